import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import type { Routes } from "../../http/route.ts";
import { deleteAccount } from "../accounts/deleteAccount.usecases.ts";
import { forgetSession } from "../../http/sessionCookie.ts";
import { demandOwner } from "../../http/access.ts";
import { agreeOnCounting } from "./countingConsent.usecases.ts";
import { everythingOf } from "./export.repository.ts";
import { fetchGame, fetchGames, takeAwayKeepsake } from "./playedGames.usecases.ts";
import { fetchProfile, updateProfile } from "./profile.usecases.ts";

/** Calls about one's own account and the games one played; admins may make them for anybody. */
export function addProfileRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /userProfile/:userId",
    {
      summary: "The profile, with subscription and statistics",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId } }) => {
      await demandOwner(deps, user, userId);
      return fetchProfile(deps, userId);
    },
  );

  routes.add(
    "PUT /userProfile/:userId/updateProfile",
    {
      summary: "Change what is given; the access token says so after the next refresh",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId }, body }) => {
      await demandOwner(deps, user, userId);
      return updateProfile(deps, userId, body);
    },
  );

  routes.add(
    "PUT /userProfile/:userId/countingConsent",
    {
      summary:
        "What a browser and the account were told about being counted: the newer holds for both",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId }, body: { said } }) => {
      if (user.userId !== userId) throw new Problem("not_yours");
      return { said: await agreeOnCounting(deps, userId, said) };
    },
  );

  routes.add(
    "GET /userProfile/:userId/export",
    {
      summary: "Everything the service has of one's own account, to take along",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId } }) => {
      // Not even an admin takes along what belongs to somebody else.
      if (user.userId !== userId) throw new Problem("not_yours");
      const everything = await everythingOf(await deps.database(), userId);
      if (!everything) throw new Problem("not_found");
      return everything;
    },
  );

  routes.add(
    "GET /userProfile/:userId/games",
    {
      summary: "Games that were played to their end, newest first, 20 a page",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours"],
    },
    async ({ user, params: { userId }, query: { page } }) => {
      await demandOwner(deps, user, userId);
      return fetchGames(deps, userId, page);
    },
  );

  routes.add(
    "GET /userProfile/:userId/games/:gameId",
    {
      summary: "One played game with its players, rounds and keepsakes",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId, gameId } }) => {
      await demandOwner(deps, user, userId);
      return fetchGame(deps, userId, gameId);
    },
  );

  routes.add(
    "DELETE /userProfile/:userId/games/:gameId/keepsakes/:keepsakeId",
    {
      summary: "Take away something one made in a game, for everybody",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId, gameId, keepsakeId } }) => {
      await demandOwner(deps, user, userId);
      await takeAwayKeepsake(deps, userId, gameId, keepsakeId);
    },
  );

  routes.add(
    "DELETE /userProfile/:userId/deleteAccount",
    {
      summary: "Delete the account with the token that was mailed to its owner",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "token_expired"],
    },
    async ({ c, user, params: { userId }, query: { dtoken } }) => {
      await demandOwner(deps, user, userId);
      await deleteAccount(deps, userId, dtoken);
      if (user.userId === userId) forgetSession(c, deps.config);
    },
  );
}
