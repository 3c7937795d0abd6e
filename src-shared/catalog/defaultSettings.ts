import { GAME_FACTS, type GameType } from "./gameTypes.ts";
import type { Language } from "./languages.ts";
import type { GameSettings } from "./settings.ts";

/**
 * Returns the default settings of a game (specification, section 9): those common to all games, then those of
 * its facts.
 */
export function defaultSettings(gameType: GameType, language: Language): GameSettings {
  return {
    language,
    musicEnabled: true,
    includeTutorial: true,
    numberOfRounds: 3,
    numberOfTurns: 2,
    // Out of reach: not a race, so rounds or turns end the game, however many points are scored
    // (specification, section 9).
    maxScore: 1_000_000,
    wordPackIds: [],
    timerMode: "x1",
    filterLevel: "moderate",
    rating: "family",
    backstage: "off",
    ...GAME_FACTS[gameType].settings,
  };
}
