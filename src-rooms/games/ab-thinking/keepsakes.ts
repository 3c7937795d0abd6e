import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { AbHighlights, AbState } from "./types.ts";

const idOf = (turn: number): string => `clue-${turn}`;

/** A keepsake of each turn that was not void: its card, its clue and who found it (AB19). */
export function keepsakesOf(state: AbState): Keepsake[] {
  return state.told.map(({ turn, storyteller, cardId, clue, finders }) => ({
    id: idOf(turn),
    kind: "clue",
    playerIds: [storyteller],
    body: { cardId, storyteller, finders, ...(clue.text !== undefined && { clue: clue.text }) },
  }));
}

/** Returns the highlights without a clue that its storyteller removed; they still show who found the card. */
export function withoutClue({ told }: AbHighlights, { id }: Keepsake): AbHighlights {
  return {
    told: told.map((one) =>
      idOf(one.turn) === id ? { ...one, clue: { silent: one.clue.silent } } : one,
    ),
  };
}
