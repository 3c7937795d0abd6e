import { AWAY_AFTER_MS, HEARTBEAT_MS } from "../../../src-shared/catalog/limits.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { deadlinesOf, scheduleHeartbeatCheck, peopleHere } from "../play/deadlines.ts";
import { afterPeopleChanged } from "../play/play.ts";
import { resume } from "../play/pause.ts";
import type { Input } from "../model/inputs.ts";
import { noteLeft } from "../records/dropOuts.ts";
import { roomRow } from "../records/outbox.ts";
import { gameOwner, isSeated } from "../model/people.ts";
import type { PresenceSection, RoomState, SeatPresence } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** Time of the newest heartbeat by seat, ms since 1970. */
type Heartbeats = Readonly<Record<PlayerId, number>>;

const NOTHING_HEARD: Heartbeats = {};

/**
 * Whether silence of this seat means that it is away: not for a robot, nor for a crowd while its sections
 * report people.
 */
function canFallSilent({ seats, presence }: RoomState, id: PlayerId): boolean {
  const seat = seats[id];
  return !seat?.robot && !(seat?.crowd && presence.seats[id]?.open);
}

/** When somebody could next turn out to be away, or back, ms since 1970; at least one heartbeat from now. */
function nextCheck(state: RoomState, now: number, heard: Heartbeats): number {
  const { seats } = state.presence;
  let next = now + AWAY_AFTER_MS;
  for (const id of playerIdsOf(seats)) {
    const seat = seats[id];
    if (!seat || !canFallSilent(state, id) || !isSeated(state, id)) continue;
    if (!seat.away) next = Math.min(next, lastSign(seat, heard[id]) + AWAY_AFTER_MS);
    else if (seat.open) return now + HEARTBEAT_MS;
  }
  return Math.max(next, now + HEARTBEAT_MS);
}

/** The last sign of life of a seat, ms since 1970. Heartbeats do not count while its socket is closed. */
function lastSign({ open, lastSeen }: SeatPresence, heardAt = 0): number {
  return open ? Math.max(lastSeen, heardAt) : lastSeen;
}

/**
 * When to check the heartbeats again, ms since 1970, if they show that nobody left or came back; undefined
 * when somebody did.
 */
export function unchangedUntil(
  state: RoomState,
  now: number,
  heard: Heartbeats,
): number | undefined {
  const { seats } = state.presence;
  const isAsBefore = playerIdsOf(seats).every((id) => {
    const seat = seats[id];
    if (!seat || !canFallSilent(state, id)) return true;
    return seat.away === now - lastSign(seat, heard[id]) >= AWAY_AFTER_MS;
  });
  return isAsBefore ? nextCheck(state, now, heard) : undefined;
}

/** Whether a check of the heartbeats is all that is due. */
function onlyHeartbeatsDue(state: RoomState, now: number): boolean {
  const due = deadlinesOf(state).filter(({ at }) => at <= now);
  return due.length > 0 && due.every(({ name }) => name === "heartbeats");
}

/**
 * When to check again, ms since 1970, if only a check of the heartbeats is due and they show that nobody left
 * or came back. Such a check changes nothing worth a stored row (docs/scaling.md). Undefined when there is
 * more to do.
 */
export function quietUntil(state: RoomState, now: number, heard: Heartbeats): number | undefined {
  return onlyHeartbeatsDue(state, now) ? unchangedUntil(state, now, heard) : undefined;
}

/** Passes the host's rights to the person who has been connected longest. */
export function passHostRights(tx: Transaction): void {
  const { owner } = tx.state.room;
  const [heir] = peopleHere(tx.state).filter((id) => id !== (tx.state.room.actingOwner ?? owner));
  if (heir === undefined) return;
  if (owner === undefined || !isSeated(tx.state, owner)) {
    const { actingOwner: _acting, ...room } = tx.state.room;
    tx.state = { ...tx.state, room: { ...room, owner: heir } };
  } else tx.set("room", { actingOwner: heir });
}

/** Returns the rights to the owner once they are back. */
function returnHostRights(tx: Transaction): void {
  const { owner, actingOwner } = tx.state.room;
  if (actingOwner === undefined || owner === undefined) return;
  const presence = tx.state.presence.seats[owner];
  if (!isSeated(tx.state, owner) || !presence?.open || presence.away) return;
  const { actingOwner: _acting, ...room } = tx.state.room;
  tx.state = { ...tx.state, room };
}

/**
 * Called when somebody arrived: the rights return to the owner, or pass to a person who is here if there was
 * nobody to take them before (SE7).
 */
function rightsToWhoIsHere(tx: Transaction): void {
  returnHostRights(tx);
  if (tx.state.room.owner !== undefined && gameOwner(tx.state) === undefined) passHostRights(tx);
}

/** Takes in a change of which sockets are open. */
export function socketsChanged(tx: Transaction, input: Extract<Input, { type: "sockets" }>): void {
  const before = tx.state.presence;
  const seats: Record<PlayerId, SeatPresence> = { ...before.seats };
  for (const id of playerIdsOf(tx.state.seats)) {
    if (tx.state.seats[id]?.robot) continue;
    const was = seats[id];
    const open = input.players.includes(id);
    if (open && !was?.open) seats[id] = { open, lastSeen: tx.now, since: tx.now, away: false };
    if (!open && was?.open) seats[id] = { ...was, open, lastSeen: tx.now };
  }
  const remotes = input.remotes?.length ?? 0;
  const isEmpty = input.players.length === 0 && input.screens === 0 && remotes === 0;
  const { emptySince, asleep, remotes: _remotes, ...rest } = before;
  const presence: PresenceSection = {
    ...rest,
    seats,
    hostScreens: input.hostScreens,
    screens: input.screens,
    ...(input.remotes && { remotes: input.remotes }),
    ...(isEmpty && { emptySince: emptySince ?? tx.now, ...(asleep && { asleep }) }),
  };
  tx.state = { ...tx.state, presence };
  for (const id of input.players) {
    if (!before.seats[id]?.open) setAutopilot(tx, id, false);
  }
  if (!isEmpty && asleep) {
    if (tx.state.clock.paused?.reason === "asleep") resume(tx);
    tx.outbox.push(roomRow(tx.state));
  }
  rightsToWhoIsHere(tx);
  if (tx.state.game && presence.checkAt === undefined) scheduleHeartbeatCheck(tx);
  afterPeopleChanged(tx);
}

/** Checks the newest heartbeats: who fell silent, and who is back. */
export function checkHeartbeats(tx: Transaction, seen: Heartbeats): void {
  const before = tx.state.presence.seats;
  const seats: Record<PlayerId, SeatPresence> = { ...before };
  for (const id of playerIdsOf(seats)) {
    const was = seats[id];
    if (!was || !canFallSilent(tx.state, id)) continue;
    const lastSeen = lastSign(was, seen[id]);
    const away = tx.now - lastSeen >= AWAY_AFTER_MS;
    if (away !== was.away) seats[id] = { ...was, away, lastSeen, ...(!away && { since: tx.now }) };
    else if (lastSeen - was.lastSeen >= AWAY_AFTER_MS / 3) seats[id] = { ...was, lastSeen };
  }
  tx.set("presence", { seats });
  for (const id of playerIdsOf(seats)) {
    if (seats[id]?.away && !before[id]?.away) noteLeft(tx, id);
  }
  tx.set("presence", { checkAt: nextCheck(tx.state, tx.now, NOTHING_HEARD) });
  for (const id of playerIdsOf(seats)) {
    if (seats[id]?.open && !seats[id].away) setAutopilot(tx, id, false);
  }
  rightsToWhoIsHere(tx);
  afterPeopleChanged(tx);
}

/** Records a sign of life of a person who may have been counted as away. */
export function noteSignOfLife(tx: Transaction, id: PlayerId): void {
  const was = tx.state.presence.seats[id];
  if (!was?.away || !was.open) return;
  tx.set("presence", {
    seats: {
      ...tx.state.presence.seats,
      [id]: { ...was, away: false, lastSeen: tx.now, since: tx.now },
    },
  });
  setAutopilot(tx, id, false);
  rightsToWhoIsHere(tx);
  afterPeopleChanged(tx);
}

/** Lets a robot play for somebody, or ends that. */
export function setAutopilot(tx: Transaction, id: PlayerId, on: boolean): void {
  const seat = tx.state.seats[id];
  if (!seat || seat.robot || seat.autopilot === on) return;
  tx.set("seats", { [id]: { ...seat, autopilot: on } });
  if (!on) {
    const { [id]: _plan, ...robots } = tx.state.clock.robots;
    tx.set("clock", { robots });
  }
  afterPeopleChanged(tx);
}

/**
 * Puts the room to sleep after nobody has been here for long: the game pauses, and the public list drops the
 * room.
 */
export function putToSleep(tx: Transaction): void {
  if (tx.state.game && !tx.state.clock.paused) {
    tx.set("clock", { paused: { reason: "asleep", since: tx.now } });
  }
  const { checkAt: _checkAt, ...presence } = tx.state.presence;
  tx.state = { ...tx.state, presence: { ...presence, asleep: true } };
  tx.outbox.push(roomRow(tx.state));
}
