import type { Language } from "./languages.ts";

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

/** How AB_THINKING counts: the small table's way, the large table's, or by the number of players. */
export const AB_SCORINGS = ["auto", "small", "large"] as const;
export type AbScoring = (typeof AB_SCORINGS)[number];

/** Whose photos SNAPTION captions: the house's, or those the players bring. */
export const PHOTO_SOURCES = ["pack", "players"] as const;
type PhotoSourceChoice = (typeof PHOTO_SOURCES)[number];

/** Choices the host is offered: rounds, or turns of each player (specification, section 9: option lists). */
export const ROUND_OPTIONS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Scores to race to. */
export const MAX_SCORE_OPTIONS = [5, 10, 15, 20, 25, 30, 35] as const;

/** Levels a ladder of SYNC_THINK may have. */
export const LEVEL_OPTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Settings of a game. What only some games take is absent in the others. */
export interface GameSettings {
  readonly language: Language;
  readonly musicEnabled: boolean;
  readonly includeTutorial: boolean;
  /** Rounds, turns of each player, points to race to: one of the three ends a game (`GameLength`). */
  readonly numberOfRounds: number;
  readonly numberOfTurns: number;
  readonly maxScore: number;
  /** Packs the game takes along, in this order. */
  readonly wordPackIds: string[];
  readonly timerMode: TimerMode;
  readonly filterLevel: FilterLevel;
  readonly rating: Rating;
  readonly backstage: BackstageMode;
  /** REQUIP: later players may meet what is written here; left out is yes. */
  readonly keepAnswers?: boolean | undefined;
  /** REQUIP: robots may ask a language model, where the house has one; left out is no. */
  readonly livelyRobots?: boolean | undefined;
  readonly abThinkingSettings?: { readonly scoring: AbScoring } | undefined;
  readonly snaptionSettings?: { readonly photoSource: PhotoSourceChoice } | undefined;
  readonly syncThinkSettings?:
    | { readonly closeMatchEnabled: boolean; readonly maximumLevels: number }
    | undefined;
}

/** What a host may change; everything left out stays as it is. */
export type GameSettingsPatch = {
  readonly [Name in keyof GameSettings]?: GameSettings[Name] | undefined;
};
