import { BELOW_MINIMUM_MS } from "../../../src-shared/catalog/limits.ts";
import { isActing, minPlayers } from "../model/people.ts";
import type { Transaction } from "../model/transaction.ts";

/** Number of the game's seats that a person or a robot acts for. */
function actingCount(tx: Transaction): number {
  return (tx.state.game?.players ?? []).filter((id) => isActing(tx.state, id)).length;
}

/** Called between stages: pauses the game if too few people are left (SE17). */
export function pauseBelowMinimum(tx: Transaction): void {
  // A round that nobody could play has already ended the game.
  if (tx.state.clock.stage.name === "GAME_END") return;
  if (tx.state.clock.paused || actingCount(tx) >= minPlayers(tx.state)) return;
  tx.set("clock", {
    paused: { reason: "belowMinimum", since: tx.now, until: tx.now + BELOW_MINIMUM_MS },
  });
}

/** Ends that pause once there are enough people again. */
export function resumeWhenEnough(tx: Transaction): void {
  if (tx.state.clock.paused?.reason !== "belowMinimum") return;
  if (actingCount(tx) < minPlayers(tx.state)) return;
  tx.emit({ topic: "playerMinReached", body: {} });
  resume(tx);
}

/** Continues after a pause: every deadline moves by the length of the pause. */
export function resume(tx: Transaction): void {
  const { paused, ...clock } = tx.state.clock;
  if (!paused) return;
  const shift = tx.now - paused.since;
  const { stage } = clock;
  const { crowd } = tx.state;
  const ballots = Object.fromEntries(
    Object.entries(crowd.ballots).map(([on, ballot]) => {
      const { countsAt } = ballot;
      return [on, countsAt === undefined ? ballot : { ...ballot, countsAt: countsAt + shift }];
    }),
  );
  const robots = Object.fromEntries(
    Object.entries(clock.robots).map(([id, plan]) => [id, { ...plan, at: plan.at + shift }]),
  );
  tx.state = {
    ...tx.state,
    crowd: { ...crowd, ballots },
    clock: {
      ...clock,
      robots,
      stage: {
        ...stage,
        startedAt: stage.startedAt + shift,
        ...(stage.endsAt !== undefined && { endsAt: stage.endsAt + shift }),
        ...(stage.fullEndsAt !== undefined && { fullEndsAt: stage.fullEndsAt + shift }),
        ...(stage.lastOneEndsAt !== undefined && { lastOneEndsAt: stage.lastOneEndsAt + shift }),
        ...(stage.wakesAt !== undefined && { wakesAt: stage.wakesAt + shift }),
      },
    },
  };
}
