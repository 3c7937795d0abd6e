import type { ReelGame } from "../../../src-shared/api/reel.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import type { KeepsakePerson, KeepsakeProps } from "../../game-kit/gameParts.ts";

/** Everybody in a game, in the form that keepsakes need. */
export function peopleOf({ podium }: ReelGame): KeepsakeProps["people"] {
  return Object.fromEntries(
    podium.map(({ playerId: id, alias, avatarSrc, hexColor }): [number, KeepsakePerson] => [
      playerId(id),
      { alias, avatarSrc, hexColor },
    ]),
  );
}
