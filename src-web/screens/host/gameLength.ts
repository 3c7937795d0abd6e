import * as catalog from "../../../src-shared/catalog/gameLengths.ts";
import type { GameLength } from "../../../src-shared/catalog/games/facts.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";

/** Returns how the length of this game is set; rounds while no game is chosen. */
export function gameLength(gameType: GameType | undefined): GameLength {
  return gameType ? catalog.gameLength(gameType) : "rounds";
}
