import {
  GRACE_MS,
  HEARTBEAT_MS,
  HOST_GONE_AFTER_MS,
  KEEP_ASLEEP_MS,
  SHORT_STAGE_MS,
  SLEEP_AFTER_MS,
} from "../../../src-shared/catalog/limits.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { isSeated } from "../model/people.ts";
import type { RoomState } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

type DeadlineName =
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

interface Deadline {
  readonly name: DeadlineName;
  /** ms since 1970 */
  readonly at: number;
}

/** When a stage warns that its time is running out: 10 s before its end, 5 s in a short one. */
export function warnsAt(startedAt: number, endsAt: number): number {
  return endsAt - (endsAt - startedAt <= SHORT_STAGE_MS ? 5_000 : 10_000);
}

/**
 * Whether a stage outside a game ends by itself: the standing between two games of an evening may, a lobby
 * never does.
 */
function stageEndsWithoutGame({ clock }: RoomState): boolean {
  return clock.stage.kind === "lobby" && clock.stage.endsAt !== undefined;
}

/**
 * Seated people whose socket is open and who are not away, longest connected first; no robots, audience or
 * crowd.
 */
export function peopleHere(state: RoomState): PlayerId[] {
  const since = (id: PlayerId) => state.presence.seats[id]?.since ?? 0;
  return playerIdsOf(state.presence.seats)
    .filter((id) => {
      const seat = state.seats[id];
      const presence = state.presence.seats[id];
      return (
        seat &&
        isSeated(state, id) &&
        !seat.robot &&
        !seat.audience &&
        !seat.crowd &&
        presence?.open &&
        !presence.away
      );
    })
    .sort((a, b) => since(a) - since(b) || a - b);
}

/** When the seat that holds the host's rights will have been gone for too long; undefined if it is here. */
function hostGoneAt(state: RoomState): number | undefined {
  const holder = state.room.actingOwner ?? state.room.owner;
  if (holder === undefined || !isSeated(state, holder)) return undefined;
  const presence = state.presence.seats[holder];
  if (!presence || (presence.open && !presence.away)) return undefined;
  // There is nobody to pass them to, so nothing to wait for.
  if (!peopleHere(state).some((id) => id !== holder)) return undefined;
  return presence.lastSeen + HOST_GONE_AFTER_MS;
}

/** When the room falls asleep; undefined while somebody is connected or once it sleeps. */
function sleepsAt(state: RoomState): number | undefined {
  const { emptySince, asleep } = state.presence;
  return emptySince === undefined || asleep ? undefined : emptySince + SLEEP_AFTER_MS;
}

/**
 * All deadlines of the room, derived from its state, so that none can be lost and none can outlive its stage.
 * A quiet lobby has none.
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
    if (!clock.held && !clock.awaitsStream) add("gameWakes", stage.wakesAt);
    if (stage.endsAt !== undefined) {
      const isEarly = stage.endsAt !== stage.fullEndsAt && stage.endsAt !== stage.lastOneEndsAt;
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

/** The room's next deadline; undefined when it may sleep until somebody arrives. */
export function nextDeadline(state: RoomState): Deadline | undefined {
  return deadlinesOf(state).reduce<Deadline | undefined>(
    (first, other) => (first === undefined || other.at < first.at ? other : first),
    undefined,
  );
}

/** Schedules the next check of the heartbeats, which happens only while a game runs. */
export function scheduleHeartbeatCheck(tx: Transaction): void {
  tx.set("presence", { checkAt: tx.now + HEARTBEAT_MS });
}
