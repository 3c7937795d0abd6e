import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { journalOf, listRooms, moderateRoom } from "./rooms.usecases.ts";

/** Registers the calls that list active rooms and act on them. */
export function addAdminRoomRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/rooms",
    {
      id: "listRooms",
      summary: "Rooms that are alive, newest first",
      description: "By pages. Each room is asked how it is; what it did not answer is left out.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => listRooms(deps, query.page),
  );

  routes.add(
    "GET /admin/rooms/:gameCode/journal",
    {
      id: "getRoomJournal",
      summary: "What happened in a room's last game",
      description:
        "One line of JSON for each thing, with the room's chance in it, so that the game can be played again exactly. Not while a game runs: it would give its secrets away.",
      auth: "admin",
      rate: "read",
      refusals: ["game_not_found", "game_running"],
    },
    ({ user, params }) => journalOf(deps, user, params.gameCode),
  );

  const moderation = {
    auth: "admin",
    rate: "write",
    refusals: ["game_not_found", "game_over"],
  } as const;
  routes.add(
    "POST /admin/rooms/:gameCode/close",
    {
      ...moderation,
      id: "closeRoomAsAdmin",
      summary: "Close a room, whoever hosts it",
      description: "Everybody in it is told. That it was done, and by whom, is in the audit log.",
    },
    ({ user, params }) => moderateRoom(deps, user, params.gameCode, "close"),
  );
  routes.add(
    "POST /admin/rooms/:gameCode/makePrivate",
    {
      ...moderation,
      id: "hideRoomAsAdmin",
      summary: "Take a room from the public list",
      description:
        "Who is in it plays on, and who has the code may still come. Its host may make it public again.",
    },
    ({ user, params }) => moderateRoom(deps, user, params.gameCode, "makePrivate"),
  );
}
