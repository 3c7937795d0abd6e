import { aliasError, tidyAlias } from "../../../src-shared/catalog/alias.ts";
import { avatarOf, ROBOT_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { AUDIENCE_MAX } from "../../../src-shared/catalog/limits.ts";
import { hostPlays } from "../../../src-shared/catalog/gameTypes.ts";
import { BADGES, seatLook } from "../../../src-shared/catalog/seats.ts";
import type { Refusal } from "../../games/game.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { playerId, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { afterPeopleChanged, tellGame } from "../play/play.ts";
import type { Input } from "../model/inputs.ts";
import { passHostRights } from "./presence.ts";
import { roomRow } from "../records/outbox.ts";
import {
  gameOwner,
  isSeated,
  maxPlayers,
  personOf,
  seatedIds,
  usedAvatars,
} from "../model/people.ts";
import type { Seat } from "../model/state.ts";
import type { Turn } from "../model/turn.ts";

/**
 * The lowest seat number whose look is free, so that no two seats look alike (SE1). The audience,
 * which may outnumber the looks, keeps clear of everybody while it can.
 */
function freeSeatNo(turn: Turn, audience: boolean): number {
  const taken = new Set(
    seatedIds(turn.state, audience).map((id) => turn.state.seats[id]?.seatNo ?? -1),
  );
  let seatNo = 0;
  while (taken.has(seatNo)) seatNo += 1;
  return seatNo;
}

/** A seat that is taken (again): with the look it had, unless somebody seated has it now. */
function reseated(turn: Turn, seat: Seat): Seat {
  const isTaken = seatedIds(turn.state).some((id) => turn.state.seats[id]?.badge === seat.badge);
  if (!isTaken && seat.seatNo < BADGES.length) return seat;
  const seatNo = freeSeatNo(turn, false);
  return { ...seat, ...seatLook(seatNo), seatNo };
}

/** Somebody or something sits down in a new seat. */
export function sit(
  turn: Turn,
  seat: Omit<Seat, "hexColor" | "badge" | "seatNo" | "status" | "joinedAt" | "autopilot">,
): PlayerId {
  const id = playerId(turn.state.room.nextPlayerId);
  const seatNo = freeSeatNo(turn, seat.audience);
  turn.set("room", { nextPlayerId: id + 1 });
  const look = seatLook(seatNo);
  turn.set("seats", {
    [id]: { ...seat, ...look, seatNo, status: "seated", autopilot: false, joinedAt: turn.now },
  });
  turn.set("presence", {
    seats: {
      ...turn.state.presence.seats,
      [id]: { open: seat.robot, lastSeen: turn.now, since: turn.now, away: false },
    },
  });
  if (!seat.audience) seated(turn, id);
  turn.playerId = id;
  tellList(turn);
  return id;
}

/** Tell a running game who sat down. */
function seated(turn: Turn, id: PlayerId): void {
  const seat = turn.state.seats[id];
  if (!seat) return;
  tellGame(turn, { type: "playerJoined", playerId: id, person: personOf(seat) });
}

/** The list of public games says how many play; a private room's seats are nobody's business. */
function tellList(turn: Turn): void {
  if (turn.state.room.isPublic) turn.outbox.push(roomRow(turn.state));
}

/** Did the host take this account out of the room? Who comes without one cannot be told apart. */
function wasKicked({ state }: Turn, userId: string | undefined): boolean {
  if (userId === undefined) return false;
  return Object.values(state.seats).some(
    (seat) => seat.status === "kicked" && seat.userId === userId,
  );
}

/** Sit down with an alias and an avatar; in a full room, watch. */
export function join(turn: Turn, input: Extract<Input, { type: "join" }>): Refusal | undefined {
  const alias = tidyAlias(input.alias);
  const refused = aliasError(alias);
  if (refused) return { refused };
  if (avatarOf(input.avatarSrc)?.kind !== "food") return { refused: "avatar_unknown" };
  if (!input.asHost && wasKicked(turn, input.userId)) return { refused: "kicked" };
  const isFull = seatedIds(turn.state).length >= maxPlayers(turn.state);
  if (isFull && !input.audience) return { refused: "error.max_players_reached" };
  if (isFull) {
    const watching = seatedIds(turn.state, true).length - seatedIds(turn.state).length;
    if (watching >= AUDIENCE_MAX) return { refused: "error.max_players_reached" };
  } else if (usedAvatars(turn.state).includes(input.avatarSrc)) {
    return { refused: "error.avatar_in_use" };
  }
  const id = sit(turn, {
    alias,
    avatarSrc: input.avatarSrc,
    robot: false,
    audience: isFull,
    ...(input.userId !== undefined && { userId: input.userId }),
  });
  const { owner, hostType } = turn.state.room;
  const leads = input.asHost || (!hostPlays(hostType) && owner === undefined && !isFull);
  if (leads) turn.set("room", { owner: id });
  afterPeopleChanged(turn);
  return undefined;
}

/** Come back to one's own seat, also after quitting. */
export function rejoin(turn: Turn, id: PlayerId): Refusal | undefined {
  const seat = turn.state.seats[id];
  if (!seat || seat.robot || seat.crowd) return { refused: "player_not_found" };
  if (seat.status === "kicked") return { refused: "kicked" };
  turn.playerId = id;
  if (seat.status === "seated") return undefined;
  if (usedAvatars(turn.state).includes(seat.avatarSrc)) return { refused: "error.avatar_in_use" };
  const audience = seatedIds(turn.state).length >= maxPlayers(turn.state);
  turn.set("seats", { [id]: { ...reseated(turn, seat), status: "seated", audience } });
  if (!audience) seated(turn, id);
  tellList(turn);
  afterPeopleChanged(turn);
  return undefined;
}

/** Change alias or avatar. */
export function updateSeat(
  turn: Turn,
  { playerId: id, alias, avatarSrc }: Extract<Input, { type: "updateSeat" }>,
): Refusal | undefined {
  const seat = turn.state.seats[id];
  if (!seat || !isSeated(turn.state, id)) return { refused: "player_not_found" };
  const tidied = alias === undefined ? seat.alias : tidyAlias(alias);
  const refused = aliasError(tidied);
  if (refused) return { refused };
  if (avatarSrc !== undefined && avatarSrc !== seat.avatarSrc) {
    if (avatarOf(avatarSrc)?.kind !== "food") return { refused: "avatar_unknown" };
    if (usedAvatars(turn.state).includes(avatarSrc)) return { refused: "error.avatar_in_use" };
  }
  turn.set("seats", { [id]: { ...seat, alias: tidied, avatarSrc: avatarSrc ?? seat.avatarSrc } });
  turn.playerId = id;
  // A watcher who gave up somebody's face may be able to move up now.
  seatAudience(turn);
  afterPeopleChanged(turn);
  return undefined;
}

/** Close a seat: the person left, or the host took them out. */
export function closeSeat(
  turn: Turn,
  id: PlayerId,
  status: "quit" | "kicked",
): Refusal | undefined {
  const seat = turn.state.seats[id];
  if (!seat || !isSeated(turn.state, id)) return { refused: "player_not_found" };
  const { coHost: _coHost, ...rest } = seat;
  turn.set("seats", { [id]: { ...rest, status, autopilot: false } });
  const { [id]: _robot, ...robots } = turn.state.clock.robots;
  turn.set("clock", { robots });
  if (seat.crowd) turn.set("crowd", { here: [], ballots: {}, ready: [] });
  const isKicked = status === "kicked";
  if (!seat.audience) {
    tellGame(turn, { type: "playerLeft", playerId: id, ...(isKicked && { kicked: true }) });
  }
  if (isKicked) {
    turn.say({ topic: "playerKicked", body: { playerId: id } });
    turn.closings.push({ who: id, code: CLOSE.kicked });
  }
  rightsOfClosedSeat(turn, id);
  seatAudience(turn);
  tellList(turn);
  afterPeopleChanged(turn);
  return undefined;
}

/** The owner's seat closed: who holds the rights by then keeps them for good (SE7). */
function rightsOfClosedSeat(turn: Turn, id: PlayerId): void {
  const { actingOwner, owner } = turn.state.room;
  if (owner === id && actingOwner !== undefined && isSeated(turn.state, actingOwner)) {
    const { actingOwner: _acting, ...room } = turn.state.room;
    turn.state = { ...turn.state, room: { ...room, owner: actingOwner } };
  } else if (gameOwner(turn.state) === undefined) passHostRights(turn);
}

/** A game with fewer seats was chosen: robots go, then whoever sat down last watches. */
export function unseatSurplus(turn: Turn): void {
  const lastFirst = seatedIds(turn.state).reverse();
  const isRobot = (id: PlayerId) => turn.state.seats[id]?.robot ?? false;
  const robotsFirst = [...lastFirst.filter(isRobot), ...lastFirst.filter((id) => !isRobot(id))];
  for (const id of robotsFirst.slice(0, Math.max(0, lastFirst.length - maxPlayers(turn.state)))) {
    const seat = turn.state.seats[id];
    if (seat?.robot) closeSeat(turn, id, "quit");
    else if (seat) turn.set("seats", { [id]: { ...seat, audience: true } });
  }
}

/** Give free seats to the audience, longest there first. */
export function seatAudience(turn: Turn): void {
  const waiting = seatedIds(turn.state, true).filter((id) => turn.state.seats[id]?.audience);
  for (const id of waiting) {
    const seat = turn.state.seats[id];
    if (!seat || seatedIds(turn.state).length >= maxPlayers(turn.state)) return;
    // Two people must not look the same: the audience may share an avatar, the seated may not.
    if (usedAvatars(turn.state).includes(seat.avatarSrc)) continue;
    turn.set("seats", { [id]: { ...reseated(turn, seat), audience: false } });
    seated(turn, id);
  }
}

/** A robot sits down, with a face no other robot has. */
export function addRobot(turn: Turn): Refusal | undefined {
  if (seatedIds(turn.state).length >= maxPlayers(turn.state)) {
    return { refused: "error.max_players_reached" };
  }
  const used = usedAvatars(turn.state);
  const face = ROBOT_AVATARS.find((avatar) => !used.includes(avatar.src));
  if (!face) return { refused: "no_robot_left" };
  sit(turn, { alias: face.name, avatarSrc: face.src, robot: true, audience: false });
  afterPeopleChanged(turn);
  return undefined;
}
