import type { Deps } from "../../shared/deps.ts";
import { siteOf } from "../../config/env.ts";
import { Problem } from "../../shared/problem.ts";
import type { Routes } from "../../http/route.ts";
import { deleteAccount } from "../accounts/deleteAccount.usecases.ts";
import { forgetSession } from "../../http/sessionCookie.ts";
import { demandOwner } from "../../http/access.ts";
import { agreeOnCounting } from "./countingConsent.usecases.ts";
import { everythingOf } from "./export.repository.ts";
import { fetchGame, fetchGames, takeAwayKeepsake } from "./playedGames.usecases.ts";
import { fetchProfile, updateProfile } from "./profile.usecases.ts";

/**
 * Adds the routes for a user's own account and the games they played. Admins may call most of them for any
 * user.
 */
export function addProfileRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /userProfile/:userId",
    {
      id: "getProfile",
      summary: "The profile, with subscription and statistics",
      description:
        "Address, language, consents, how long hosting is paid for, and how many games were played and won. Admins may read others'.",
      auth: "registered",
      rate: "read",
      waits: true,
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, allowed, params: { userId } }) => {
      if (user.userId === userId) return fetchProfile(deps, userId, allowed);
      await allowed;
      await demandOwner(deps, user, userId);
      return fetchProfile(deps, userId);
    },
  );

  routes.add(
    "PUT /userProfile/:userId/updateProfile",
    {
      id: "updateProfile",
      summary: "Change one's profile",
      description:
        "Fields that are left out stay as they are. Name and language are also in the access token, which says the new ones after the next `refreshSession`.",
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
      id: "agreeOnCounting",
      summary: "Agree on being counted or not",
      description:
        "A browser and the account may have been told different things: the newer holds for both. Send what the browser knows, get what holds: a yes or no that was given later on another device wins.",
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
      id: "exportAccount",
      summary: "Everything that is kept of one's account",
      description:
        "One JSON file with every row that belongs to the account, for its owner alone (GDPR, articles 15 and 20). Fields may differ from one version to the next.",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId } }) => {
      // Not even an admin may export somebody else's data.
      if (user.userId !== userId) throw new Problem("not_yours");
      const everything = await everythingOf(await deps.database(), userId);
      if (!everything) throw new Problem("not_found");
      return everything;
    },
  );

  routes.add(
    "GET /userProfile/:userId/games",
    {
      id: "listPlayedGames",
      summary: "Games one played, newest first",
      description:
        "20 a page. Games that ended early are not among them. Each has the rank and score of the profile's owner.",
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
      id: "getPlayedGame",
      summary: "One played game with all that is kept of it",
      description:
        "With the summary its podium showed and what people drew and wrote in it. `isYours` marks what the owner may take away.",
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
      id: "removeKeepsake",
      summary: "Take away something one made in a game",
      description: "It is gone from every profile and reel that showed it, at once and for good.",
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
      id: "deleteAccount",
      summary: "Delete the account",
      description:
        "With the token that was mailed to its owner. For good: name, address and packs are erased, games of others keep an anonymous seat. The cookie is taken away.",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "token_expired"],
    },
    async ({ c, user, params: { userId }, query: { dtoken } }) => {
      await demandOwner(deps, user, userId);
      await deleteAccount(deps, { userId, dtoken, site: siteOf(deps.config, c.req.url) });
      if (user.userId === userId) forgetSession(c, deps.config);
    },
  );
}
