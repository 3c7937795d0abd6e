import * as z from "zod/mini";
import type { nearest } from "../../../src-shared/catalog/games/nearest.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

export const QUESTIONS_PER_ROUND = 3;
export const ESTIMATE_MS = 25_000;
/** Long enough for ten players to land one after the other. */
export const REVEAL_MS = 12_000;
/** Largest number anybody can say: nine digits, the width of the keypad's display. */
export const HIGHEST = 999_999_999;
/** Points of the nearest, the second and the third number. */
export const PLACES = [500, 300, 100] as const;
export const EXACT_BONUS = 500;
/** The chart goes so many years to either side of a year. */
export const YEARS_AROUND = 60;

/** What a player may send. */
export const nearestMoveSchema = z.object({
  type: z.literal("estimate"),
  value: z.int().check(z.minimum(0), z.maximum(HIGHEST)),
});
export type NearestMove = z.infer<typeof nearestMoveSchema>;

export type NearestStage = (typeof nearest.stages)[number];

export interface Seat {
  readonly score: number;
  readonly left: boolean;
}

/** What one number came to. */
export interface Landing {
  readonly playerId: PlayerId;
  readonly value: number;
  /** 1 is nearest; absent off the chart. */
  readonly place?: number;
  readonly points: number;
}

/** A question that is answered. */
export interface Answered {
  readonly questionId: string;
  readonly answer: number;
  readonly isYear: boolean;
  /** Farthest first: the order in which they land. */
  readonly landings: readonly Landing[];
}

export interface NearestState {
  readonly testing: boolean;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  /** Ids of questions, in the order in which they are asked. */
  readonly deck: readonly string[];
  /** Index of the present question in `deck`. */
  readonly current: number;
  readonly at: NearestStage | "OVER";
  /** Of the present round, from 1. */
  readonly asked: number;
  readonly multiplier: number;
  readonly estimates: Readonly<Record<PlayerId, number>>;
  readonly answered: readonly Answered[];
}

/** The stretch of the number line that is drawn, both ends included. */
export interface Chart {
  readonly from: number;
  readonly to: number;
}

/** What every screen sees. */
export interface NearestShared {
  readonly questionId: string;
  /** A year is written without separators and drawn on another chart. */
  readonly isYear: boolean;
  /** Of the present round, from 1. */
  readonly asked: number;
  readonly ofQuestions: number;
  readonly multiplier: number;
  /** In REVEAL alone. */
  readonly reveal?: Answered & { readonly chart: Chart };
  /** Robots of test accounts hurry. */
  readonly testing: boolean;
}

/** What one phone sees of its own. */
export interface NearestPrivate {
  readonly value?: number;
}

/** What the podium and the profile keep. */
export interface NearestHighlights {
  readonly answered: readonly Answered[];
}

/** Body of a keepsake of kind `estimate`. */
export interface EstimateKeepsake {
  readonly questionId: string;
  readonly answer: number;
  readonly isYear: boolean;
  readonly value: number;
  readonly chart: Chart;
}
