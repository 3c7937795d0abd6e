import * as z from "zod";
import { roomNameSchema, roomParams } from "./common.ts";
import type { CallTable } from "./contract.ts";

const photoId = z.uuid().meta({
  description: "Id of the photo, for the move `photo`",
  examples: ["0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d"],
});
const photoResponse = z
  .object({ photoId })
  .meta({ id: "BroughtPhoto", description: "Id of the stored photo" });
const photoParams = z.object({ gameCode: roomNameSchema, photoId });

/** Photos that players bring to SNAPTION: they are stored with their room and deleted with it. */
export const SNAPTION_CALLS = {
  "POST /snaption/:gameCode/photo": {
    params: roomParams,
    upload: true,
    status: 201,
    response: photoResponse,
  },
  "GET /snaption/:gameCode/photo/:photoId": {
    params: photoParams,
    status: 200,
    response: z.instanceof(Response),
    picture: true,
  },
} as const satisfies CallTable;
