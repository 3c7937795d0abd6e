import { isNo, request } from "../http/request.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import { roomToken } from "./roomProof.ts";

/** Addresses of photos this screen has fetched; the oldest are given back. */
const fetched = new Map<string, string>();
const KEPT = 24;

/** The proof of this screen's seat, which is told more, else of what it shows. */
function seatToken(gameCode: string): string | undefined {
  const seated = playerSeat();
  return seated?.gameCode === gameCode ? seated.token : roomToken(gameCode);
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
  const { photoId } = await request("POST /snaption/:gameCode/photo", {
    params: { gameCode },
    body: photo,
    roomToken: seatToken(gameCode),
  });
  keep(photoId, photo);
  return photoId;
}

/**
 * An address under which this screen can show a photo of the room; undefined: the room does not show it to
 * this screen. Throws `ApiError` where asking again may help.
 */
export async function photoAddress(gameCode: string, id: string): Promise<string | undefined> {
  const known = fetched.get(id);
  if (known !== undefined) return known;
  try {
    const photo = await request("GET /snaption/:gameCode/photo/:photoId", {
      params: { gameCode, photoId: id },
      roomToken: seatToken(gameCode),
    });
    return keep(id, photo);
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
}

/** The same when it is here already. */
export function knownAddress(id: string): string | undefined {
  return fetched.get(id);
}
