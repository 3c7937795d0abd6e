import { isErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { roomToken } from "./gameSession.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import { ApiError } from "../http/request.ts";

/** Addresses of photos this screen has fetched; the oldest are given back. */
const fetched = new Map<string, string>();
const KEPT = 24;

const path = (gameCode: string) => `/api/v1/snaption/${encodeURIComponent(gameCode)}/photo`;

/** The proof of this screen: of its seat, which is told more, else of what it shows. */
function token(gameCode: string): string {
  const seat = playerSeat();
  return (seat?.gameCode === gameCode ? seat.token : roomToken(gameCode)) ?? "";
}

async function ask(url: string, gameCode: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("room-token", token(gameCode));
  const answer = await fetch(url, { ...init, headers }).catch(() => {
    throw new ApiError(0, "error.server_unavailable");
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as { readonly code?: unknown };
  throw new ApiError(answer.status, isErrorCode(problem.code) ? problem.code : "internal");
}

function keep(id: string, photo: Blob): string {
  const known = fetched.get(id);
  // Another part of the screen had asked for it as well.
  if (known !== undefined) return known;
  const address = URL.createObjectURL(photo);
  fetched.set(id, address);
  const [oldest] = fetched.keys();
  if (fetched.size > KEPT && oldest !== undefined) {
    URL.revokeObjectURL(fetched.get(oldest) ?? "");
    fetched.delete(oldest);
  }
  return address;
}

/** Send a photo to the room; the answer is its id. Throws `ApiError`. */
export async function sendPhoto(gameCode: string, photo: Blob): Promise<string> {
  const headers = { "content-type": photo.type };
  const init = { method: "POST", headers, body: photo };
  const answer = await ask(path(gameCode), gameCode, init);
  // SAFETY: the Worker validates its answers.
  const { photoId } = (await answer.json()) as { readonly photoId: string };
  keep(photoId, photo);
  return photoId;
}

/** A no of the room stays a no; silence, stumbling and too much at once pass. */
function isNo(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/**
 * An address under which this screen can show a photo of the room; undefined: the room does not show it to
 * this screen. Throws `ApiError` where asking again may help.
 */
export async function photoAddress(gameCode: string, id: string): Promise<string | undefined> {
  const known = fetched.get(id);
  if (known !== undefined) return known;
  try {
    const answer = await ask(`${path(gameCode)}/${encodeURIComponent(id)}`, gameCode, {});
    return keep(id, await answer.blob());
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
}

/** The same when it is here already. */
export function knownAddress(id: string): string | undefined {
  return fetched.get(id);
}
