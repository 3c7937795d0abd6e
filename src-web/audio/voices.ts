// Written by tools/sound: change it there.

/** What the robot says in every language, by name. */
export const VOICES = [
  "welcome",
  "go",
  "hurry",
  "timeUp",
  "robotWins",
  "wellDone",
  "again",
] as const;
