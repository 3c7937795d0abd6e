import type { Routes } from "../../http/route.ts";
import { accountRefusal } from "../../http/middleware/account.ts";
import type { Deps } from "../../shared/deps.ts";
import { enterTokensRoom, bringCircle, fetchTonight, joinTonight } from "./tonight.usecases.ts";

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
      summary: "Get the circle of this night",
      description:
        "Only for players with a seat of their own. With an access token besides the Room-Token, the response also contains whether the caller is a member, and the circles the caller is in. The topic `circle` tells every screen in the room that there is one.",
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
      summary: "Assign this night to a circle",
      description:
        "Requires an access token and the Room-Token of a seat that has finished a game. Creates a circle with the given name, or uses one the caller is in; the first player who calls this decides. Tonight's games of the seat are added to the caller's profile, unless the seat already belongs to an account.",
      auth: "user",
      rate: "write",
      quota: "circle",
      refusals: [...AT_TABLE, "not_found", "text_not_allowed", "circle_taken", "too_many_circles"],
    },
    async ({ c, user, params, body }) =>
      bringCircle(deps, await enterTokensRoom(deps, c, params.gameCode), user, body),
  );

  routes.add(
    "POST /gameSession/:gameCode/circle/members",
    {
      id: "joinCircleOfTonight",
      summary: "Join the circle of this night",
      description:
        "Requires an access token and the Room-Token of a seat that has finished a game. Players become members only by joining themselves. Whom the circle's leader took out needs a new link instead.",
      auth: "user",
      rate: "write",
      refusals: [...AT_TABLE, "not_found", "circle_taken", "circle_full", "too_many_circles"],
    },
    async ({ c, user, params }) =>
      joinTonight(deps, await enterTokensRoom(deps, c, params.gameCode), user),
  );
}
