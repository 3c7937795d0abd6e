import { pictureUrl } from "../../client/pictureUrl.ts";

const SHARED = "picture/";

const pictures = import.meta.glob<string>("../../assets/games/ab-thinking/cards/*/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Widths of a card's two pictures, px; the height is 1.5 times the width. */
export const CARD_WIDTHS = { small: 240, large: 600 } as const;

/** Returns the picture of a pack that is on a card; undefined for a card of the built-in deck. */
function sharedPicture(imageUrl: string): string | undefined {
  return imageUrl.startsWith(SHARED) ? imageUrl.slice(SHARED.length) : undefined;
}

/** Returns the address of a card's picture; undefined for a card this build does not have. */
export function cardPicture(imageUrl: string, size: keyof typeof CARD_WIDTHS): string | undefined {
  const shared = sharedPicture(imageUrl);
  if (shared !== undefined) return pictureUrl(shared);
  return pictures[`../../assets/games/ab-thinking/cards/${size}/${imageUrl}`];
}
