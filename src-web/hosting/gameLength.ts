import type { GameType } from "../../src-rooms/catalog/gameTypes.ts";

/** What a host chooses to make a game longer: rounds, or the score of a race. */
export type GameLength = "rounds" | "race";

const RACES: readonly GameType[] = ["AB_THINKING"];

export function gameLength(gameType: GameType | undefined): GameLength {
  return gameType && RACES.includes(gameType) ? "race" : "rounds";
}
