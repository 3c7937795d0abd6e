import { SPOT_NAMES, type SpotName } from "../../../src-shared/catalog/hideScenes.ts";
import { HURRIED_ROBOT_MS, ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { Random } from "../random.ts";
import type { BotMove, BotSeat } from "../game.ts";
import type { HidePrivate, HideShared } from "./types.ts";
import type { HideMove } from "./schemas.ts";

/** How long a robot waits between runs in LIGHT (specification, section 9), ms. */
const RUNS_EVERY_MS = 3_000;
const STAYS = 0.5;
const REMEMBERS = 0.55;

function anywhere(random: Random): SpotName {
  return random.pick(SPOT_NAMES) ?? "house1";
}

/** Robot: runs, hides or guesses (HP11). */
export function hideBot(
  { playerId, stage, hurry, shared, privateView }: BotSeat<HideShared, HidePrivate>,
  random: Random,
): BotMove<HideMove> | undefined {
  const thinks = hurry ? HURRIED_ROBOT_MS : random.between(...ROBOT_THINKS_MS);
  const seen = shared.seen[playerId];
  switch (stage) {
    case "LIGHT": {
      const others = SPOT_NAMES.filter((spot) => spot !== seen);
      const spotName = random.pick(others) ?? anywhere(random);
      const move = { type: "spot", spotName } as const;
      return seen ? { move, after: RUNS_EVERY_MS, idle: true } : { move, after: thinks };
    }
    case "DARK": {
      if (!privateView?.hides) return undefined;
      const stays = seen !== undefined && random.chance(STAYS);
      return { move: { type: "spot", spotName: stays ? seen : anywhere(random) }, after: thinks };
    }
    case "GUESS": {
      const last = shared.hider === undefined ? undefined : shared.seen[shared.hider];
      const remembers = last !== undefined && random.chance(REMEMBERS);
      const spotName = remembers ? last : anywhere(random);
      return { move: { type: "guess", spotName }, after: thinks };
    }
    default:
      return undefined;
  }
}
