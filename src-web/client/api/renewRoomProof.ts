import { request } from "../http/request.ts";
import { store, stored } from "../storage/storage.ts";

/** Is this what a browser keeps of a place in a room, with this very proof? */
function isPassport(kept: unknown, token: string): kept is object {
  return typeof kept === "object" && kept !== null && "token" in kept && kept.token === token;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // Not everything that is kept is JSON.
    return undefined;
  }
}

/** Keep a newer proof in the place of an older one, wherever this browser has that. */
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
 * Have a proof of a place in a room signed for another day, and keep it wherever this browser keeps the one
 * before. Throws `ApiError` when the place is gone or nobody answers; nobody is logged out over it.
 */
export async function renewRoomProof(gameCode: string, token: string): Promise<string> {
  const parts = { params: { gameCode }, roomToken: token };
  const { roomToken } = await request("GET /gameSession/:gameCode/token", parts);
  keepRenewed(token, roomToken);
  return roomToken;
}
