import type {
  NewRoom,
  RoomChange,
  SeatLook,
  SeatRequest,
} from "../../../src-shared/api/gameSession.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import { userInfo } from "../storage/userInfo.ts";
import { call } from "./call.ts";

/** Rooms that are open to everybody, newest first. */
export const fetchPublicGames = () => call("GET /gameSession/publicGames");

/** Look a room up by its code. */
export const findSession = (gameCode: string) =>
  call("GET /gameSession/:gameCode", { params: { gameCode } });

/** Characters that are taken in a room. */
export const usedAvatars = (gameCode: string) =>
  call("GET /gameSession/:gameCode/usedAvatars", { params: { gameCode } });

/** Open a room. */
export const createSession = (room: NewRoom) =>
  call("POST /gameSession/create", { body: { ...room, userInfo: userInfo(room.language, true) } });

/** Take a seat. With the host's room token the seat also holds the host's rights. */
export const joinSession = (seat: SeatRequest, language: Language, hostToken?: string) =>
  call("POST /gameSession/join", {
    body: { ...seat, userInfo: userInfo(language, false) },
    roomToken: hostToken,
  });

/** Take the same seat again. */
export const rejoinSession = (gameCode: string, sessionPlayerId: number, token: string) =>
  call("POST /gameSession/rejoin", { body: { gameCode, sessionPlayerId }, roomToken: token });

/** Change one's own name or character. */
export const changeLook = (gameCode: string, id: number, look: SeatLook) =>
  call("POST /gameSession/:gameCode/updateSessionPlayer/:id", {
    params: { gameCode, id },
    body: look,
    roomToken: playerSeat()?.token,
  });

/** Change settings of the room, or whether its host only watches. `token`: the host's room token. */
export const changeRoom = (gameCode: string, body: RoomChange, token: string | undefined) =>
  call("POST /gameSession/:gameCode", { params: { gameCode }, body, roomToken: token });

/** Give one's seat back. `token`: the seat's; left out, that of this tab's seat. */
export const leaveRoom = (gameCode: string, playerId: number, token = playerSeat()?.token) =>
  call("POST /gameSession/:gameCode/:playerId/quit", {
    params: { gameCode, playerId },
    roomToken: token,
    // Whoever leaves goes to another page at once.
    keepalive: true,
  });
