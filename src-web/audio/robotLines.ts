import type { VoiceCue } from "./files.ts";

/** What it says to the end of a game, by who won. */
const END = { robot: "robotWins", person: "wellDone", tie: "tie" } as const satisfies Record<
  string,
  VoiceCue
>;

/** What the robot looks at before it says something. */
export interface Glimpse {
  /** Name of the room's stage. */
  readonly stage: string;
  /** How many people have a seat; robots need no welcome. */
  readonly people: number;
  /** Who won, once the podium has said so. */
  readonly winner: keyof typeof END | undefined;
}

/** Who won, of everybody in first place: robots among themselves have no tie to speak of. */
export function winnerOf(
  winners: readonly { readonly robot: boolean }[],
): "robot" | "person" | "tie" {
  if (winners.every(({ robot }) => robot)) return "robot";
  return winners.length > 1 ? "tie" : "person";
}

/** What the robot says to a change; what a screen saw first is no news to it. */
export function robotLine(before: Glimpse | undefined, now: Glimpse): VoiceCue | undefined {
  if (!before) return undefined;
  if (now.winner !== undefined && before.winner === undefined && before.stage === now.stage) {
    return END[now.winner];
  }
  if (now.stage !== "LOBBY") return undefined;
  if (before.stage === "GAME_END") return "again";
  return before.stage === "LOBBY" && before.people === 0 && now.people > 0 ? "welcome" : undefined;
}
