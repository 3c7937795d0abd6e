import { playerId } from "../../src-rooms/protocol/ids.ts";
import type { KeepsakePerson, KeepsakeProps } from "../stage/gameParts.ts";
import type { ReelGame } from "./calls.ts";

/** Everybody of a game, as its keepsakes want to know them. */
export function peopleOf({ podium }: ReelGame): KeepsakeProps["people"] {
  return Object.fromEntries(
    podium.map(({ playerId: id, alias, avatarSrc, hexColor }): [number, KeepsakePerson] => [
      playerId(id),
      { alias, avatarSrc, hexColor },
    ]),
  );
}
