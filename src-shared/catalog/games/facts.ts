import type { HostType } from "../hostTypes.ts";
import type { PackKind } from "../packs.ts";
import type { GameSettings } from "../settings.ts";

/** What a host may open, from least to most: each level includes the ones before it. */
export const ACCESS_LEVELS = ["everyone", "alpha", "admin"] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** What an evening should be like. */
export const MOODS = ["mixed", "funny", "creative", "clever", "lively"] as const;
export type Mood = (typeof MOODS)[number];

/** What a host chooses to make a game longer: rounds, turns of each player, or a score to race to. */
export type GameLength = "rounds" | "turns" | "race";

export interface LengthFacts {
  readonly by: GameLength;
  /** All have one of their turns within a round. Left out: where turns count, each is a round of its own. */
  readonly hasLaps?: true;
  /** Choices a planned evening takes, shortest first. */
  readonly options: readonly number[];
  /** The choice that `minutes` was found for. */
  readonly usual: number;
  /**
   * Minutes at the usual choice by number of seats, least first: half-way between full timers and
   * people who answer early. Found by modelling every stage of the game's rules.
   */
  readonly minutes: readonly (readonly [seats: number, minutes: number])[];
}

/**
 * All that is known of a game before anybody plays it. Its rules (`src-rooms/games`), screens
 * (`src-web/games`) and every list of games read it from here.
 */
export interface GameFacts {
  /** In kebab case: its folder of rules and of screens, and the name of its texts, stories and pictures. */
  readonly folder: string;
  readonly seats: {
    /** Fewest, robots included, with which the game can start. */
    readonly min: number;
    /** Most; whoever comes after them is audience. */
    readonly max: number;
  };
  /** Ways in which it may be hosted; admins may host any game any way. */
  readonly hostTypes: readonly HostType[];
  /** Who is offered it (specification, sections 1 and 6). Games for admins are only being tried out. */
  readonly access: Access;
  /** Default settings that differ from every game's (`defaultSettings`), and those only this game has. */
  readonly settings: Partial<Omit<GameSettings, "language">>;
  readonly length: LengthFacts;
  /** A later round counts for more (`Round.scoreMultiplier`): the round's intro says so. */
  readonly multiplies: boolean;
  /** How well it fits a mood, 1 to 4. Left out: no evening is planned with it yet. */
  readonly moods?: Readonly<Record<Mood, number>>;
  /** Players make something that others see: the filter is among its settings. */
  readonly hasTexts: boolean;
  /** Its content is written for families, teens or adults: "who is playing" is among its settings. */
  readonly isRated: boolean;
  /** What players make can be looked at before all see it: the backstage is among its settings. */
  readonly hasBackstage: boolean;
  /** Kinds of packs its host may choose; none: it plays without. */
  readonly packs: readonly PackKind[];
  /** Its own stages, between those of the common frame. */
  readonly stages: readonly string[];
  /** Those in which everybody holds their breath: the music tells. */
  readonly tenseStages: readonly string[];
  /** Those whose task on the phone shows all of the stage by itself: nobody wants to hear it twice. */
  readonly toldStages: readonly string[];
  /** Those in which points are won that screens keep back: until the stage lets them out, or another one begins. */
  readonly heldStages: readonly string[];
  /** Name of the loop that plays while it is played. */
  readonly music: string;
}
