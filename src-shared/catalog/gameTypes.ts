import type { GameFacts } from "./games/facts.ts";
import { GAMES } from "./games/registry.ts";

/** A game that a room can play. */
export type GameType = keyof typeof GAMES;

/** The facts of each game. */
export const GAME_FACTS: Readonly<Record<GameType, GameFacts>> = GAMES;

/**
 * Returns the facts of a game; undefined when none is chosen, or when a newer server sends a game this page
 * does not know.
 */
export function factsOf(gameType: GameType | undefined): GameFacts | undefined {
  const facts: Readonly<Partial<Record<GameType, GameFacts>>> = GAME_FACTS;
  return gameType && facts[gameType];
}

/** Every game a room can play, in the order in which all lists show them. */
// SAFETY: Object.keys of a constant object yields exactly its keys.
export const GAME_TYPES = Object.keys(GAMES) as readonly GameType[];

/** The games shown on the site: all except those that only admins try out. */
export const SITE_GAMES = GAME_TYPES.filter((gameType) => GAME_FACTS[gameType].access !== "admin");

/** Returns the URL part of a game: `RPS_SHOOT` is `/games/rps_shoot`. */
export function gamePath(gameType: GameType): string {
  return gameType.toLowerCase();
}

/** Returns the game that a URL part names, in any case; undefined when there is none. */
export function gameTypeOfPath(path: string): GameType | undefined {
  const wanted = path.toUpperCase();
  return GAME_TYPES.find((gameType) => gameType === wanted);
}
