import type { Routes } from "../../http/route.ts";
import { accountRefusal } from "../../http/middleware/account.ts";
import type { Deps } from "../../shared/deps.ts";
import { atTable, bringCircle, fetchTonight, joinTonight } from "./tonight.usecases.ts";

/** Refusals of the room itself, for calls that also need a Room-Token. */
const AT_TABLE = [
  "bad_room_token",
  "game_not_found",
  "game_over",
  "kicked",
  "seat_moved",
  "host_is_spectating",
  "not_yours",
  "player_not_found",
] as const;

/** Registers the podium's calls, which assign the evening to a circle and let its players join. */
export function addTonightRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /gameSession/:gameCode/circle",
    {
      id: "getCircleOfTonight",
      summary: "The circle of this night, for whoever sits here",
      description:
        "An access token beside the Room-Token says whether the caller is in it, and which circles are theirs. Everybody in the room hears in the topic `circle` that there is one.",
      auth: "room",
      rate: "read",
      refusals: ["not_yours", "player_not_found"],
    },
    async ({ c, caller }) => {
      const user = c.get("user");
      const isIn = user && !(await accountRefusal(deps, user, "user"));
      return fetchTonight(deps, caller, isIn ? user : undefined);
    },
  );

  routes.add(
    "POST /gameSession/:gameCode/circle",
    {
      id: "bringCircle",
      summary: "Make this night a circle's",
      description:
        "With access token and the Room-Token of a seat that played a game to its end: a new circle with a name, or one of one's own. The first at the table decides. What the seat played tonight belongs to the caller from now on, unless it belongs to an account already.",
      auth: "user",
      rate: "write",
      quota: "circle",
      refusals: [...AT_TABLE, "not_found", "text_not_allowed", "circle_taken", "too_many_circles"],
    },
    async ({ c, user, params, body }) =>
      bringCircle(deps, await atTable(deps, c, params.gameCode), user, body),
  );

  routes.add(
    "POST /gameSession/:gameCode/circle/members",
    {
      id: "joinCircleOfTonight",
      summary: "Come into the circle of this night",
      description:
        "With access token and the Room-Token of a seat that played. Nobody is in a circle who did not say so: this call says it.",
      auth: "user",
      rate: "write",
      refusals: [...AT_TABLE, "not_found", "circle_taken", "circle_full", "too_many_circles"],
    },
    async ({ c, user, params }) => joinTonight(deps, await atTable(deps, c, params.gameCode), user),
  );
}
