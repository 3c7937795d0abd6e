import type { Deps } from "../../shared/deps.ts";
import { siteOf } from "../../config/env.ts";
import { Problem } from "../../shared/problem.ts";
import type { Routes } from "../../http/route.ts";
import { deleteAccount } from "../accounts/deleteAccount.usecases.ts";
import { forgetSession } from "../../http/sessionCookie.ts";
import { requireChange, requireOwner } from "../../http/access.ts";
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
      summary: "Get a profile",
      description:
        "Returns the address, language, consents, how long hosting is paid for, and how many games were played and won. Admins may read any profile.",
      auth: "registered",
      rate: "read",
      waits: true,
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, allowed, params: { userId } }) => {
      if (user.userId === userId) return fetchProfile(deps, userId, allowed);
      await allowed;
      await requireOwner(deps, user, userId);
      return fetchProfile(deps, userId);
    },
  );

  routes.add(
    "PUT /userProfile/:userId/updateProfile",
    {
      id: "updateProfile",
      summary: "Update a profile",
      description:
        "Omitted fields stay unchanged. The name and language are also in the access token, which contains the new values after the next `refreshSession`.",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId }, body }) => {
      await requireChange(deps, user, userId, { call: "updateProfile" });
      return updateProfile(deps, userId, body);
    },
  );

  routes.add(
    "PUT /userProfile/:userId/countingConsent",
    {
      id: "agreeOnCounting",
      summary: "Synchronise the consent to analytics",
      description:
        "A browser and the account may have stored different decisions. Send the browser's decision; the response contains the newer of the two, which applies to both.",
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
      summary: "Export everything stored about an account",
      description:
        "Returns one JSON file with every row that belongs to the account (GDPR, articles 15 and 20). Only its owner may export it; admins may not. Fields may change between versions.",
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
      summary: "List played games",
      description:
        "Sorted newest first, 20 per page, with the rank and score of the profile's owner. Games that did not reach their podium are not listed.",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours"],
    },
    async ({ user, params: { userId }, query: { page } }) => {
      await requireOwner(deps, user, userId);
      return fetchGames(deps, userId, page);
    },
  );

  routes.add(
    "GET /userProfile/:userId/games/:gameId",
    {
      id: "getPlayedGame",
      summary: "Get a played game",
      description:
        "Returns the podium and its summary, and what players drew and wrote. `isYours` marks what the profile's owner may remove.",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId, gameId } }) => {
      await requireOwner(deps, user, userId);
      return fetchGame(deps, userId, gameId);
    },
  );

  routes.add(
    "DELETE /userProfile/:userId/games/:gameId/keepsakes/:keepsakeId",
    {
      id: "removeKeepsake",
      summary: "Remove a keepsake made in a game",
      description:
        "The keepsake disappears immediately and permanently from every profile and reel that showed it.",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "not_found"],
    },
    async ({ user, params: { userId, gameId, keepsakeId } }) => {
      await requireChange(deps, user, userId, { call: "removeKeepsake" });
      await takeAwayKeepsake(deps, userId, gameId, keepsakeId);
    },
  );

  routes.add(
    "DELETE /userProfile/:userId/deleteAccount",
    {
      id: "deleteAccount",
      summary: "Delete the account",
      description:
        "Requires the token that was mailed to the owner. The name, address and packs are erased permanently; in other players' games an anonymous seat remains. The cookie is deleted.",
      auth: "registered",
      rate: "write",
      refusals: ["not_yours", "token_expired"],
    },
    async ({ c, user, params: { userId }, query: { dtoken } }) => {
      await requireChange(deps, user, userId, { call: "deleteAccount" });
      await deleteAccount(deps, { userId, dtoken, site: siteOf(deps.config, c.req.url) });
      if (user.userId === userId) forgetSession(c, deps.config);
    },
  );
}
