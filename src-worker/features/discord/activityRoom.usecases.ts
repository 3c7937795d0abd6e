import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { RoomLook } from "../../../src-rooms/room/roomApi.ts";
import { createSession, uncountRoom } from "../rooms/session/createSession.usecases.ts";
import { sessionOf, tokenFor } from "../rooms/session/session.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { spend } from "../../shared/quota.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { userOf } from "./activityLogin.usecases.ts";
import { applicationOf, personBehind } from "./activityPerson.ts";
import { claimInstance, findInstance, type InstanceRow } from "./instance.repository.ts";
import { isInInstance } from "./instanceCheck.ts";

interface ActivityRequest {
  readonly instanceId: string;
  /** The participant's token from Discord. */
  readonly accessToken: string;
  readonly language: Language;
  readonly initialGameType?: GameType | undefined;
  /** Network address of the caller, if it says anything about who opens the room. */
  readonly address?: string | undefined;
}

/** Returns the room of an instance while it is open. Its code may belong to another room by now. */
async function openRoomOf(deps: Deps, row: InstanceRow): Promise<RoomLook | undefined> {
  const look = await (await deps.room(row.gameCode)).look();
  return look?.roomId === row.roomId && sessionOf(look).active ? look : undefined;
}

/** Refusals that concern only the game: the same user may open a room with another game, or without one. */
const ABOUT_GAME: readonly ErrorCode[] = ["game_not_offered", "host_and_play_not_offered"];

/**
 * Opens a room with the requested game. If the user may not play that one, opens a room without a game and
 * returns `refusedGame`.
 */
async function openFor(
  deps: Deps,
  user: AccessClaims,
  { language, initialGameType }: ActivityRequest,
): Promise<{ readonly gameCode: string; readonly refusedGame?: GameType }> {
  const request = { isPublic: false, language, hostType: "DISCORD" } as const;
  try {
    const { gameCode } = await createSession(deps, user, { ...request, initialGameType });
    return { gameCode };
  } catch (error) {
    if (!(error instanceof Problem) || !ABOUT_GAME.includes(error.code)) throw error;
    const { gameCode } = await createSession(deps, user, request);
    return { gameCode, ...(initialGameType && { refusedGame: initialGameType }) };
  }
}

/** Opens a room and claims the instance for it. If another room was faster, this one is closed again. */
async function claimNewRoom(
  deps: Deps,
  user: AccessClaims,
  request: ActivityRequest,
  replaces: string | undefined,
): Promise<{ readonly row: InstanceRow; readonly refusedGame?: GameType }> {
  const { instanceId, address } = request;
  // Only here: those who come to a room that is open already open none.
  await spend(deps, "room", { address, person: user.userId });
  const { gameCode, ...opened } = await openFor(deps, user, request);
  const room = await deps.room(gameCode);
  const look = await room.look();
  if (!look) throw new Error("the room that was just opened is gone");
  const mine = { instanceId, gameCode, roomId: look.roomId, createdAt: deps.now() };
  const claimed = await claimInstance(await deps.database(), mine, replaces);
  if (claimed.roomId !== mine.roomId) {
    await room.command({ kind: "host" }, { topic: "exitGame", body: {} });
    await uncountRoom(deps, user);
    return { row: claimed };
  }
  return { row: claimed, ...opened };
}

/**
 * Returns the seat this user already has in the room, with its Room-Token; needed after a reload or on
 * another device.
 */
async function seatOf(deps: Deps, { userId }: AccessClaims, gameCode: string, look: RoomLook) {
  const room = await deps.room(gameCode);
  const seats = Object.values(look.topics.sessionPlayersUpdated ?? {});
  const owners = await Promise.all(
    seats.map(async ({ sessionPlayerId, robot }) =>
      robot ? undefined : room.accountOf(sessionPlayerId),
    ),
  );
  const sessionPlayerId = seats[owners.indexOf(userId)]?.sessionPlayerId;
  if (sessionPlayerId === undefined) return undefined;
  // The token of a seat that moved to another device must carry the number of moves.
  const moves = (await room.look(sessionPlayerId))?.moves;
  const claims = {
    gameCode,
    roomId: look.roomId,
    role: "player",
    sessionPlayerId,
    ...(moves !== undefined && { moves }),
  } as const;
  return { sessionPlayerId, roomToken: await tokenFor(deps, claims) };
}

/**
 * Returns the one room of an activity instance: the first participant opens it and becomes the host, all
 * others get the same room. If the host may not open the requested game, the room has none, and `refusedGame`
 * names it. `roomToken` is the host's token, returned to the user who opened the room on every request;
 * `seat` is returned to users who are already seated. Refuses with provider_not_configured,
 * social_login_failed, not_yours and, for the first participant, as opening a room does and with too_many_requests.
 */
export async function roomOfInstance(deps: Deps, user: AccessClaims, request: ActivityRequest) {
  const application = applicationOf(deps);
  const person = await personBehind(application, request.accessToken);
  if ((await userOf(deps, person))?.id !== user.userId) throw new Problem("not_yours");
  if (!(await isInInstance(deps, application, request.instanceId, person))) {
    throw new Problem("not_yours");
  }
  const known = await findInstance(await deps.database(), request.instanceId);
  const { row, refusedGame } =
    known && (await openRoomOf(deps, known))
      ? { row: known }
      : await claimNewRoom(deps, user, request, known?.roomId);
  const look = await openRoomOf(deps, row);
  if (!look) throw new Problem("game_over");
  const { gameCode, roomId } = row;
  const { hostType, gameType, active } = sessionOf(look);
  const isHost = look.hostUserId === user.userId;
  const seat = await seatOf(deps, user, gameCode, look);
  return {
    gameCode,
    hostType,
    gameType,
    active,
    ...(refusedGame && { refusedGame }),
    ...(seat && { seat }),
    ...(isHost && { roomToken: await tokenFor(deps, { gameCode, roomId, role: "host" }) }),
  };
}
