import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";

/** Returns the player's votes after a tap on a card. The last vote cannot be withdrawn, only moved. */
export function votesAfter(votes: readonly CardId[], card: CardId, allowed: number): CardId[] {
  if (votes.includes(card)) {
    return votes.length > 1 ? votes.filter((vote) => vote !== card) : [...votes];
  }
  return [...votes.slice(0, allowed - 1), card];
}
