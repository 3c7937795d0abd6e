import type { CallTable } from "./contract.ts";
import { gameAnswer, playerAnswer, roundAnswer } from "./game.ts";
import { playerParams, seatParams } from "./gameSession.ts";

/** Calls that players make for their own seat. */
export const PLAYER_CALLS = {
  "POST /player/:gameCode/player/:id/quit": { params: seatParams, status: 204 },
  "GET /player/:gameCode/player/:playerId": {
    params: playerParams,
    status: 200,
    answer: playerAnswer,
  },
  "GET /player/:gameCode/existingGame/:playerId": {
    params: playerParams,
    status: 200,
    answer: gameAnswer,
  },
  "GET /player/:gameCode/round/:playerId": {
    params: playerParams,
    status: 200,
    answer: roundAnswer,
  },
} as const satisfies CallTable;
