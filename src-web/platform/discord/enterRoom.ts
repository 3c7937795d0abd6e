import { roomOfInstance } from "../../client/api/discord.ts";
import type { ActivityRoom } from "../../../src-shared/api/discord.ts";
import { ApiError, isFinalRefusal } from "../../client/http/request.ts";
import { joinSession, rejoinSession } from "../../client/api/gameSession.ts";
import type { SeatRequest, TakenSeat } from "../../../src-shared/api/gameSession.ts";
import { GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { keepHost, keepSeat } from "../../client/storage/roomKeys.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { activity, type Activity } from "./activity.ts";

/** What a player's screen needs to open. */
export interface SeatInRoom {
  readonly gameCode: string;
  readonly sessionPlayerId: number;
  readonly token: string;
  /** The game that the launch requested but that the first participant may not open. */
  readonly refusedGame?: GameType | undefined;
}

/** A participant who has no seat in the room yet. */
export interface Unseated {
  readonly room: ActivityRoom;
  /** The name their friends in Discord see. */
  readonly alias: string;
}

/** The result of entering an activity: back on the seat from before, or without a seat yet. */
export type EntryOutcome =
  | { readonly kind: "in"; readonly seat: SeatInRoom }
  | { readonly kind: "unseated"; readonly unseated: Unseated };

function gameTypeOf(input: string | null): GameType | undefined {
  return GAME_TYPES.find((gameType) => gameType === input);
}

function askForRoom({ instanceId, discordToken, input }: Activity): Promise<ActivityRoom> {
  return roomOfInstance(instanceId, discordToken, currentLanguage(), gameTypeOf(input));
}

/** Stores this seat, and the host's rights if there are any, for the player's screen. */
function settle(room: ActivityRoom, taken: TakenSeat): SeatInRoom {
  const { gameCode, hostType, gameType, roomToken, refusedGame } = room;
  const session = { gameCode, hostType, gameType };
  const { roomToken: token, ...seat } = taken;
  clearGameSession();
  if (roomToken !== undefined) keepHost(session, roomToken);
  keepSeat(seat, session, token);
  return { gameCode, sessionPlayerId: seat.sessionPlayerId, token, refusedGame };
}

/** Takes a new seat; if the room is full, joins the audience. Rejects with `ApiError` as joining does. */
export async function takeSeat(room: ActivityRoom, request: SeatRequest): Promise<SeatInRoom> {
  const join = (wanted: SeatRequest) => joinSession(wanted, currentLanguage(), room.roomToken);
  try {
    return settle(room, await join(request));
  } catch (error) {
    const isFull = error instanceof ApiError && error.code === "error.max_players_reached";
    if (!isFull) throw error;
    return settle(room, await join({ ...request, audience: true }));
  }
}

/**
 * Takes back the seat from before a reload, on any device; undefined when it is no longer available. Rejects
 * when trying again may help: a user who was asked to join again instead would take a second seat.
 */
export async function reclaimSeat({
  gameCode,
  seat,
}: ActivityRoom): Promise<TakenSeat | undefined> {
  if (!seat) return undefined;
  try {
    return await rejoinSession(gameCode, seat.sessionPlayerId, seat.roomToken);
  } catch (error) {
    if (isFinalRefusal(error)) return undefined;
    throw error;
  }
}

async function enter(): Promise<EntryOutcome> {
  const here = await activity();
  const room = await askForRoom(here);
  const seat = await reclaimSeat(room);
  if (seat) return { kind: "in", seat: settle(room, seat) };
  return { kind: "unseated", unseated: { room, alias: here.alias } };
}

let entering: Promise<EntryOutcome> | undefined;

/** Enters the room of this activity, one call at a time. Rejects with `ApiError`. */
export function enterRoom(): Promise<EntryOutcome> {
  entering ??= enter().finally(() => {
    entering = undefined;
  });
  return entering;
}
