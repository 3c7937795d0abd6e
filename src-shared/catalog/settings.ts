import type { Language } from "./languages.ts";

/** How the room stretches the time of stages in which people act; with `off` the host moves the game on. */
export const TIMER_MODES = ["x1", "x1.5", "x2", "off"] as const;
export type TimerMode = (typeof TIMER_MODES)[number];

/** How strictly texts that players write are filtered. */
export const FILTER_LEVELS = ["none", "moderate", "strict"] as const;
export type FilterLevel = (typeof FILTER_LEVELS)[number];

/**
 * Audiences for which built-in prompts, clues and captions are written: each level includes the ones before
 * it.
 */
export const RATINGS = ["family", "teen", "adult"] as const;
export type Rating = (typeof RATINGS)[number];

/**
 * What backstage does with the things players make before they are shown: nothing, hide what should not be
 * seen, or show only what was approved.
 */
export const BACKSTAGE_MODES = ["off", "hide", "approve"] as const;
export type BackstageMode = (typeof BACKSTAGE_MODES)[number];

/** How AB_THINKING counts points: as for a small table, as for a large one, or by the number of players. */
export const AB_SCORINGS = ["auto", "small", "large"] as const;
export type AbScoring = (typeof AB_SCORINGS)[number];

/** Source of SNAPTION's photos: built-in photos and packs, or what the players bring. */
export const PHOTO_SOURCES = ["pack", "players"] as const;
type PhotoSourceChoice = (typeof PHOTO_SOURCES)[number];

/**
 * Numbers of rounds, or of turns of each player, that the host can choose (specification, section 9: option
 * lists).
 */
export const ROUND_OPTIONS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Scores to race to that the host can choose. */
export const MAX_SCORE_OPTIONS = [5, 10, 15, 20, 25, 30, 35] as const;

/** Numbers of levels that a ladder of SYNC_THINK may have. */
export const LEVEL_OPTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Settings of a game. Settings that only some games have are absent in the others. */
export interface GameSettings {
  readonly language: Language;
  readonly musicEnabled: boolean;
  readonly includeTutorial: boolean;
  /**
   * Rounds, turns of each player and points to race to: the game's type decides which of the three ends it
   * (`GameLength`).
   */
  readonly numberOfRounds: number;
  readonly numberOfTurns: number;
  readonly maxScore: number;
  /** Packs that the game uses, in this order. */
  readonly wordPackIds: string[];
  readonly timerMode: TimerMode;
  readonly filterLevel: FilterLevel;
  readonly rating: Rating;
  readonly backstage: BackstageMode;
  /** REQUIP: later players may meet the answers written here; absent means yes. */
  readonly keepAnswers?: boolean | undefined;
  /** REQUIP: robots may use a language model, where the site has one; absent means no. */
  readonly livelyRobots?: boolean | undefined;
  readonly abThinkingSettings?: { readonly scoring: AbScoring } | undefined;
  readonly snaptionSettings?: { readonly photoSource: PhotoSourceChoice } | undefined;
  readonly syncThinkSettings?:
    | { readonly closeMatchEnabled: boolean; readonly maximumLevels: number }
    | undefined;
}

/** Changes a host may make; omitted settings stay as they are. */
export type GameSettingsPatch = {
  readonly [Name in keyof GameSettings]?: GameSettings[Name] | undefined;
};
