import { GAME_TYPES, type GameType } from "../../src-rooms/catalog/gameTypes.ts";
import { gameArt, type GameArtwork } from "./art.ts";

type PlayableName = GameType;

/** A game as the site presents it. Its screens are in `stage/gameParts.ts`, loaded with a room. */
export interface GameEntry extends GameArtwork {
  /** Value of `data-theme` that gives a screen the game's colours. */
  readonly theme: GameType;
  readonly nameKey: `game.${PlayableName}.name`;
  readonly descriptionKey: `game.${PlayableName}.description`;
}

function entry(name: PlayableName, art: GameArtwork): GameEntry {
  return {
    theme: name,
    nameKey: `game.${name}.name`,
    descriptionKey: `game.${name}.description`,
    ...art,
  };
}

/** The games the site offers, one line each. */
export const GAMES: Readonly<Partial<Record<GameType, GameEntry>>> = {
  SNAPTION: entry("SNAPTION", gameArt("snaption", "snaption")),
  REQUIP: entry("REQUIP", gameArt("requip", "requip")),
  CANVAS_CLASH: entry("CANVAS_CLASH", gameArt("canvas-clash", "canvas")),
  AB_THINKING: entry("AB_THINKING", gameArt("ab-thinking", "ab")),
  HIDE_AND_PEEK: entry("HIDE_AND_PEEK", gameArt("hide-and-peek", "hide")),
  SYNC_THINK: entry("SYNC_THINK", gameArt("sync-think", "sync")),
  RPS_SHOOT: entry("RPS_SHOOT", gameArt("rps-shoot", "rps")),
};

/** A game the site offers, with its type. */
export type PlayableGame = GameEntry & { readonly gameType: GameType };

/** The same in the order every list shows them. */
export const PLAYABLE_GAMES: readonly PlayableGame[] = GAME_TYPES.flatMap((gameType) => {
  const found = GAMES[gameType];
  return found ? [{ ...found, gameType }] : [];
});
