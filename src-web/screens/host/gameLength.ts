import * as catalog from "../../../src-shared/catalog/gameLengths.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";

/** How the length of this game is set; rounds, while none is chosen. */
export function gameLength(gameType: GameType | undefined): catalog.GameLength {
  return gameType ? catalog.gameLength(gameType) : "rounds";
}
