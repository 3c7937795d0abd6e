import type { NewGame } from "../../../src-shared/api/game.ts";
import { call } from "./call.ts";
import { roomToken } from "./roomProof.ts";

/** Choose game and settings of a room; it starts when there are players. */
export const createGame = (game: NewGame, hostToken: string) =>
  call("POST /game/create", { body: game, roomToken: hostToken });

/** A drawing of the room's last game, by its keepsake's id. */
export const fetchRoomDrawing = (gameCode: string, id: string) =>
  call("GET /game/:gameCode/drawings/:id", {
    params: { gameCode, id },
    roomToken: roomToken(gameCode),
  });
