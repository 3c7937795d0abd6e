import { HURRIED_ROBOT_MS, ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import type { BotMove, BotSeat } from "../game.ts";
import { beliefAt, type Belief } from "./questions.ts";
import { HIGHEST } from "./facts.ts";
import type { NearestPrivate, NearestShared } from "./types.ts";
import type { NearestMove } from "./schemas.ts";

/**
 * Range in which a robot's number lies, by its temper: 0 is the lowest number people believe, 1 the highest.
 */
const TEMPERS = {
  careful: [0.35, 0.65],
  stingy: [0, 0.5],
  generous: [0.5, 1.6],
  round: [0.1, 0.9],
} as const;
const NAMES = ["careful", "stingy", "generous", "round"] as const;

/** A robot's temper, which stays the same while it keeps its seat. */
export function temperOf(playerId: PlayerId): keyof typeof TEMPERS {
  return NAMES[playerId % NAMES.length] ?? "careful";
}

/** Rounds to one significant digit, and a year to its decade. */
function rounded(value: number, isYear: boolean): number {
  const step = isYear ? 10 : 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))));
  return Math.round(value / step) * step;
}

function guessOf(belief: Belief, playerId: PlayerId, random: Random): number {
  const temper = temperOf(playerId);
  const [least, most] = TEMPERS[temper];
  const [low, high] = belief.hunch;
  const at = low + (high - low) * (least + random.unit() * (most - least));
  const value = temper === "round" ? rounded(at, belief.isYear) : Math.round(at);
  return Math.min(HIGHEST, Math.max(0, value));
}

/** Robot: estimates a number that suits its temper (NN9). */
export function nearestBot(
  { playerId, stage, hurry, shared, privateView }: BotSeat<NearestShared, NearestPrivate>,
  random: Random,
): BotMove<NearestMove> | undefined {
  const belief = beliefAt(shared.questionId);
  if (stage !== "ESTIMATE" || !belief || privateView?.value !== undefined) return undefined;
  return {
    move: { type: "estimate", value: guessOf(belief, playerId, random) },
    after: hurry ? HURRIED_ROBOT_MS : random.between(...ROBOT_THINKS_MS),
  };
}
