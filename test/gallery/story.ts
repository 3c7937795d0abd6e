import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { Scene } from "./scene.ts";

/** A game as people might play it, written once and looked at on every screen, in every language. */
export interface Story {
  readonly name: string;
  /** The game that the room plays; lobby and evening are about no particular game. */
  readonly gameType: GameType;
  /** Number of players, unless `Cast` sets another. */
  readonly players: number;
  /** Every stage of the game itself, without `SHARED_STAGES`; for lobby and evening the stages they show. */
  readonly stages: readonly string[];
  readonly tell: (scene: Scene) => Promise<void>;
}

/** Stages that the session adds to every game. */
export const SHARED_STAGES = ["TUTORIAL", "ROUND_INTRO", "ROUND_SUMMARY", "GAME_END"] as const;

/** Returns the names of all stages; the compiler checks that none is missing. */
export function every<Stage extends string>(stages: Readonly<Record<Stage, true>>): string[] {
  return Object.keys(stages);
}

/** Names of the players in seating order. Some are short, one has the maximum length. */
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

/** What is looked at: the story, its moment, and whose screen. */
export interface Moment {
  readonly story: string;
  readonly moment: string;
  readonly stage: string;
  /** `tv`, or the role of the phone's owner in this story. */
  readonly who: string;
}

/** How a room differs from what the story says. */
export interface Cast {
  readonly players?: number;
  readonly hostType?: HostType;
}
