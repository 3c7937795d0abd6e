import type { nearest } from "../../../src-shared/catalog/games/nearest.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

type NearestStage = (typeof nearest.stages)[number];

interface Seat {
  readonly score: number;
  readonly left: boolean;
}

/** Result of one player's number. */
export interface Landing {
  readonly playerId: PlayerId;
  readonly value: number;
  /** 1 is nearest; absent off the chart. */
  readonly place?: number;
  readonly points: number;
}

/** A question whose answer was revealed. */
export interface Answered {
  readonly questionId: string;
  readonly answer: number;
  readonly isYear: boolean;
  /** Farthest first: the order in which they land. */
  readonly landings: readonly Landing[];
}

/** The whole state of a game, of which screens receive only the views below. */
export interface NearestState {
  /** The room's language, in which questions are asked. */
  readonly language: Language;
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  /** Ids of questions, in the order in which they are asked. */
  readonly deck: readonly string[];
  /** Index of the present question in `deck`. */
  readonly current: number;
  readonly at: NearestStage | "OVER";
  /** Number of the question in this round, from 1. */
  readonly asked: number;
  readonly multiplier: number;
  readonly estimates: Readonly<Record<PlayerId, number>>;
  readonly answered: readonly Answered[];
}

/** The part of the number line that is drawn, both ends included. */
export interface Chart {
  readonly from: number;
  readonly to: number;
}

/** The view sent to every screen. */
export interface NearestShared {
  readonly questionId: string;
  /** The question in the language of the room. */
  readonly question: string;
  /** A year is written without separators and drawn on another chart. */
  readonly isYear: boolean;
  /** Number of the question in this round, from 1. */
  readonly asked: number;
  readonly ofQuestions: number;
  readonly multiplier: number;
  /** Only in REVEAL. */
  readonly reveal?: Answered & { readonly chart: Chart };
}

/** The view sent to one player's phone only. */
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
  /** The question as it was asked. Keepsakes from before December 2026 have neither it nor the language. */
  readonly question?: string;
  readonly language?: Language;
  readonly answer: number;
  readonly isYear: boolean;
  readonly value: number;
  readonly chart: Chart;
}
