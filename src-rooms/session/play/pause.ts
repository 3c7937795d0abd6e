import { BELOW_MINIMUM_MS } from "../../../src-shared/catalog/limits.ts";
import { isActing, minPlayers } from "../model/people.ts";
import type { Turn } from "../model/turn.ts";

/** Seats of the game somebody or something acts for. */
function actingCount(turn: Turn): number {
  return (turn.state.game?.players ?? []).filter((id) => isActing(turn.state, id)).length;
}

/** At the edge of a stage: wait for people when too few are left (SE17). */
export function pauseBelowMinimum(turn: Turn): void {
  if (turn.state.clock.paused || actingCount(turn) >= minPlayers(turn.state)) return;
  turn.set("clock", {
    paused: { reason: "belowMinimum", since: turn.now, until: turn.now + BELOW_MINIMUM_MS },
  });
}

/** Enough people again. */
export function resumeWhenEnough(turn: Turn): void {
  if (turn.state.clock.paused?.reason !== "belowMinimum") return;
  if (actingCount(turn) < minPlayers(turn.state)) return;
  turn.say({ topic: "playerMinReached", body: {} });
  resume(turn);
}

/** Go on after a pause: every deadline moves by as long as the pause took. */
export function resume(turn: Turn): void {
  const { paused, ...clock } = turn.state.clock;
  if (!paused) return;
  const shift = turn.now - paused.since;
  const { stage } = clock;
  const robots = Object.fromEntries(
    Object.entries(clock.robots).map(([id, plan]) => [id, { ...plan, at: plan.at + shift }]),
  );
  turn.state = {
    ...turn.state,
    clock: {
      ...clock,
      robots,
      stage: {
        ...stage,
        startedAt: stage.startedAt + shift,
        ...(stage.endsAt !== undefined && { endsAt: stage.endsAt + shift }),
        ...(stage.fullEndsAt !== undefined && { fullEndsAt: stage.fullEndsAt + shift }),
        ...(stage.wakesAt !== undefined && { wakesAt: stage.wakesAt + shift }),
      },
    },
  };
}
