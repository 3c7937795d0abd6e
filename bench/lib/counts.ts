import type { GameType } from "../../src-shared/catalog/gameTypes.ts";

/** What the platform counts for one complete game, from the first person in the room to the podium. */
export interface Counts {
  readonly gameType: GameType;
  /** Length of the game for its players, s. */
  seconds: number;
  /** Time during which canvases were open, which keeps the room's object in memory, s. */
  painting: number;
  /** Sheets that were painted on. */
  sheets: number;
  /** Texts that phones and the host sent. */
  messages: number;
  alarms: number;
  /** Each time the alarm was set: billed as a row written. */
  alarmsSet: number;
  /** Rows of the room's own SQLite database. */
  rowsRead: number;
  rowsWritten: number;
  /** Rows of D1, and statements sent to it. */
  d1Read: number;
  d1Written: number;
  d1Statements: number;
}
