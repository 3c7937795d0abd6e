import { aliasError, tidyAlias } from "../catalog/alias.ts";
import { avatarOf, ROBOT_AVATARS } from "../catalog/avatars.ts";
import { AUDIENCE_MAX } from "../catalog/limits.ts";
import { hostPlays } from "../catalog/gameTypes.ts";
import { seatLook } from "../catalog/seats.ts";
import type { Refusal } from "../games/game.ts";
import { CLOSE } from "../protocol/closeCodes.ts";
import { playerId, type PlayerId } from "../protocol/ids.ts";
import { afterPeopleChanged } from "./allIn.ts";
import { tellGame } from "./play.ts";
import type { Input } from "./inputs.ts";
import { passHostRights } from "./presence.ts";
import { roomRow } from "./outbox.ts";
import { gameOwner, isSeated, maxPlayers, seatedIds, usedAvatars } from "./people.ts";
import type { Seat } from "./state.ts";
import type { Turn } from "./turn.ts";

/** The lowest number no seat has, so that colours and badges do not repeat while they need not. */
function freeSeatNo(turn: Turn): number {
  const taken = new Set(
    seatedIds(turn.state, true).map((id) => turn.state.seats[id]?.seatNo ?? -1),
  );
  let seatNo = 0;
  while (taken.has(seatNo)) seatNo += 1;
  return seatNo;
}

function sit(
  turn: Turn,
  seat: Omit<Seat, "hexColor" | "badge" | "seatNo" | "status" | "joinedAt" | "autopilot">,
): PlayerId {
  const id = playerId(turn.state.room.nextPlayerId);
  const seatNo = freeSeatNo(turn);
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
  if (!seat.audience) tellGame(turn, { type: "playerJoined", playerId: id });
  turn.playerId = id;
  tellList(turn);
  return id;
}

/** The list of public games says how many play; a private room's seats are nobody's business. */
function tellList(turn: Turn): void {
  if (turn.state.room.isPublic) turn.outbox.push(roomRow(turn.state));
}

/** Sit down with an alias and an avatar; in a full room, watch. */
export function join(turn: Turn, input: Extract<Input, { type: "join" }>): Refusal | undefined {
  const alias = tidyAlias(input.alias);
  const refused = aliasError(alias);
  if (refused) return { refused };
  if (avatarOf(input.avatarSrc)?.kind !== "food") return { refused: "avatar_unknown" };
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
  if (!seat || seat.robot) return { refused: "player_not_found" };
  if (seat.status === "kicked") return { refused: "kicked" };
  turn.playerId = id;
  if (seat.status === "seated") return undefined;
  if (usedAvatars(turn.state).includes(seat.avatarSrc)) return { refused: "error.avatar_in_use" };
  const audience = seatedIds(turn.state).length >= maxPlayers(turn.state);
  turn.set("seats", { [id]: { ...seat, status: "seated", audience } });
  if (!audience) tellGame(turn, { type: "playerJoined", playerId: id });
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
  turn.set("seats", { [id]: { ...seat, status, autopilot: false } });
  const { [id]: _robot, ...robots } = turn.state.clock.robots;
  turn.set("clock", { robots });
  if (!seat.audience) tellGame(turn, { type: "playerLeft", playerId: id });
  if (status === "kicked") {
    turn.say({ topic: "playerKicked", body: { playerId: id } });
    turn.closings.push({ who: id, code: CLOSE.kicked });
  }
  if (gameOwner(turn.state) === undefined) passHostRights(turn);
  seatAudience(turn);
  tellList(turn);
  afterPeopleChanged(turn);
  return undefined;
}

/** Give free seats to the audience, longest there first. */
export function seatAudience(turn: Turn): void {
  const waiting = seatedIds(turn.state, true).filter((id) => turn.state.seats[id]?.audience);
  for (const id of waiting) {
    const seat = turn.state.seats[id];
    if (!seat || seatedIds(turn.state).length >= maxPlayers(turn.state)) return;
    // Two people must not look the same: the audience may share an avatar, the seated may not.
    if (usedAvatars(turn.state).includes(seat.avatarSrc)) continue;
    turn.set("seats", { [id]: { ...seat, audience: false } });
    tellGame(turn, { type: "playerJoined", playerId: id });
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
