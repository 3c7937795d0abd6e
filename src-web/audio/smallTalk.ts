import type { VoiceCue } from "./files.ts";

/** Somebody of the table, as far as the robot cares. */
interface Ranked {
  readonly id: string;
  readonly robot: boolean;
  readonly score: number;
}

/** What small talk is about. */
export interface Sight {
  /** Name of the room's stage. */
  readonly stage: string;
  /** How many people have a seat. */
  readonly people: number;
  /** The round that begins or runs is the last of several. */
  readonly isLastRound: boolean;
  /** Everybody who plays, in any order. */
  readonly table: readonly Ranked[];
}

/** Who is alone at one end of the table, the first or the last; undefined: two share the place, or all do. */
function aloneAt(end: "first" | "last", { table }: Sight): Ranked | undefined {
  const scores = table.map(({ score }) => score);
  const mark = end === "first" ? Math.max(...scores) : Math.min(...scores);
  const there = table.filter(({ score }) => score === mark);
  return there.length === 1 && table.length > 1 ? there[0] : undefined;
}

/** Who leads this table alone; undefined: nobody does. */
export function leaderOf(sight: Sight): string | undefined {
  return aloneAt("first", sight)?.id;
}

/** Who led after the round before, from this moment on: undefined where nobody did alone, or no round of this game is over. */
export function nowLed(
  led: string | undefined,
  before: Sight | undefined,
  now: Sight,
): string | undefined {
  // The same game once more, and an evening's next one, come without a lobby between.
  if (now.stage === "LOBBY" || WINNERS_OWN.includes(now.stage)) return undefined;
  return now.stage === "ROUND_SUMMARY" && before?.stage !== now.stage ? leaderOf(now) : led;
}

/** What the table's new order is worth saying; `led`: who led after the round before. */
function orderTalk(sight: Sight, led: string | undefined): VoiceCue | undefined {
  const leader = aloneAt("first", sight);
  if (leader && leader.id !== led) {
    if (leader.robot) return "robotLeads";
    if (led !== undefined) return "newLeader";
  }
  return aloneAt("last", sight)?.robot === true ? "robotLast" : undefined;
}

/**
 * What the robot could say to a change besides what it always says. Nothing where a winner is told: the podium and
 * the standing belong to them.
 */
export function smallTalk(
  before: Sight | undefined,
  now: Sight,
  led: string | undefined,
): VoiceCue | undefined {
  if (!before || WINNERS_OWN.includes(now.stage)) return undefined;
  // The first one is welcomed.
  if (now.people > before.people && before.people > 0) return "joins";
  if (now.stage === before.stage) return undefined;
  if (now.stage === "ROUND_INTRO") return now.isLastRound ? "lastRound" : undefined;
  return now.stage === "ROUND_SUMMARY" ? orderTalk(now, led) : undefined;
}

const WINNERS_OWN: readonly string[] = ["GAME_END", "STANDING", "EVENING_END"];

/** Moments at which the robot may keep silent. */
const SMALL_TALK = [
  "joins",
  "lastOne",
  "newLeader",
  "robotLeads",
  "robotLast",
  "lastRound",
  "nobodyRight",
  "allRight",
] as const satisfies readonly VoiceCue[];

/** So long after anything it said the robot makes no small talk, ms. */
const QUIET_MS = 20_000;
/** So long it does not say the same kind of thing again, ms. */
const SAME_MS = 120_000;

/**
 * May the robot say this now? What belongs to the game always; small talk only where it has been silent for a while
 * and where this is nothing that it said just now. `saidAt`: when it last spoke at each moment, ms.
 */
export function maySay(
  moment: VoiceCue,
  now: number,
  saidAt: ReadonlyMap<VoiceCue, number>,
): boolean {
  const kinds: readonly VoiceCue[] = SMALL_TALK;
  if (!kinds.includes(moment)) return true;
  const last = Math.max(-Infinity, ...saidAt.values());
  return now - last >= QUIET_MS && now - (saidAt.get(moment) ?? -Infinity) >= SAME_MS;
}
