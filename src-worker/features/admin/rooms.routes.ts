import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { journalOf, listRooms, moderateRoom } from "./rooms.usecases.ts";

/** Registers the calls that list active rooms and act on them. */
export function addAdminRoomRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/rooms",
    {
      id: "listRooms",
      summary: "List active rooms",
      description:
        "Sorted newest first, in pages. The live state comes from each room itself; it is left out for a room that does not respond.",
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
      summary: "Get the journal of a room's last game",
      description:
        "Returns one JSON object with the room's inputs and random numbers, so that the game can be replayed exactly. Refused while a game is running, because the journal reveals its secrets.",
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
      summary: "Close any room",
      description:
        "Everybody in the room is notified. The action and the admin are recorded in the audit log.",
    },
    ({ user, params }) => moderateRoom(deps, user, params.gameCode, "close"),
  );
  routes.add(
    "POST /admin/rooms/:gameCode/makePrivate",
    {
      ...moderation,
      id: "hideRoomAsAdmin",
      summary: "Remove a room from the public list",
      description:
        "Players in the room play on, and others can still join with its code. The host can make the room public again.",
    },
    ({ user, params }) => moderateRoom(deps, user, params.gameCode, "makePrivate"),
  );
}
