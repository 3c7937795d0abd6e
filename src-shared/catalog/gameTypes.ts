import type { GameFacts } from "./games/facts.ts";
import { GAMES } from "./games/registry.ts";

/** A game that a room can play. */
export type GameType = keyof typeof GAMES;

/** What is known of each game. */
export const GAME_FACTS: Readonly<Record<GameType, GameFacts>> = GAMES;

/** The same where none is chosen, or a newer server knows a game that this page does not. */
export function factsOf(gameType: GameType | undefined): GameFacts | undefined {
  const facts: Readonly<Partial<Record<GameType, GameFacts>>> = GAME_FACTS;
  return gameType && facts[gameType];
}

/** Everything a room can play, in the order every list shows them. */
// SAFETY: Object.keys of a constant object yields exactly its keys.
export const GAME_TYPES = Object.keys(GAMES) as readonly GameType[];

/** The games of the site: all but what only admins try out. */
export const SITE_GAMES = GAME_TYPES.filter((gameType) => GAME_FACTS[gameType].access !== "admin");

/** URL part of a game: `RPS_SHOOT` is `/games/rps_shoot`. */
export function gamePath(gameType: GameType): string {
  return gameType.toLowerCase();
}

/** The game a URL part names, in any case; undefined when there is none. */
export function gameTypeOfPath(path: string): GameType | undefined {
  const wanted = path.toUpperCase();
  return GAME_TYPES.find((gameType) => gameType === wanted);
}
