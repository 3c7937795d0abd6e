import { roundsOf } from "../../src-shared/catalog/gameLengths.ts";
import { factsOf } from "../../src-shared/catalog/gameTypes.ts";
import { useTopic } from "./index.ts";

/** Returns the number of rounds of the chosen game; undefined where rounds do not decide when it is over. */
export function useRounds(): number | undefined {
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const settings = useTopic("gameSettingsUpdated");
  // A newer server may have games that this page lacks.
  return gameType && settings && factsOf(gameType) ? roundsOf(gameType, settings) : undefined;
}
