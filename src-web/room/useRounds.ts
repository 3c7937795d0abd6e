import { roundsOf } from "../../src-shared/catalog/gameLengths.ts";
import { factsOf } from "../../src-shared/catalog/gameTypes.ts";
import { useTopic } from "./index.ts";

/** How many rounds the game has that is played; undefined where rounds do not decide when it is over. */
export function useRounds(): number | undefined {
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const settings = useTopic("gameSettingsUpdated");
  // A newer server may know more games than this page does.
  return gameType && settings && factsOf(gameType) ? roundsOf(gameType, settings) : undefined;
}
