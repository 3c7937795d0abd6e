import { NO_CROWD } from "../model/crowdState.ts";
import { tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { refusalOfAlias } from "../model/rights.ts";
import { avatarOf, ROBOT_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { AUDIENCE_MAX } from "../../../src-shared/catalog/limits.ts";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import { BADGES, seatLook } from "../../../src-shared/catalog/seats.ts";
import type { Refusal } from "../../games/game.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { afterPeopleChanged, dispatchGameEvent } from "../play/play.ts";
import type { CallerOrigin, Input } from "../model/inputs.ts";
import { isOfKicked, marksOf, wasKicked } from "./devices.ts";
import { forgetClosedSeats } from "./forgetting.ts";
import { passHostRights } from "./presence.ts";
import { forgetLeft } from "../records/dropOuts.ts";
import { roomRow } from "../records/outbox.ts";
import {
  gameOwner,
  isFull,
  isSeated,
  maxPlayers,
  minPlayers,
  personOf,
  seatedIds,
  usedAvatars,
} from "../model/people.ts";
import type { Seat } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/**
 * The lowest seat number whose look is free, so that no two seats look alike (SE1). People in the audience,
 * of whom there may be more than looks, also avoid each other's while they can.
 */
function freeSeatNo(tx: Transaction, audience: boolean): number {
  const taken = new Set(
    seatedIds(tx.state, audience).map((id) => tx.state.seats[id]?.seatNo ?? -1),
  );
  let seatNo = 0;
  while (taken.has(seatNo)) seatNo += 1;
  return seatNo;
}

/** Returns a seat that is taken (again): with the look it had, unless somebody seated has that now. */
function reseated(tx: Transaction, seat: Seat): Seat {
  const isTaken = seatedIds(tx.state).some((id) => tx.state.seats[id]?.badge === seat.badge);
  if (!isTaken && seat.seatNo < BADGES.length) return seat;
  const seatNo = freeSeatNo(tx, false);
  return { ...seat, ...seatLook(seatNo), seatNo };
}

/** Puts a person, a robot or the crowd in a new seat. */
export function sit(
  tx: Transaction,
  seat: Omit<Seat, "hexColor" | "badge" | "seatNo" | "status" | "joinedAt" | "autopilot">,
): PlayerId {
  const id = playerId(tx.state.room.nextPlayerId);
  const seatNo = freeSeatNo(tx, seat.audience);
  tx.set("room", { nextPlayerId: id + 1 });
  const look = seatLook(seatNo);
  tx.set("seats", {
    [id]: { ...seat, ...look, seatNo, status: "seated", autopilot: false, joinedAt: tx.now },
  });
  tx.set("presence", {
    seats: {
      ...tx.state.presence.seats,
      [id]: { open: seat.robot, lastSeen: tx.now, since: tx.now, away: false },
    },
  });
  if (!seat.audience) seated(tx, id);
  tx.playerId = id;
  queueRoomRow(tx);
  return id;
}

/**
 * If nobody holds the host's rights, gives them to the first person who sits down in a room whose host does
 * not play. If there was an owner before, passes them to an heir (SE6, SE7).
 */
function leadIfNobodyDoes(tx: Transaction, id: PlayerId, { robot, crowd }: Seat): void {
  const { owner, hostType } = tx.state.room;
  if (owner !== undefined && gameOwner(tx.state) === undefined) passHostRights(tx);
  if (owner === undefined && !hostPlays(hostType) && !robot && !crowd) {
    tx.set("room", { owner: id });
  }
}

/** Notifies a running game of who sat down; a lobby sends `playerMinReached` once there are enough (SE73). */
function seated(tx: Transaction, id: PlayerId): void {
  const seat = tx.state.seats[id];
  if (!seat) return;
  leadIfNobodyDoes(tx, id, seat);
  const isFirstEnough = seatedIds(tx.state).length === minPlayers(tx.state);
  if (!tx.state.game && isFirstEnough) tx.emit({ topic: "playerMinReached", body: {} });
  dispatchGameEvent(tx, { type: "playerJoined", playerId: id, person: personOf(seat) });
}

/**
 * Queues the room's row, because the list of public games shows how many play. A private room's seats are not
 * published.
 */
function queueRoomRow(tx: Transaction): void {
  if (tx.state.room.isPublic) tx.outbox.push(roomRow(tx.state));
}

/** Gives a person a seat with an alias and an avatar; in a full room, a place in the audience. */
export function join(
  tx: Transaction,
  input: Extract<Input, { type: "join" }>,
): Refusal | undefined {
  const alias = tidyAlias(input.alias);
  const refused = refusalOfAlias(tx.state, alias);
  if (refused) return refused;
  if (avatarOf(input.avatarSrc)?.kind !== "food") return { refused: "avatar_unknown" };
  if (!input.asHost && wasKicked(tx, input)) return { refused: "kicked" };
  giveUpOthers(tx, input.cameFrom);
  const watches = isFull(tx.state);
  if (watches && !input.audience) return { refused: "error.max_players_reached" };
  if (watches) {
    const watching = seatedIds(tx.state, true).length - seatedIds(tx.state).length;
    if (watching >= AUDIENCE_MAX) return { refused: "error.max_players_reached" };
  } else if (usedAvatars(tx.state).includes(input.avatarSrc)) {
    return { refused: "error.avatar_in_use" };
  }
  const id = sit(tx, {
    alias,
    avatarSrc: input.avatarSrc,
    robot: false,
    audience: watches,
    ...(input.userId !== undefined && { userId: input.userId }),
    ...marksOf(input.cameFrom),
  });
  if (input.asHost) tx.set("room", { owner: id });
  afterPeopleChanged(tx);
  return undefined;
}

/** Returns a person to their own seat, also after quitting. */
export function rejoin(tx: Transaction, id: PlayerId): Refusal | undefined {
  const seat = tx.state.seats[id];
  if (!seat || seat.robot || seat.crowd) return { refused: "player_not_found" };
  if (seat.status === "kicked") return { refused: "kicked" };
  tx.playerId = id;
  if (seat.status === "seated") return undefined;
  if (isOfKicked(tx, seat)) return { refused: "kicked" };
  giveUpOthers(tx, seat, id);
  if (usedAvatars(tx.state).includes(seat.avatarSrc)) return { refused: "error.avatar_in_use" };
  const audience = isFull(tx.state, id);
  tx.set("seats", { [id]: { ...reseated(tx, seat), status: "seated", audience } });
  if (!audience) seated(tx, id);
  queueRoomRow(tx);
  afterPeopleChanged(tx);
  return undefined;
}

/** Closes a seat: the person left, or the host kicked them. */
export function closeSeat(
  tx: Transaction,
  id: PlayerId,
  status: "quit" | "kicked",
): Refusal | undefined {
  const seat = tx.state.seats[id];
  if (!seat || !isSeated(tx.state, id)) return { refused: "player_not_found" };
  const { coHost: _coHost, ...rest } = seat;
  const isKicked = status === "kicked";
  const closed = { ...rest, status, autopilot: false };
  tx.set("seats", { [id]: { ...closed, ...(isKicked && { kickedAt: tx.now }) } });
  const { [id]: _robot, ...robots } = tx.state.clock.robots;
  tx.set("clock", { robots });
  if (seat.crowd) tx.set("crowd", NO_CROWD);
  if (!seat.audience) {
    dispatchGameEvent(tx, { type: "playerLeft", playerId: id, ...(isKicked && { kicked: true }) });
  }
  if (isKicked) {
    tx.emit({ topic: "playerKicked", body: { playerId: id } });
    tx.closings.push({ who: id, code: CLOSE.kicked });
  }
  rightsOfClosedSeat(tx, id);
  seatAudience(tx);
  queueRoomRow(tx);
  afterPeopleChanged(tx);
  forgetClosedSeats(tx);
  return undefined;
}

/** One phone has one seat: a person who takes a seat gives up the one they had. */
export function giveUpOthers(
  tx: Transaction,
  from: Partial<Pick<CallerOrigin, "device">> | undefined,
  kept?: PlayerId,
): void {
  if (from?.device === undefined) return;
  for (const id of seatedIds(tx.state, true)) {
    const seat = tx.state.seats[id];
    if (id === kept || seat?.device !== from.device) continue;
    closeSeat(tx, id, "quit");
    forgetLeft(tx, id);
    tx.closings.push({ who: id, code: CLOSE.moved });
  }
}

/** If the owner's seat closed, whoever holds the rights by then keeps them for good (SE7). */
function rightsOfClosedSeat(tx: Transaction, id: PlayerId): void {
  const { actingOwner, owner } = tx.state.room;
  if (owner === id && actingOwner !== undefined && isSeated(tx.state, actingOwner)) {
    const { actingOwner: _acting, ...room } = tx.state.room;
    tx.state = { ...tx.state, room: { ...room, owner: actingOwner } };
  } else if (owner !== undefined && gameOwner(tx.state) === undefined) passHostRights(tx);
}

/**
 * A game with fewer seats was chosen: removes robots first, then moves the people who sat down last to the
 * audience.
 */
export function removeSurplus(tx: Transaction): void {
  const lastFirst = seatedIds(tx.state).reverse();
  const isRobot = (id: PlayerId) => tx.state.seats[id]?.robot ?? false;
  const robotsFirst = [...lastFirst.filter(isRobot), ...lastFirst.filter((id) => !isRobot(id))];
  for (const id of robotsFirst.slice(0, Math.max(0, lastFirst.length - maxPlayers(tx.state)))) {
    const seat = tx.state.seats[id];
    if (seat?.robot) closeSeat(tx, id, "quit");
    else if (seat) tx.set("seats", { [id]: { ...seat, audience: true } });
  }
}

/** Gives free seats to the audience, in the order they arrived. */
export function seatAudience(tx: Transaction): void {
  const waiting = seatedIds(tx.state, true).filter((id) => tx.state.seats[id]?.audience);
  for (const id of waiting) {
    const seat = tx.state.seats[id];
    if (!seat || isFull(tx.state, id)) continue;
    // No two seated people may have the same avatar; in the audience it may be shared.
    if (usedAvatars(tx.state).includes(seat.avatarSrc)) continue;
    tx.set("seats", { [id]: { ...reseated(tx, seat), audience: false } });
    seated(tx, id);
  }
}

/** Adds a robot, with a face that no other robot has. */
export function addRobot(tx: Transaction): Refusal | undefined {
  if (isFull(tx.state)) return { refused: "error.max_players_reached" };
  const used = usedAvatars(tx.state);
  const face = ROBOT_AVATARS.find((avatar) => !used.includes(avatar.src));
  if (!face) return { refused: "no_robot_left" };
  sit(tx, { alias: face.name, avatarSrc: face.src, robot: true, audience: false });
  afterPeopleChanged(tx);
  return undefined;
}
