import { GAME_FACTS, type GameType } from "./gameTypes.ts";
import type { Language } from "./languages.ts";
import type { GameSettings } from "./settings.ts";

/** Default settings of a game (specification, section 9): every game's, then what its facts say. */
export function defaultSettings(gameType: GameType, language: Language): GameSettings {
  return {
    language,
    musicEnabled: true,
    includeTutorial: true,
    numberOfRounds: 3,
    numberOfTurns: 2,
    // No race: its rounds or turns end it, however many points are made (specification, section 9).
    maxScore: 1_000_000,
    wordPackIds: [],
    timerMode: "x1",
    filterLevel: "moderate",
    rating: "family",
    backstage: "off",
    ...GAME_FACTS[gameType].settings,
  };
}
