import type { AbCard } from "../../../src-rooms/games/ab-thinking/types.ts";

/** Returns a card of the deck, for pages that explain the game without a room. */
export function sample(cardId: string): AbCard {
  return {
    cardId,
    imageUrl: cardId.startsWith("picture:") ? cardId.replace(":", "/") : `${cardId}.webp`,
  };
}
