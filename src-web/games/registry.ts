import { GAME_TYPES, SITE_GAMES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { gameArt, type GameArtwork } from "./art.ts";

/** A game as the site presents it. Its screens are in `parts.ts`, loaded with a room. */
export interface GameEntry extends GameArtwork {
  /** Value of `data-theme` that gives a screen the game's colours. */
  readonly theme: GameType;
  readonly nameKey: `game.${GameType}.name`;
  readonly descriptionKey: `game.${GameType}.description`;
}

function entry(name: GameType, art: GameArtwork): GameEntry {
  return {
    theme: name,
    nameKey: `game.${name}.name`,
    descriptionKey: `game.${name}.description`,
    ...art,
  };
}

/** Everything a room can be opened for, one line each. */
export const GAMES: Readonly<Record<GameType, GameEntry>> = {
  SNAPTION: entry("SNAPTION", gameArt("snaption", "snaption")),
  REQUIP: entry("REQUIP", gameArt("requip", "requip")),
  CANVAS_CLASH: entry("CANVAS_CLASH", gameArt("canvas-clash", "canvas")),
  AB_THINKING: entry("AB_THINKING", gameArt("ab-thinking", "ab")),
  HIDE_AND_PEEK: entry("HIDE_AND_PEEK", gameArt("hide-and-peek", "hide")),
  SYNC_THINK: entry("SYNC_THINK", gameArt("sync-think", "sync")),
  RPS_SHOOT: entry("RPS_SHOOT", gameArt("rps-shoot", "rps")),
  EXPERIMENTS: entry("EXPERIMENTS", gameArt("experiments", "lab")),
};

/** A game the site offers, with its type. */
export type PlayableGame = GameEntry & { readonly gameType: GameType };

const named = (gameType: GameType): PlayableGame => ({ ...GAMES[gameType], gameType });

/** The same in the order every list shows them. */
export const PLAYABLE_GAMES: readonly PlayableGame[] = GAME_TYPES.map(named);

/** The seven that the site tells about: what is tried out is offered in the room alone. */
export const SITE_LIST: readonly PlayableGame[] = SITE_GAMES.map(named);
