import {
  GAME_TYPES,
  GAME_FACTS,
  SITE_GAMES,
  type GameType,
} from "../../src-shared/catalog/gameTypes.ts";
import "./themes.ts";

// Pictures are found by path: `brand/<folder>.svg` is a game's drawn name, `games/<folder>/card.webp` its
// picture.
const logos = import.meta.glob<string>("../assets/brand/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const cards = import.meta.glob<string>("../assets/games/*/card.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A game as the site presents it. Its screens are in `parts.ts`, loaded with a room. */
export interface PlayableGame {
  readonly gameType: GameType;
  readonly nameKey: `games:${GameType}.name`;
  readonly descriptionKey: `games:${GameType}.description`;
  /** Addresses of the drawn name and the picture; undefined while they have not been drawn. */
  readonly logo: string | undefined;
  readonly card: string | undefined;
}

/** Returns a game as the site presents it. */
export function gameEntry(gameType: GameType): PlayableGame {
  const { folder } = GAME_FACTS[gameType];
  return {
    gameType,
    nameKey: `games:${gameType}.name`,
    descriptionKey: `games:${gameType}.description`,
    logo: logos[`../assets/brand/${folder}.svg`],
    card: cards[`../assets/games/${folder}/card.webp`],
  };
}

/** Every game a room can be opened for, in the order in which all lists show them. */
export const PLAYABLE_GAMES: readonly PlayableGame[] = GAME_TYPES.map(gameEntry);

/** The games that the site describes; experiments are offered in rooms only. */
export const SITE_LIST: readonly PlayableGame[] = SITE_GAMES.map(gameEntry);
