import type { GameType } from "../../src-rooms/catalog/gameTypes.ts";

/** What a host chooses to make a game longer: rounds, turns of each player, or a score to race to. */
export type GameLength = "rounds" | "turns" | "race";

const BY_TURNS: readonly GameType[] = ["CANVAS_CLASH", "HIDE_AND_PEEK"];

/** How the length of this game is set. */
export function gameLength(gameType: GameType | undefined): GameLength {
  if (gameType === "AB_THINKING") return "race";
  return gameType && BY_TURNS.includes(gameType) ? "turns" : "rounds";
}
