/** What exists after some simulated days. */
export interface Stand {
  /** Rooms opened so far. */
  readonly opened: number;
  /** Games that have reached their podium so far. */
  readonly ended: number;
  /** Rooms that have anything stored, and the rows in them. */
  readonly rooms: number;
  readonly roomRows: number;
  /** Alarms that are set. */
  readonly alarms: number;
  /** Room codes in use, as listed by `Codes`. */
  readonly codes: number;
  /**
   * Rows of D1: those that are deleted again, those of games, which stay, and those that are deleted after 13
   * months.
   */
  readonly d1Rows: number;
  readonly gameRows: number;
  readonly yearlyRows: number;
}
