import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";

/** Somebody's place in a game. */
export interface Line {
  /** Absent: a robot, or somebody who is not in the circle (any more). */
  readonly memberId?: string;
  readonly robot: boolean;
  readonly rank: number;
  readonly score: number;
}

export interface NightGame {
  readonly gameType: GameType;
  /** Best first. */
  readonly lines: readonly Line[];
}

/** An evening of a circle, as its games were told. `at`: ms since 1970. */
export interface Night {
  readonly roomId: string;
  readonly at: number;
  /** In their order. */
  readonly games: readonly NightGame[];
}

/** A member's place on one evening. */
export interface Place {
  readonly memberId: string;
  readonly points: number;
  readonly wins: number;
  readonly rank: number;
}
