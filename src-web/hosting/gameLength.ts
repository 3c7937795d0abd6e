import type { GameType } from "../../src-rooms/catalog/gameTypes.ts";

/** What a host chooses to make a game longer: rounds, or turns of each player. */
export type GameLength = "rounds" | "turns";

const BY_TURNS: readonly GameType[] = ["CANVAS_CLASH", "HIDE_AND_PEEK"];

export function gameLength(gameType: GameType | undefined): GameLength {
  return gameType && BY_TURNS.includes(gameType) ? "turns" : "rounds";
}
