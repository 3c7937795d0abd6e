import type { nearest } from "../../../src-shared/catalog/games/nearest.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

type NearestStage = (typeof nearest.stages)[number];

interface Seat {
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
  /** Of the room: questions are asked in it. */
  readonly language: Language;
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
  /** The question in the language of the room. */
  readonly question: string;
  readonly language: Language;
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
  /** As it was asked; keepsakes from before December 2026 have neither of the two. */
  readonly question?: string;
  readonly language?: Language;
  readonly answer: number;
  readonly isYear: boolean;
  readonly value: number;
  readonly chart: Chart;
}
