import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { Scene } from "./scene.ts";

/** A game as people might play it, told once and looked at on every screen, in every language. */
export interface Story {
  readonly name: string;
  /** What the room plays; lobby and evening belong to none. */
  readonly gameType: GameType;
  /** How many sit down where nobody asks for another number. */
  readonly players: number;
  /** Every stage of the game itself, what all games share is `SHARED_STAGES`; of lobby and evening those it shows. */
  readonly stages: readonly string[];
  readonly tell: (scene: Scene) => Promise<void>;
}

/** Stages that the session gives to every game of this platform. */
export const SHARED_STAGES = ["TUTORIAL", "ROUND_INTRO", "ROUND_SUMMARY", "GAME_END"] as const;

/** The names of stages, checked by the compiler to be all of them. */
export function every<Stage extends string>(stages: Readonly<Record<Stage, true>>): string[] {
  return Object.keys(stages);
}

/** Who sits down, in this order. Some have short names, one has the longest that fits. */
export const NAMES = [
  "Ada",
  "Bo",
  "Cleopatra",
  "Dimitri the Great",
  "Eve",
  "Fynn",
  "Gus",
  "Hana",
  "Ivo",
  "Jun",
  "Kim",
  "Lea",
  "Max",
  "Nik",
  "Ola",
  "Pia",
] as const;

/** What somebody looks at: the story, the moment of it, and whose screen. */
export interface Moment {
  readonly story: string;
  readonly moment: string;
  readonly stage: string;
  /** `tv`, or what the phone's owner does in this story. */
  readonly who: string;
}

/** How a room is looked at that is not as the story has it. */
export interface Cast {
  readonly players?: number;
  readonly hostType?: HostType;
}
