import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import {
  PLAYERS_A_GAME_MAX,
  ROOM_MAX_PLAYERS,
  UNKNOWN_MIN_PLAYERS,
} from "../../../src-shared/catalog/limits.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { GamePerson } from "../../games/game.ts";
import type { Actor } from "./inputs.ts";
import type { RoomState, Seat } from "./state.ts";

/** Taken seats, without the audience unless requested. */
export function seatedIds(state: RoomState, withAudience = false): PlayerId[] {
  return playerIdsOf(state.seats).filter((id) => {
    const seat = state.seats[id];
    return seat?.status === "seated" && (withAudience || !seat.audience);
  });
}

/** Whether somebody holds this seat, in the audience or not; false once they quit or were kicked. */
export function isSeated(state: RoomState, id: PlayerId): boolean {
  return state.seats[id]?.status === "seated";
}

/** A seat as its game sees it. */
export function personOf({ alias, robot, crowd }: Seat): GamePerson {
  return { alias, robot, ...(crowd && { crowd }) };
}

/** A seat, by its id, or a remote. */
export type SeatOrRemote = PlayerId | { readonly remoteId: number };

/** The name of a seat or remote: the same for all sockets of a person and the screens they put the room on. */
export function personName(who: SeatOrRemote): string {
  return typeof who === "object" ? `remote ${who.remoteId}` : `player ${who}`;
}

/** The name (`personName`) of a socket's person; undefined for screens that belong to nobody. */
export function countedAs(actor: Actor): string | undefined {
  if (actor.kind === "remote") return personName(actor);
  return actor.kind === "player" ? personName(actor.playerId) : undefined;
}

/** Whether a robot plays this seat, its own or that of somebody who is away. */
export function isRobotPlayed(seat: Seat | undefined): boolean {
  return seat !== undefined && (seat.robot || seat.autopilot);
}

/** Whether a person or a robot is there to act for this seat, so that a stage may wait for it. */
export function isActing(state: RoomState, id: PlayerId): boolean {
  const seat = state.seats[id];
  if (seat?.status !== "seated") return false;
  if (isRobotPlayed(seat)) return true;
  const presence = state.presence.seats[id];
  return presence !== undefined && !presence.away;
}

/** Number of seats in the room; fewer when the chosen game has fewer. */
export function maxPlayers(state: RoomState): number {
  const { chosen } = state.room;
  return chosen ? GAME_FACTS[chosen.gameType].seats.max : ROOM_MAX_PLAYERS;
}

/**
 * Whether there is no place for this seat, or for a new one. The running game may also have had as many
 * players as it takes.
 */
export function isFull(state: RoomState, id?: PlayerId): boolean {
  if (seatedIds(state).length >= maxPlayers(state)) return true;
  const players = state.game?.players ?? [];
  return players.length >= PLAYERS_A_GAME_MAX && (id === undefined || !players.includes(id));
}

/**
 * Fewest players of the chosen game; if none is chosen, as many as most games need (specification, section
 * 9).
 */
export function minPlayers(state: RoomState): number {
  const { chosen } = state.room;
  return chosen ? GAME_FACTS[chosen.gameType].seats.min : UNKNOWN_MIN_PLAYERS;
}

/** The seat that may do what the host may, if there is one. */
export function gameOwner(state: RoomState): PlayerId | undefined {
  const { actingOwner, owner } = state.room;
  const holder = actingOwner ?? owner;
  return holder !== undefined && isSeated(state, holder) ? holder : undefined;
}

/** Whether this phone without a seat still holds the host's rights. */
export function isRemote({ room }: RoomState, remoteId: number): boolean {
  return room.remotes?.includes(remoteId) ?? false;
}

/** The crowd's seat, if there is one. */
export function crowdSeat(state: RoomState): PlayerId | undefined {
  return seatedIds(state, true).find((id) => state.seats[id]?.crowd);
}

/** Whether this actor has the host's rights. */
export function mayHost(state: RoomState, actor: Actor): boolean {
  if (actor.kind === "host") return true;
  if (actor.kind === "remote") return isRemote(state, actor.remoteId);
  return actor.kind === "player" && gameOwner(state) === actor.playerId;
}

/** Avatars that nobody else may pick. */
export function usedAvatars(state: RoomState): string[] {
  return seatedIds(state, true)
    .filter((id) => !state.seats[id]?.audience)
    .map((id) => state.seats[id]?.avatarSrc ?? "");
}

/** Seats that want to be in no reel, including those of people who left. */
export function leftOutOf(seats: RoomState["seats"]): readonly PlayerId[] {
  return playerIdsOf(seats).filter((id) => seats[id]?.outOfReel);
}
