import { isFinalRefusal, request } from "../http/request.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import { roomToken } from "./roomProof.ts";

/** Object URLs of the photos this screen has fetched; the oldest are revoked. */
const fetched = new Map<string, string>();
const KEPT = 24;

/** Returns the token of this screen's seat, which gives access to more, or else the screen's own. */
function seatToken(gameCode: string): string | undefined {
  const seated = playerSeat();
  return seated?.gameCode === gameCode ? seated.token : roomToken(gameCode);
}

function keep(id: string, photo: Blob): string {
  const known = fetched.get(id);
  // Another part of the screen had requested it, too.
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

/** Sends a photo to the room; resolves to its id. Throws `ApiError`. */
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
 * Returns a URL of a room's photo for this screen; undefined if the room does not show the photo to this
 * screen. Throws `ApiError` where a retry may help.
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
    if (isFinalRefusal(error)) return undefined;
    throw error;
  }
}

/** Returns the same if it has been fetched already. */
export function knownAddress(id: string): string | undefined {
  return fetched.get(id);
}
