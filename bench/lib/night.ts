/** What D1 reports about one statement. */
export interface Statement {
  readonly ms: number;
  readonly read: number;
  readonly written: number;
}

/** One run of the nightly clean-up. */
export interface Night {
  readonly seconds: number;
  readonly statements: readonly Statement[];
}

/** Tables to fill, each before those that refer to it. */
export const NIGHT_TABLES = [
  "user",
  "session",
  "room",
  "game",
  "game_player",
  "keepsake",
  "reel",
] as const;
