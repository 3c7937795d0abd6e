import type { Reel, ReelGame, ReelItem } from "../../../src-shared/api/reel.ts";

/** One slide of the slideshow. */
export type Slide =
  | { readonly kind: "opening" }
  | { readonly kind: "game"; readonly game: ReelGame; readonly number: number }
  | { readonly kind: "item"; readonly game: ReelGame; readonly item: ReelItem }
  | { readonly kind: "podium"; readonly game: ReelGame; readonly number: number }
  | { readonly kind: "champion" }
  | { readonly kind: "end" };

/** How long each kind of slide is shown, ms. */
export const SLIDE_MS: Readonly<Record<Slide["kind"], number>> = {
  opening: 4_000,
  game: 2_500,
  item: 7_000,
  podium: 5_500,
  champion: 8_000,
  end: 6_000,
};

/** More keepsakes of one game would make the slideshow too long; the gallery shows all of them. */
const ITEMS_OF_A_GAME = 8;

/** A night as slides: each game's title, its keepsakes and its podium, with the champion at the end. */
export function slidesOf({ games, evening }: Pick<Reel, "games" | "evening">): readonly Slide[] {
  if (games.length === 0) return [];
  const ofGames = games.flatMap((game, at): Slide[] => {
    const number = at + 1;
    const items = game.keepsakes.slice(0, ITEMS_OF_A_GAME);
    return [
      { kind: "game", game, number },
      ...items.map((item): Slide => ({ kind: "item", game, item })),
      { kind: "podium", game, number },
    ];
  });
  const hasChampion = evening?.isOver === true && evening.standing.length > 0;
  const champion: readonly Slide[] = hasChampion ? [{ kind: "champion" }] : [];
  return [{ kind: "opening" }, ...ofGames, ...champion, { kind: "end" }];
}
