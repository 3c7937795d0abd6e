import type { VoiceCue } from "./files.ts";

/** A player, as far as small talk concerns them. */
interface Ranked {
  readonly id: string;
  readonly robot: boolean;
  readonly score: number;
}

/** The facts that small talk is about. */
export interface SmallTalkFacts {
  /** Name of the room's stage. */
  readonly stage: string;
  /** How many people have a seat. */
  readonly people: number;
  /** Whether the round that begins or runs is the last of several. */
  readonly isLastRound: boolean;
  /** All players, in any order. */
  readonly table: readonly Ranked[];
}

/**
 * Returns the player who is alone at one end of the table, first or last; undefined when players share that
 * place, or there is only one player.
 */
function aloneAt(end: "first" | "last", { table }: SmallTalkFacts): Ranked | undefined {
  const scores = table.map(({ score }) => score);
  const mark = end === "first" ? Math.max(...scores) : Math.min(...scores);
  const there = table.filter(({ score }) => score === mark);
  return there.length === 1 && table.length > 1 ? there[0] : undefined;
}

/** Returns the id of the player who leads alone; undefined when nobody does. */
export function leaderOf(sight: SmallTalkFacts): string | undefined {
  return aloneAt("first", sight)?.id;
}

/**
 * Returns who led alone after the latest finished round; undefined when nobody did, or no round of this game
 * is over.
 */
export function nowLed(
  led: string | undefined,
  before: SmallTalkFacts | undefined,
  now: SmallTalkFacts,
): string | undefined {
  // The same game again, and the next game of an evening, begin without a lobby in between.
  if (now.stage === "LOBBY" || WINNERS_OWN.includes(now.stage)) return undefined;
  return now.stage === "ROUND_SUMMARY" && before?.stage !== now.stage ? leaderOf(now) : led;
}

/**
 * Returns the line for the table's new order, if it deserves one. `led`: who led after the previous round.
 */
function orderTalk(sight: SmallTalkFacts, led: string | undefined): VoiceCue | undefined {
  const leader = aloneAt("first", sight);
  if (leader && leader.id !== led) {
    if (leader.robot) return "robotLeads";
    if (led !== undefined) return "newLeader";
  }
  return aloneAt("last", sight)?.robot === true ? "robotLast" : undefined;
}

/**
 * Returns what the robot could say about a change, besides its regular lines. Nothing while a winner is
 * shown: the podium and the standing are theirs.
 */
export function smallTalk(
  before: SmallTalkFacts | undefined,
  now: SmallTalkFacts,
  led: string | undefined,
): VoiceCue | undefined {
  if (!before || WINNERS_OWN.includes(now.stage)) return undefined;
  // The first person gets the welcome instead.
  if (now.people > before.people && before.people > 0) return "joins";
  if (now.stage === before.stage) return undefined;
  if (now.stage === "ROUND_INTRO") return now.isLastRound ? "lastRound" : undefined;
  return now.stage === "ROUND_SUMMARY" ? orderTalk(now, led) : undefined;
}

const WINNERS_OWN: readonly string[] = ["GAME_END", "STANDING", "EVENING_END"];

/** Moments at which the robot may stay silent. */
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

/** How long the robot makes no small talk after anything it said, ms. */
const QUIET_MS = 20_000;
/** How long the robot does not repeat small talk of the same kind, ms. */
const SAME_MS = 120_000;

/**
 * Whether the robot may say this now. Lines that belong to the game are always allowed; small talk only after
 * a silence, and not if it said the same kind recently. `saidAt`: when it last spoke at each moment, ms.
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
