import { ApiError } from "../http/request.ts";
import { setReach } from "../http/reachable.ts";
import { fetchHealth } from "./site.ts";

/** Whether the server responds: a refusal counts as a response, a server error or silence does not. */
async function answers(): Promise<boolean> {
  try {
    await fetchHealth();
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status > 0 && error.status < 500;
  }
}

let asking: Promise<void> | undefined;

/** Checks whether the server responds, without waking a room. Simultaneous callers share one request. */
export function checkServer(): Promise<void> {
  asking ??= answers().then((isThere) => {
    asking = undefined;
    setReach(isThere ? "there" : "gone");
  });
  return asking;
}
