import { AWAY_AFTER_MS, HEARTBEAT_MS } from "../../../src-shared/catalog/limits.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { lookAtHeartbeatsSoon, peopleHere } from "../play/deadlines.ts";
import { afterPeopleChanged } from "../play/play.ts";
import { resume } from "../play/pause.ts";
import type { Input } from "../model/inputs.ts";
import { roomRow } from "../records/outbox.ts";
import { gameOwner, isSeated } from "../model/people.ts";
import type { PresenceSection, SeatPresence } from "../model/state.ts";
import type { Turn } from "../model/turn.ts";

/** When somebody could next turn out to be away, or back; never sooner than a heartbeat from now. */
function nextCheck(turn: Turn): number {
  const { seats } = turn.state.presence;
  let next = turn.now + AWAY_AFTER_MS;
  for (const id of playerIdsOf(seats)) {
    const seat = seats[id];
    if (!seat || turn.state.seats[id]?.robot || !isSeated(turn.state, id)) continue;
    if (!seat.away) next = Math.min(next, seat.lastSeen + AWAY_AFTER_MS);
    else if (seat.open) return turn.now + HEARTBEAT_MS;
  }
  return Math.max(next, turn.now + HEARTBEAT_MS);
}

/** Give the host's rights to whoever has been connected longest. */
export function passHostRights(turn: Turn): void {
  const { owner } = turn.state.room;
  const [heir] = peopleHere(turn.state).filter(
    (id) => id !== (turn.state.room.actingOwner ?? owner),
  );
  if (heir === undefined) return;
  if (owner === undefined || !isSeated(turn.state, owner)) {
    const { actingOwner: _acting, ...room } = turn.state.room;
    turn.state = { ...turn.state, room: { ...room, owner: heir } };
  } else turn.set("room", { actingOwner: heir });
}

/** The owner is back: rights return. */
function returnHostRights(turn: Turn): void {
  const { owner, actingOwner } = turn.state.room;
  if (actingOwner === undefined || owner === undefined) return;
  const presence = turn.state.presence.seats[owner];
  if (!isSeated(turn.state, owner) || !presence?.open || presence.away) return;
  const { actingOwner: _acting, ...room } = turn.state.room;
  turn.state = { ...turn.state, room };
}

/** People came into the crowd or left it. */
function crowdChanged(turn: Turn, here: readonly number[]): void {
  const before = turn.state.crowd.here;
  if (before.length === here.length && before.every((member, at) => member === here[at])) return;
  turn.set("crowd", { here });
}

/** Which sockets are open changed. */
export function socketsChanged(turn: Turn, input: Extract<Input, { type: "sockets" }>): void {
  const before = turn.state.presence;
  const seats: Record<PlayerId, SeatPresence> = { ...before.seats };
  for (const id of playerIdsOf(turn.state.seats)) {
    if (turn.state.seats[id]?.robot) continue;
    const was = seats[id];
    const open = input.players.includes(id);
    if (open && !was?.open) seats[id] = { open, lastSeen: turn.now, since: turn.now, away: false };
    if (!open && was?.open) seats[id] = { ...was, open, lastSeen: turn.now };
    if (open && !was?.open) setAutopilot(turn, id, false);
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
    ...(isEmpty && { emptySince: emptySince ?? turn.now, ...(asleep && { asleep }) }),
  };
  turn.state = { ...turn.state, presence };
  crowdChanged(turn, input.crowd ?? []);
  if (!isEmpty && asleep) {
    if (turn.state.clock.paused?.reason === "asleep") resume(turn);
    turn.outbox.push(roomRow(turn.state));
  }
  returnHostRights(turn);
  // The owner's seat closed while nobody was there to take the rights.
  if (turn.state.room.owner !== undefined && gameOwner(turn.state) === undefined) {
    passHostRights(turn);
  }
  if (turn.state.game && presence.checkAt === undefined) lookAtHeartbeatsSoon(turn);
  afterPeopleChanged(turn);
}

/** Look at the newest heartbeats: who fell silent, who is back. */
export function lookAtHeartbeats(turn: Turn, seen: Readonly<Record<PlayerId, number>>): void {
  const seats: Record<PlayerId, SeatPresence> = { ...turn.state.presence.seats };
  for (const id of playerIdsOf(seats)) {
    const was = seats[id];
    if (!was || turn.state.seats[id]?.robot) continue;
    const lastSeen = was.open ? Math.max(was.lastSeen, seen[id] ?? 0) : was.lastSeen;
    const away = turn.now - lastSeen >= AWAY_AFTER_MS;
    if (away !== was.away)
      seats[id] = { ...was, away, lastSeen, ...(!away && { since: turn.now }) };
    else if (lastSeen - was.lastSeen >= AWAY_AFTER_MS / 3) seats[id] = { ...was, lastSeen };
  }
  turn.set("presence", { seats });
  turn.set("presence", { checkAt: nextCheck(turn) });
  for (const id of playerIdsOf(seats)) {
    if (seats[id]?.open && !seats[id].away) setAutopilot(turn, id, false);
  }
  returnHostRights(turn);
  afterPeopleChanged(turn);
}

/** A sign of life from a person who may have been counted as away. */
export function sawPlayer(turn: Turn, id: PlayerId): void {
  const was = turn.state.presence.seats[id];
  if (!was?.away || !was.open) return;
  turn.set("presence", {
    seats: {
      ...turn.state.presence.seats,
      [id]: { ...was, away: false, lastSeen: turn.now, since: turn.now },
    },
  });
  setAutopilot(turn, id, false);
  returnHostRights(turn);
  afterPeopleChanged(turn);
}

/** A robot plays for somebody, or does not any more. */
export function setAutopilot(turn: Turn, id: PlayerId, on: boolean): void {
  const seat = turn.state.seats[id];
  if (!seat || seat.robot || seat.autopilot === on) return;
  turn.set("seats", { [id]: { ...seat, autopilot: on } });
  if (!on) {
    const { [id]: _plan, ...robots } = turn.state.clock.robots;
    turn.set("clock", { robots });
  }
  afterPeopleChanged(turn);
}

/** Nobody has been here for long: the game waits, the public list forgets the room. */
export function fallAsleep(turn: Turn): void {
  if (turn.state.game && !turn.state.clock.paused) {
    turn.set("clock", { paused: { reason: "asleep", since: turn.now } });
  }
  const { checkAt: _checkAt, ...presence } = turn.state.presence;
  turn.state = { ...turn.state, presence: { ...presence, asleep: true } };
  turn.outbox.push(roomRow(turn.state));
}
