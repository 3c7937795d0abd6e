import type { hideAndPeek } from "../../../src-shared/catalog/games/hide-and-peek.ts";
import type { SceneLook, SpotName } from "../../../src-shared/catalog/hideScenes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

export type HideStage = (typeof hideAndPeek.stages)[number];

export interface Seat {
  readonly score: number;
  /** Whether the game's one double is used up. */
  readonly hasDoubled: boolean;
  /** Whether the player has left for good. */
  readonly left: boolean;
}

/** One player's guess where the hider is. */
export interface Guess {
  readonly spotName: SpotName;
  readonly doubled: boolean;
}

/** The finished search for one hider. */
interface Hunt {
  readonly lap: number;
  readonly hider: PlayerId;
  readonly spotName: SpotName;
  /** Scene of the lap. */
  readonly look: SceneLook;
  readonly finders: readonly PlayerId[];
  readonly fooled: readonly PlayerId[];
}

/** The whole state of a game, of which screens receive only the views below. */
export interface HideState {
  readonly laps: number;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  /** Order of the first lap; late joiners are appended. */
  readonly order: readonly PlayerId[];
  readonly lap: number;
  /** Scenes of the laps in their order; begins again after the last one. */
  readonly looks: readonly SceneLook[];
  readonly at: HideStage | "OVER";
  /** Hiders of this lap, in order. */
  readonly turnOrder: readonly PlayerId[];
  /** Index of the hider who is looked for. */
  readonly current: number;
  /** Where each player was last seen in the light. */
  readonly seen: Readonly<Record<PlayerId, SpotName>>;
  /** Where each player hides. */
  readonly hidden: Readonly<Record<PlayerId, SpotName>>;
  readonly guesses: Readonly<Record<PlayerId, Guess>>;
  /** Points from this hunt, in REVEAL. */
  readonly gains: Readonly<Record<PlayerId, number>>;
  readonly hunts: readonly Hunt[];
}

/** The view sent to every screen. */
export interface HideShared {
  readonly lap: number;
  readonly laps: number;
  /** Scene of this lap, with its light. */
  readonly look: SceneLook;
  readonly turnOrder: readonly PlayerId[];
  /** Where each player was last seen in the light. */
  readonly seen: Readonly<Record<PlayerId, SpotName>>;
  /** The hider who is looked for, in GUESS and REVEAL. */
  readonly hider?: PlayerId;
  /** Where the hider was, in REVEAL. */
  readonly spotName?: SpotName;
  /** Hiders revealed in this lap, and where they were. */
  readonly revealed: Readonly<Record<PlayerId, SpotName>>;
  /** Everybody's guess, in REVEAL. */
  readonly guesses: Readonly<Record<PlayerId, Guess>>;
  readonly gains: Readonly<Record<PlayerId, number>>;
}

/** The view sent to one player's phone only. */
export interface HidePrivate {
  /** Where the player hides, or was last seen. */
  readonly spotName?: SpotName;
  /** Whether the player hides in this lap. */
  readonly hides: boolean;
  readonly guess?: Guess;
  readonly canDouble: boolean;
}

/** What the podium and the profile keep. */
export interface HideHighlights {
  readonly hunts: readonly Hunt[];
}
