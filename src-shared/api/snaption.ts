import * as z from "zod";
import { gameCodeSchema, roomParams } from "./common.ts";
import type { CallTable } from "./contract.ts";

/** Photos that players bring to SNAPTION: they stay with their room, and end with it. */
export const SNAPTION_CALLS = {
  "POST /snaption/:gameCode/photo": {
    params: roomParams,
    upload: true,
    status: 201,
    answer: z.object({ photoId: z.uuid().meta({ description: "For the move `photo`" }) }),
  },
  "GET /snaption/:gameCode/photo/:photoId": {
    params: z.object({ gameCode: gameCodeSchema, photoId: z.uuid() }),
    status: 200,
    answer: z.instanceof(Response),
    picture: true,
  },
} as const satisfies CallTable;
