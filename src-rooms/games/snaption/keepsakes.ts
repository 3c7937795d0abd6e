import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { Snapped, SnaptionState } from "./types.ts";

/** Kept captions that backstage has not hidden (SN13). */
export const shownOf = ({ snapped }: SnaptionState): readonly Snapped[] =>
  snapped.filter(({ hidden }) => !hidden);

/** The best caption of each photo (SN15). */
export function keepsakesOf(state: SnaptionState): Keepsake[] {
  return shownOf(state).map(({ id, source, text, authors, votes, isUnanimous }) => ({
    id,
    kind: "caption",
    playerIds: authors,
    body: {
      text,
      votes,
      isUnanimous,
      // Players' own photos are deleted with their room, and a pack's with its owner.
      ...(source.kind === "pack" && { photo: source.id }),
    },
  }));
}
