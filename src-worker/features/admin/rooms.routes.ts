import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { journalOf, listRooms, moderateRoom } from "./rooms.usecases.ts";

/** Rooms that are alive, and what may be done about them. */
export function addAdminRoomRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/rooms",
    {
      summary: "Rooms that are alive with the stage they are in, newest first",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => listRooms(deps, query.page),
  );

  routes.add(
    "GET /admin/rooms/:gameCode/journal",
    {
      summary: "Everything that happened since a room's last game began, for `npm run replay`",
      auth: "admin",
      rate: "read",
      refusals: ["game_not_found", "game_running"],
    },
    ({ user, params }) => journalOf(deps, user, params.gameCode),
  );

  for (const [action, summary] of [
    ["close", "Close a room, whoever hosts it"],
    ["makePrivate", "Take a room from the public list"],
  ] as const) {
    routes.add(
      `POST /admin/rooms/:gameCode/${action}`,
      { summary, auth: "admin", rate: "write", refusals: ["game_not_found", "game_over"] },
      ({ user, params }) => moderateRoom(deps, user, params.gameCode, action),
    );
  }
}
