/** What is there after some simulated days. */
export interface Stand {
  /** Rooms that were opened so far. */
  readonly opened: number;
  /** Games that came to their podium so far. */
  readonly ended: number;
  /** Rooms of which anything is stored, and rows in them. */
  readonly rooms: number;
  readonly roomRows: number;
  /** Alarms that are set. */
  readonly alarms: number;
  /** Codes on the list of those that lead anywhere. */
  readonly codes: number;
  /** Rows of D1: those that come and go, those of games, which stay, and those that go after 13 months. */
  readonly d1Rows: number;
  readonly gameRows: number;
  readonly yearlyRows: number;
}
