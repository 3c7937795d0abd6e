const pictures = import.meta.glob<string>("../../assets/games/ab-thinking/cards/*/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Widths of the two pictures of a card, px; the height is half as much again. */
export const CARD_WIDTHS = { small: 240, large: 600 } as const;

/** Address of a card's picture; undefined for a card this build does not have. */
export function cardPicture(imageUrl: string, size: keyof typeof CARD_WIDTHS): string | undefined {
  return pictures[`../../assets/games/ab-thinking/cards/${size}/${imageUrl}`];
}
