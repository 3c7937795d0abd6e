import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";

/** A player's result in a game. */
export interface Line {
  /** Absent for a robot, and for somebody who is not, or is no longer, in the circle. */
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

/** An evening of a circle, with the results of its games. `at`: ms since 1970. */
export interface Night {
  readonly roomId: string;
  readonly at: number;
  /** In the order they were played. */
  readonly games: readonly NightGame[];
}

/** A member's result over one evening. */
export interface Place {
  readonly memberId: string;
  readonly points: number;
  readonly wins: number;
  readonly rank: number;
}
