import * as z from "zod/mini";
import type { GameType } from "./gameTypes.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { PACKS_PER_GAME_MAX } from "./packs.ts";

/** How the room stretches the time of stages in which people act; `off` waits for the host. */
export const TIMER_MODES = ["x1", "x1.5", "x2", "off"] as const;
export type TimerMode = (typeof TIMER_MODES)[number];

/** How strictly texts that players write are filtered. */
export const FILTER_LEVELS = ["none", "moderate", "strict"] as const;
export type FilterLevel = (typeof FILTER_LEVELS)[number];

/** For whom built-in prompts, clues and captions are: each level includes the ones before it. */
export const RATINGS = ["family", "teen", "adult"] as const;
export type Rating = (typeof RATINGS)[number];

/**
 * What the host or a helper backstage does about what players make, before it is shown: nothing,
 * hide what should not be seen, or show only what was approved.
 */
export const BACKSTAGE_MODES = ["off", "hide", "approve"] as const;
export type BackstageMode = (typeof BACKSTAGE_MODES)[number];

/**
 * How AB_THINKING counts: the small table's way, the large table's, or by the number of players.
 */
export const AB_SCORINGS = ["auto", "small", "large"] as const;
export type AbScoring = (typeof AB_SCORINGS)[number];
/** Whose photos SNAPTION captions: the house's, or those the players bring. */
export const PHOTO_SOURCES = ["pack", "players"] as const;
export type PhotoSourceChoice = (typeof PHOTO_SOURCES)[number];

/** Choices the host is offered (specification, section 9: option lists). */
export const ROUND_OPTIONS = [1, 2, 3, 4, 5, 6, 7] as const;
export const MAX_SCORE_OPTIONS = [5, 10, 15, 20, 25, 30, 35] as const;

/** Settings every game takes; a game adds its own beside them. */
export const gameSettingsSchema = z.object({
  language: z.enum(LANGUAGES),
  musicEnabled: z.boolean(),
  includeTutorial: z.boolean(),
  numberOfRounds: z.int().check(z.minimum(1), z.maximum(7)),
  numberOfTurns: z.int().check(z.minimum(1), z.maximum(7)),
  maxScore: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  wordPackIds: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(PACKS_PER_GAME_MAX)),
  timerMode: z.enum(TIMER_MODES),
  filterLevel: z.enum(FILTER_LEVELS),
  rating: z.enum(RATINGS),
  backstage: z.enum(BACKSTAGE_MODES),
  /** REQUIP: later players may meet what is written here; left out is yes. */
  keepAnswers: z.optional(z.boolean()),
  /** REQUIP: robots may ask a language model, where the house has one; left out is no. */
  livelyRobots: z.optional(z.boolean()),
  abThinkingSettings: z.optional(z.object({ scoring: z.enum(AB_SCORINGS) })),
  snaptionSettings: z.optional(z.object({ photoSource: z.enum(PHOTO_SOURCES) })),
  syncThinkSettings: z.optional(
    z.object({
      closeMatchEnabled: z.boolean(),
      maximumLevels: z.int().check(z.minimum(1), z.maximum(7)),
    }),
  ),
});

export type GameSettings = z.infer<typeof gameSettingsSchema>;

/** What a host may change; everything left out stays as it is. */
export const gameSettingsPatchSchema = z.partial(gameSettingsSchema);
export type GameSettingsPatch = z.infer<typeof gameSettingsPatchSchema>;

const NEVER_BY_ROUNDS = 7;

/** Default settings of a game (specification, section 9): rounds, turns or a race, one of the three. */
export function defaultSettings(gameType: GameType, language: Language): GameSettings {
  const common = {
    language,
    musicEnabled: true,
    includeTutorial: true,
    numberOfRounds: 3,
    numberOfTurns: 2,
    maxScore: 10_000,
    wordPackIds: [],
    timerMode: "x1" as const,
    filterLevel: "moderate" as const,
    rating: "family" as const,
    backstage: "off" as const,
  };
  switch (gameType) {
    case "AB_THINKING":
      return {
        ...common,
        numberOfRounds: NEVER_BY_ROUNDS,
        maxScore: 20,
        abThinkingSettings: { scoring: "auto" },
      };
    case "SYNC_THINK":
      return { ...common, syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 7 } };
    case "SNAPTION":
    case "REQUIP":
    case "CANVAS_CLASH":
    case "HIDE_AND_PEEK":
    case "RPS_SHOOT":
    case "EXPERIMENTS":
      return common;
  }
}
