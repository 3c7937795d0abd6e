import type { GameType } from "../../src-shared/catalog/gameTypes.ts";

/** What the platform counts for one whole game, from the room's first person to its podium. */
export interface Counts {
  readonly gameType: GameType;
  /** Length of the game as its players lived it, s. */
  seconds: number;
  /** For how much of it canvases were open, which keeps the room's object in memory, s. */
  painting: number;
  /** Sheets that were painted on. */
  sheets: number;
  /** Texts that phones and the host sent. */
  messages: number;
  alarms: number;
  /** Each time the alarm was set: billed as a row written. */
  alarmsSet: number;
  /** Rows of the room's own SQLite. */
  rowsRead: number;
  rowsWritten: number;
  /** Rows of D1, and statements sent to it. */
  d1Read: number;
  d1Written: number;
  d1Statements: number;
}
