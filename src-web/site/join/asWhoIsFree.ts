import type { SeatRequest } from "../../../src-shared/api/gameSession.ts";
import { keepLook } from "../../client/storage/device.ts";
import { setOut } from "../../ui/page/crossing.ts";
import { codeOfError } from "./useLookup.ts";

/** Who to be when somebody else is this character; undefined when nobody is left, or one does mind. */
export type Another = (refused: string) => string | undefined;

/**
 * Ask for a seat, and for the same as somebody else where the character was taken in this moment. The overlay
 * shows whom one asks for. Rejects as `ask` does.
 */
export async function asWhoIsFree<Seat>(
  request: SeatRequest,
  another: Another,
  ask: (request: SeatRequest) => Promise<Seat>,
): Promise<Seat> {
  keepLook(request.alias, request.avatarSrc);
  setOut(request.avatarSrc);
  try {
    return await ask(request);
  } catch (error) {
    const isInUse = codeOfError(error) === "error.avatar_in_use";
    const avatarSrc = isInUse ? another(request.avatarSrc) : undefined;
    if (avatarSrc === undefined) throw error;
    return asWhoIsFree({ ...request, avatarSrc }, another, ask);
  }
}
