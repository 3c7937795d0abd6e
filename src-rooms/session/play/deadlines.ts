import { GRACE_MS, KEEP_ASLEEP_MS, SHORT_STAGE_MS } from "../../../src-shared/catalog/limits.ts";
import { hostGoneAt, sleepsAt } from "../people/presence.ts";
import type { RoomState } from "../model/state.ts";

export type DeadlineName =
  | "gameWakes"
  | "stageEnds"
  | "timeRunningOut"
  | "robots"
  | "crowdCounts"
  | "belowMinimum"
  | "heartbeats"
  | "hostGone"
  | "sleep"
  | "close";

export interface Deadline {
  readonly name: DeadlineName;
  /** ms since 1970 */
  readonly at: number;
}

/** When a stage warns that its time is running out: 10 s before its end, 5 s in a short one. */
export function warnsAt(startedAt: number, endsAt: number): number {
  return endsAt - (endsAt - startedAt <= SHORT_STAGE_MS ? 5_000 : 10_000);
}

/** The standing between two games of an evening goes on by itself; a lobby never does. */
function stageEndsWithoutGame({ clock }: RoomState): boolean {
  return clock.stage.kind === "lobby" && clock.stage.endsAt !== undefined;
}

/**
 * Every deadline of the room, derived from its state: so none can be lost, and none can outlive the
 * stage it belongs to. A quiet lobby has none.
 */
export function deadlinesOf(state: RoomState): Deadline[] {
  const deadlines: Deadline[] = [];
  const add = (name: DeadlineName, at: number | undefined) => {
    if (at !== undefined) deadlines.push({ name, at });
  };
  const { clock, presence, game, room } = state;
  if (!room.active) return [];
  if (clock.paused) add("belowMinimum", clock.paused.until);
  else if (game || stageEndsWithoutGame(state)) {
    const { stage } = clock;
    if (!clock.held) add("gameWakes", stage.wakesAt);
    if (stage.endsAt !== undefined) {
      const isEarly = stage.endsAt !== stage.fullEndsAt;
      const grace = stage.kind === "input" && !isEarly ? GRACE_MS : 0;
      add("stageEnds", stage.endsAt + grace);
      if (stage.kind === "input" && !clock.warned && !isEarly) {
        add("timeRunningOut", warnsAt(stage.startedAt, stage.endsAt));
      }
    }
    const plans = Object.values(clock.robots).map((plan) => plan.at);
    if (plans.length > 0) add("robots", Math.min(...plans));
    if (!clock.held && state.crowd.stageId === stage.stageId) {
      for (const { countsAt } of Object.values(state.crowd.ballots)) add("crowdCounts", countsAt);
    }
  }
  if (game && !presence.asleep) add("heartbeats", presence.checkAt);
  add("hostGone", hostGoneAt(state));
  add("sleep", sleepsAt(state));
  if (presence.emptySince !== undefined) add("close", presence.emptySince + KEEP_ASLEEP_MS);
  return deadlines;
}

/** The next moment the room must look at its clock; undefined when it may sleep until somebody comes. */
export function nextDeadline(state: RoomState): Deadline | undefined {
  return deadlinesOf(state).reduce<Deadline | undefined>(
    (first, other) => (first === undefined || other.at < first.at ? other : first),
    undefined,
  );
}
