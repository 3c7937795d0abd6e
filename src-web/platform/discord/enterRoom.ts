import { roomOfInstance } from "../../client/api/discord.ts";
import type { ActivityRoom } from "../../../src-shared/api/discord.ts";
import { ApiError, isNo } from "../../client/http/request.ts";
import { joinSession, rejoinSession } from "../../client/api/gameSession.ts";
import type { SeatRequest, TakenSeat } from "../../../src-shared/api/gameSession.ts";
import { GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { keepHost, keepSeat } from "../../client/storage/roomKeys.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { activity, type Activity } from "./activity.ts";

/** What a player's screen needs. */
export interface SeatInRoom {
  readonly gameCode: string;
  readonly sessionPlayerId: number;
  readonly token: string;
  /** The game that the launch asked for and its first participant may not open. */
  readonly refusedGame?: GameType | undefined;
}

/** Somebody before their room, who has no seat in it yet. */
export interface AtTheDoor {
  readonly room: ActivityRoom;
  /** What their friends in Discord call them. */
  readonly alias: string;
}

/** Where the way into an activity ends: on the seat of before, or at the door. */
export type WayIn =
  | { readonly kind: "in"; readonly seat: SeatInRoom }
  | { readonly kind: "door"; readonly door: AtTheDoor };

function gameTypeOf(input: string | null): GameType | undefined {
  return GAME_TYPES.find((gameType) => gameType === input);
}

function askForRoom({ instanceId, discordToken, input }: Activity): Promise<ActivityRoom> {
  return roomOfInstance(instanceId, discordToken, currentLanguage(), gameTypeOf(input));
}

/** On this seat from now on. */
function settle(room: ActivityRoom, taken: TakenSeat): SeatInRoom {
  const { gameCode, hostType, gameType, roomToken, refusedGame } = room;
  const session = { gameCode, hostType, gameType };
  const { roomToken: token, ...seat } = taken;
  clearGameSession();
  if (roomToken !== undefined) keepHost(session, roomToken);
  keepSeat(seat, session, token);
  return { gameCode, sessionPlayerId: seat.sessionPlayerId, token, refusedGame };
}

/** Take a new seat; who comes too late may watch. Rejects with `ApiError` as joining does. */
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
 * The seat one had before a reload, on whatever device; undefined when it cannot be had any more. Rejects where asking
 * again may help: at the door one would sit down a second time.
 */
export async function seatAgain({ gameCode, seat }: ActivityRoom): Promise<TakenSeat | undefined> {
  if (!seat) return undefined;
  try {
    return await rejoinSession(gameCode, seat.sessionPlayerId, seat.roomToken);
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
}

async function enter(): Promise<WayIn> {
  const here = await activity();
  const room = await askForRoom(here);
  const seat = await seatAgain(room);
  if (seat) return { kind: "in", seat: settle(room, seat) };
  return { kind: "door", door: { room, alias: here.alias } };
}

let entering: Promise<WayIn> | undefined;

/** To the room of this activity; once at a time. Rejects with `ApiError`. */
export function enterRoom(): Promise<WayIn> {
  entering ??= enter().finally(() => {
    entering = undefined;
  });
  return entering;
}
