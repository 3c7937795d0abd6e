import { request } from "../http/request.ts";
import { store, stored } from "../storage/storage.ts";

/** Whether a stored value is a place in a room with exactly this token. */
function isPassport(kept: unknown, token: string): kept is object {
  return typeof kept === "object" && kept !== null && "token" in kept && kept.token === token;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // Not every stored value is JSON.
    return undefined;
  }
}

/** Replaces an older room token with a newer one wherever this browser has stored it. */
export function keepRenewed(before: string, now: string): void {
  for (const key of ["hostRoomToken", "playerRoomToken"] as const) {
    if (stored(key) === before) store(key, now);
  }
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at) ?? "";
      if (!key.startsWith("hubbub.")) continue;
      const kept = parsed(localStorage.getItem(key));
      if (!isPassport(kept, before)) continue;
      localStorage.setItem(key, JSON.stringify({ ...kept, token: now, savedAt: Date.now() }));
    }
  } catch (error) {
    console.warn("cannot store a renewed proof", error);
  }
}

/**
 * Has a room token signed for another day and replaces the old one wherever this browser has stored it.
 * Throws `ApiError` when the place is gone or the server does not respond; nobody is logged out by that.
 */
export async function renewRoomProof(gameCode: string, token: string): Promise<string> {
  const parts = { params: { gameCode }, roomToken: token };
  const { roomToken } = await request("GET /gameSession/:gameCode/token", parts);
  keepRenewed(token, roomToken);
  return roomToken;
}
