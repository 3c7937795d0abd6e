import type { hideAndPeek } from "../../../src-shared/catalog/games/hide-and-peek.ts";
import type { SceneLook, SpotName } from "../../../src-shared/catalog/hideScenes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

export type HideStage = (typeof hideAndPeek.stages)[number];

export interface Seat {
  readonly score: number;
  /** The one double of the game is used up. */
  readonly hasDoubled: boolean;
  /** Joined in mid-game: guesses, and hides from the next lap. */
  readonly waiting: boolean;
  /** Gone for good. */
  readonly left: boolean;
}

export interface Guess {
  readonly spotName: SpotName;
  readonly doubled: boolean;
}

/** A hider who was looked for. */
interface Hunt {
  readonly lap: number;
  readonly hider: PlayerId;
  readonly spotName: SpotName;
  /** Where the lap was played. */
  readonly look: SceneLook;
  readonly finders: readonly PlayerId[];
  readonly fooled: readonly PlayerId[];
}

export interface HideState {
  readonly laps: number;
  readonly testing: boolean;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  /** Order of the first lap; late comers are appended. */
  readonly order: readonly PlayerId[];
  readonly lap: number;
  /** Where laps are played, in their order; from the beginning again after the last one. */
  readonly looks: readonly SceneLook[];
  readonly at: HideStage | "OVER";
  /** Hiders of this lap, in their order. */
  readonly turnOrder: readonly PlayerId[];
  /** Index of the hider who is looked for. */
  readonly current: number;
  /** Where the light showed everybody last. */
  readonly seen: Readonly<Record<PlayerId, SpotName>>;
  /** Where everybody hides. */
  readonly hidden: Readonly<Record<PlayerId, SpotName>>;
  readonly guesses: Readonly<Record<PlayerId, Guess>>;
  /** What this hunt won, in REVEAL. */
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly hunts: readonly Hunt[];
}

/** What every screen sees. */
export interface HideShared {
  readonly lap: number;
  readonly laps: number;
  /** Where this lap is played, and by which light. */
  readonly look: SceneLook;
  readonly turnOrder: readonly PlayerId[];
  /** Where the light last showed everybody; gone while nobody should remember by looking. */
  readonly seen: Readonly<Record<PlayerId, SpotName>>;
  /** Who is looked for, in GUESS and REVEAL. */
  readonly hider?: PlayerId;
  /** Where the hider was, in REVEAL. */
  readonly spotName?: SpotName;
  /** Who was found where in this lap. */
  readonly revealed: Readonly<Record<PlayerId, SpotName>>;
  /** What everybody guessed, in REVEAL. */
  readonly guesses: Readonly<Record<PlayerId, Guess>>;
  readonly gains: Readonly<Record<PlayerId, number>>;
  /** Robots of test accounts hurry. */
  readonly testing: boolean;
}

/** What one phone sees of its own. */
export interface HidePrivate {
  /** Where one hides, or was seen last. */
  readonly spotName?: SpotName;
  /** Does one hide in this lap? */
  readonly hides: boolean;
  readonly guess?: Guess;
  readonly canDouble: boolean;
}

/** What the podium and the profile keep. */
export interface HideHighlights {
  readonly hunts: readonly Hunt[];
}
