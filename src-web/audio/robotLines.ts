import type { VoiceName } from "./files.ts";

/** What the robot looks at before it says something. */
export interface Glimpse {
  /** Name of the room's stage. */
  readonly stage: string;
  /** How many people have a seat; robots need no welcome. */
  readonly people: number;
  /** Who won, once the podium has said so. */
  readonly winner: "robot" | "person" | undefined;
}

/** What the robot says to a change; what a screen saw first is no news to it. */
export function robotLine(before: Glimpse | undefined, now: Glimpse): VoiceName | undefined {
  if (!before) return undefined;
  if (now.winner !== undefined && before.winner === undefined && before.stage === now.stage) {
    return now.winner === "robot" ? "robotWins" : "wellDone";
  }
  if (now.stage !== "LOBBY") return undefined;
  if (before.stage === "GAME_END") return "again";
  return before.stage === "LOBBY" && before.people === 0 && now.people > 0 ? "welcome" : undefined;
}
