import type { HostType } from "../hostTypes.ts";
import type { PackKind } from "../packs.ts";
import type { GameSettings } from "../settings.ts";

/** Who may open a game, from the least access to the most: each level includes the ones before it. */
export const ACCESS_LEVELS = ["everyone", "alpha", "admin"] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** Moods a host can choose for an evening. */
export const MOODS = ["mixed", "funny", "creative", "clever", "lively"] as const;
export type Mood = (typeof MOODS)[number];

/** What makes a game longer: rounds, turns of each player, or a score to race to. */
export type GameLength = "rounds" | "turns" | "race";

/** What ends a game, and how long it takes. */
export interface LengthFacts {
  readonly by: GameLength;
  /**
   * A round contains one turn of every player. Absent: in a game by turns, each turn is a round of its own.
   */
  readonly hasLaps?: true;
  /** Lengths a planned evening may choose, shortest first. */
  readonly options: readonly number[];
  /** The default length, to which `minutes` applies. */
  readonly usual: number;
  /**
   * Minutes at the usual length by number of seats, fewest seats first: half-way between full timers and
   * people who answer early. Found by modelling every stage of the game's rules.
   */
  readonly minutes: readonly (readonly [seats: number, minutes: number])[];
}

/**
 * Everything that is known of a game before it is played. Its rules (`src-rooms/games`), screens
 * (`src-web/games`) and every list of games read it from here.
 */
export interface GameFacts {
  /**
   * In kebab case: the folder of its rules and of its screens, and the name of its texts, stories and
   * pictures.
   */
  readonly folder: string;
  readonly seats: {
    /** Fewest seats, robots included, with which the game can start. */
    readonly min: number;
    /** Most seats; later arrivals are audience. */
    readonly max: number;
  };
  /** How the game may be hosted; admins may host any game any way. */
  readonly hostTypes: readonly HostType[];
  /**
   * Who is offered the game (specification, sections 1 and 6). Games for admins are still being tried out.
   */
  readonly access: Access;
  /**
   * Default settings that differ from those of all games (`defaultSettings`), and settings that only this
   * game has.
   */
  readonly settings: Partial<Omit<GameSettings, "language">>;
  readonly length: LengthFacts;
  /** Whether later rounds count for more (`Round.scoreMultiplier`); the round's intro says so. */
  readonly multiplies: boolean;
  /** How well the game fits each mood, 1 to 4. Absent: planned evenings do not include it yet. */
  readonly moods?: Readonly<Record<Mood, number>>;
  /** Whether players make something that others see: its settings then include the filter. */
  readonly hasTexts: boolean;
  /**
   * Whether its content is written for families, teens or adults: its settings then include "who is playing".
   */
  readonly isRated: boolean;
  /**
   * Whether what players make can be checked before everybody sees it: its settings then include the
   * backstage.
   */
  readonly hasBackstage: boolean;
  /** Kinds of packs the host may choose; empty when the game uses none. */
  readonly packs: readonly PackKind[];
  /** Names of its own stages, which come between the frame stages. */
  readonly stages: readonly string[];
  /** Its stages with tense music. */
  readonly tenseStages: readonly string[];
  /**
   * Its stages whose phone screen already shows everything the television does, so that phones do not repeat
   * it for screen readers.
   */
  readonly toldStages: readonly string[];
  /**
   * Its stages in which screens keep showing the old scores after points are won, until the stage releases
   * them or another one begins.
   */
  readonly heldStages: readonly string[];
  /** Name of the music loop that plays during the game. */
  readonly music: string;
}
