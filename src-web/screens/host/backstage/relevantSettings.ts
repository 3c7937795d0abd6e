import type { GameFacts } from "../../../../src-shared/catalog/games/facts.ts";
import { factsOf, type GameType } from "../../../../src-shared/catalog/gameTypes.ts";

/** Which of the settings about texts to offer. */
export type RelevantSettings = Pick<GameFacts, "isRated" | "hasBackstage">;

/**
 * Returns the settings that the chosen game, or one of the evening's coming games, uses. They last all
 * evening, so a family that begins with a game without ratings can set a rating before the next one.
 */
export function relevantSettings(
  chosen: GameType,
  coming: readonly { readonly gameType: GameType }[] = [],
): RelevantSettings {
  const facts = [chosen, ...coming.map(({ gameType }) => gameType)].map(factsOf);
  return {
    isRated: facts.some((game) => game?.isRated),
    hasBackstage: facts.some((game) => game?.hasBackstage),
  };
}
