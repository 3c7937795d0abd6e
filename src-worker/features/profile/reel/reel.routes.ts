import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { fetchReel, reelCaller, takeOutOfReel, takeReelAway } from "./reel.usecases.ts";

/**
 * Adds the routes for a night's reel: anybody with its address may view it, and the maker of a keepsake may
 * remove it.
 */
export function addReelRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /reel/:reelId",
    {
      id: "getReel",
      summary: "Get the reel of a night",
      description:
        "Returns all games of one night with their podiums, drawings and captions, until the reel expires. Anybody with the link may view it. With a Room-Token or access token, the caller's own keepsakes are marked. Search engines are told not to index it.",
      auth: "public",
      rate: "read",
      refusals: ["not_found", "reel_expired", "reel_removed"],
    },
    async ({ c, params: { reelId } }) => {
      // A link that people pass on should not appear in search engines.
      c.header("x-robots-tag", "noindex, nofollow");
      return fetchReel(deps, reelId, await reelCaller(deps, c));
    },
  );

  routes.add(
    "DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId",
    {
      id: "removeFromReel",
      summary: "Remove a keepsake from a reel",
      description:
        "Requires the Room-Token of the seat that made it, or the access token of the account that had the seat. The keepsake disappears immediately and permanently from the reel and from every profile that showed it.",
      auth: "public",
      rate: "write",
      refusals: ["not_found", "not_yours", "reel_expired", "reel_removed"],
    },
    async ({ c, params }) => takeOutOfReel(deps, params, await reelCaller(deps, c)),
  );

  routes.add(
    "DELETE /reel/:reelId",
    {
      id: "removeReel",
      summary: "Remove a reel",
      description:
        "Only the host of the night may remove it, with the host's Room-Token or access token. Afterwards the link shows nothing to anybody; games stay in profiles.",
      auth: "public",
      rate: "write",
      refusals: ["not_found", "not_yours", "reel_expired", "reel_removed"],
    },
    async ({ c, params: { reelId } }) => takeReelAway(deps, reelId, await reelCaller(deps, c)),
  );
}
