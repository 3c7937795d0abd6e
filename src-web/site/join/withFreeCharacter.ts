import type { SeatRequest } from "../../../src-shared/api/gameSession.ts";
import { keepLook } from "../../client/storage/device.ts";
import { beginEntering } from "../../ui/page/entering.ts";
import { codeOfError } from "./useLookup.ts";

/** Picks another character when one is taken; undefined when none is free or the user chose it. */
export type AnotherCharacter = (refused: string) => string | undefined;

/**
 * Requests a seat, and again with another character if this one has just been taken. The overlay shows the
 * requested character. Rejects as `ask` does.
 */
export async function withFreeCharacter<Seat>(
  request: SeatRequest,
  another: AnotherCharacter,
  ask: (request: SeatRequest) => Promise<Seat>,
): Promise<Seat> {
  keepLook(request.alias, request.avatarSrc);
  beginEntering(request.avatarSrc);
  try {
    return await ask(request);
  } catch (error) {
    const isInUse = codeOfError(error) === "error.avatar_in_use";
    const avatarSrc = isInUse ? another(request.avatarSrc) : undefined;
    if (avatarSrc === undefined) throw error;
    return withFreeCharacter({ ...request, avatarSrc }, another, ask);
  }
}
