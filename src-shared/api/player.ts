import type { CallTable } from "./contract.ts";
import { gameResponse, playerResponse, roundResponse } from "./game.ts";
import { playerParams, seatParams } from "./gameSession.ts";

/** Calls that players make for their own seat. */
export const PLAYER_CALLS = {
  "POST /player/:gameCode/player/:id/quit": { params: seatParams, status: 204 },
  "GET /player/:gameCode/player/:playerId": {
    params: playerParams,
    status: 200,
    response: playerResponse,
  },
  "GET /player/:gameCode/existingGame/:playerId": {
    params: playerParams,
    status: 200,
    response: gameResponse,
  },
  "GET /player/:gameCode/round/:playerId": {
    params: playerParams,
    status: 200,
    response: roundResponse,
  },
} as const satisfies CallTable;
