import type { Keepsake } from "../../protocol/entities.ts";
import type { AbState } from "./types.ts";

/** Each turn that was told: its card, its clue and who found it (AB19). */
export function keepsakesOf(state: AbState): Keepsake[] {
  return state.told.map(({ turn, storyteller, cardId, clue, finders }) => ({
    id: `clue-${turn}`,
    kind: "clue",
    playerIds: [storyteller],
    body: { cardId, storyteller, finders, ...(clue.text !== undefined && { clue: clue.text }) },
  }));
}
