import { roomOfInstance } from "../../client/api/discord.ts";
import type { ActivityRoom } from "../../../src-shared/api/discord.ts";
import { ApiError } from "../../client/http/request.ts";
import { joinSession, rejoinSession, usedAvatars } from "../../client/api/gameSession.ts";
import type { SeatRequest, TakenSeat } from "../../../src-shared/api/gameSession.ts";
import { GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { keepLook, lastLook } from "../../client/storage/device.ts";
import { keepHost, keepSeat } from "../../client/storage/roomKeys.ts";
import { clearGameSession, store } from "../../client/storage/storage.ts";
import { anyFree } from "../../ui/avatar/avatarSteps.ts";
import { activity, type Activity } from "./activity.ts";

/** What a player's screen needs. */
export interface SeatInRoom {
  readonly gameCode: string;
  readonly sessionPlayerId: number;
  readonly token: string;
}

function gameTypeOf(input: string | null): GameType | undefined {
  return GAME_TYPES.find((gameType) => gameType === input);
}

function askForRoom({ instanceId, discordToken, input }: Activity): Promise<ActivityRoom> {
  return roomOfInstance(instanceId, discordToken, currentLanguage(), gameTypeOf(input));
}

/** Take a new seat: the character of the last time or any free one; who comes too late may watch. */
async function takeSeat(alias: string, { gameCode, roomToken }: ActivityRoom): Promise<TakenSeat> {
  const used = [...(await usedAvatars(gameCode))];
  let isAudience = false;
  for (;;) {
    const avatarSrc = anyFree(used, lastLook().avatarSrc);
    if (avatarSrc === undefined) throw new ApiError(409, "error.avatar_in_use");
    const request: SeatRequest = {
      gameCode,
      alias,
      avatarSrc,
      ...(isAudience && { audience: true }),
    };
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the first seat is enough
      const seat = await joinSession(request, currentLanguage(), roomToken);
      keepLook(alias, avatarSrc);
      return seat;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "error.avatar_in_use") used.push(avatarSrc);
      else if (error.code === "error.max_players_reached" && !isAudience) isAudience = true;
      else throw error;
    }
  }
}

/** The seat one had before a reload, on whatever device; undefined when it cannot be had any more. */
async function seatAgain({ gameCode, seat }: ActivityRoom): Promise<TakenSeat | undefined> {
  if (!seat) return undefined;
  try {
    return await rejoinSession(gameCode, seat.sessionPlayerId, seat.roomToken);
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0) return undefined;
    throw error;
  }
}

async function enter(): Promise<SeatInRoom> {
  const here = await activity();
  const room = await askForRoom(here);
  const { gameCode, hostType, gameType, roomToken } = room;
  const session = { gameCode, hostType, gameType };
  const { roomToken: token, ...seat } =
    (await seatAgain(room)) ?? (await takeSeat(here.alias, room));
  clearGameSession();
  if (roomToken !== undefined) {
    keepHost(session, roomToken);
    store("isGameOwner", true);
  }
  keepSeat(seat, session, token);
  return { gameCode, sessionPlayerId: seat.sessionPlayerId, token };
}

let entering: Promise<SeatInRoom> | undefined;

/** Into the room of this activity and onto a seat; once at a time. Rejects with `ApiError`. */
export function enterRoom(): Promise<SeatInRoom> {
  entering ??= enter().finally(() => {
    entering = undefined;
  });
  return entering;
}
