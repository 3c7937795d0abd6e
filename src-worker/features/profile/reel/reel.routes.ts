import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { fetchReel, reelCaller, takeOutOfReel, takeReelAway } from "./reel.usecases.ts";

/** Calls about a night's reel: whoever has its address may look, whoever made a thing may take it away. */
export function addReelRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /reel/:reelId",
    {
      summary: "Everything that is kept of a night; a Room-Token or Bearer token marks one's own",
      auth: "public",
      rate: "read",
      refusals: ["not_found", "reel_expired", "reel_removed"],
    },
    async ({ c, params: { reelId } }) => {
      // A link that somebody passed on is not for search engines.
      c.header("x-robots-tag", "noindex, nofollow");
      return fetchReel(deps, reelId, await reelCaller(deps, c));
    },
  );

  routes.add(
    "DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId",
    {
      summary:
        "Take away something one made, with the Room-Token of one's seat or the account that sat there",
      auth: "public",
      rate: "write",
      refusals: ["not_found", "not_yours", "reel_expired", "reel_removed"],
    },
    async ({ c, params }) => takeOutOfReel(deps, params, await reelCaller(deps, c)),
  );

  routes.add(
    "DELETE /reel/:reelId",
    {
      summary: "Take the whole reel away for good: for its host",
      auth: "public",
      rate: "write",
      refusals: ["not_found", "not_yours", "reel_expired", "reel_removed"],
    },
    async ({ c, params: { reelId } }) => takeReelAway(deps, reelId, await reelCaller(deps, c)),
  );
}
