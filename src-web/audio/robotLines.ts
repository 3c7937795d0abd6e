import type { VoiceCue } from "./files.ts";

/** What the robot says at the end of a game, by winner. */
const END = { robot: "robotWins", person: "wellDone", tie: "tie" } as const satisfies Record<
  string,
  VoiceCue
>;

/** The facts from which the robot's regular lines are chosen. */
export interface LineFacts {
  /** Name of the room's stage. */
  readonly stage: string;
  /** How many people have a seat; robots are not welcomed. */
  readonly people: number;
  /** The kind of winner, once the podium has revealed it. */
  readonly winner: keyof typeof END | undefined;
}

/** Returns the kind of winner, given everybody in first place. Several robots do not count as a tie. */
export function winnerOf(
  winners: readonly { readonly robot: boolean }[],
): "robot" | "person" | "tie" {
  if (winners.every(({ robot }) => robot)) return "robot";
  return winners.length > 1 ? "tie" : "person";
}

/** Returns what the robot says about a change; the first state a screen receives is not a change. */
export function robotLine(before: LineFacts | undefined, now: LineFacts): VoiceCue | undefined {
  if (!before) return undefined;
  if (now.winner !== undefined && before.winner === undefined && before.stage === now.stage) {
    return END[now.winner];
  }
  if (now.stage !== "LOBBY") return undefined;
  if (before.stage === "GAME_END") return "again";
  return before.stage === "LOBBY" && before.people === 0 && now.people > 0 ? "welcome" : undefined;
}
