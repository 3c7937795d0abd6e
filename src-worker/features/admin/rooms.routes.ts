import * as z from "zod";
import { HOST_TYPES } from "../../../src-shared/catalog/hostTypes.ts";
import type { Deps } from "../../shared/deps.ts";
import { pageOf, pageQuery } from "../../shared/paging.ts";
import type { Routes } from "../../http/route.ts";
import { gameTypeSchema, languageSchema, roomParams } from "../../http/schemas.ts";
import { listRooms, moderateRoom } from "./rooms.usecases.ts";

const roomAnswer = z.object({
  roomId: z.string(),
  gameCode: z.string(),
  gameType: gameTypeSchema.optional(),
  hostType: z.enum(HOST_TYPES),
  hostUserId: z.string(),
  hostEmail: z.string().meta({ description: "Empty for guests" }),
  isPublic: z.boolean(),
  language: languageSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  playerCount: z.int(),
  stage: z.string().optional().meta({ description: "Absent when the room did not answer" }),
  roundCount: z.int().optional(),
  screens: z.int().optional(),
  players: z
    .array(
      z.object({
        playerId: z.int(),
        alias: z.string(),
        robot: z.boolean(),
        audience: z.boolean(),
        presence: z.enum(["here", "away", "gone"]),
      }),
    )
    .optional(),
});

/** Rooms that are alive, and what may be done about them. */
export function addAdminRoomRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/admin/rooms",
      summary: "Rooms that are alive with the stage they are in, newest first",
      auth: "admin",
      rate: "read",
      query: pageQuery,
      status: 200,
      answer: pageOf(roomAnswer),
      refusals: [],
    },
    ({ query }) => listRooms(deps, query.page),
  );

  for (const [action, summary] of [
    ["close", "Close a room, whoever hosts it"],
    ["makePrivate", "Take a room from the public list"],
  ] as const) {
    routes.add(
      {
        method: "post",
        path: `/admin/rooms/:gameCode/${action}`,
        summary,
        auth: "admin",
        rate: "write",
        params: roomParams,
        status: 204,
        refusals: ["game_not_found", "game_over"],
      },
      ({ user, params }) => moderateRoom(deps, user, params.gameCode, action),
    );
  }
}
