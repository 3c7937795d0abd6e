import { ApiError } from "../http/request.ts";
import { setReach } from "../http/reachable.ts";
import { fetchHealth } from "./site.ts";

/** A server that refuses is there; one that stumbles is not, nor is one that says nothing. */
async function answers(): Promise<boolean> {
  try {
    await fetchHealth();
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status > 0 && error.status < 500;
  }
}

let asking: Promise<void> | undefined;

/** Ask the server whether it is there, which wakes no room; one question at a time, however many want to know. */
export function askServer(): Promise<void> {
  asking ??= answers().then((isThere) => {
    asking = undefined;
    setReach(isThere ? "there" : "gone");
  });
  return asking;
}
