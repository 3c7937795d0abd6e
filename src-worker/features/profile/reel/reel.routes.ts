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
      summary: "The reel of a night",
      description:
        "A Room-Token or access token marks one's own things. All games of one night with podiums, drawings and captions, until it expires. Who has the link may look; search engines are told not to.",
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
      summary: "Take away something one made",
      description:
        "With the Room-Token of one's seat, or the account that sat there. It is gone from the reel and from every profile that showed it, at once and for good.",
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
      summary: "Take a whole reel away",
      description:
        "For its host. The link shows nothing any more, to anybody. Profiles keep their games.",
      auth: "public",
      rate: "write",
      refusals: ["not_found", "not_yours", "reel_expired", "reel_removed"],
    },
    async ({ c, params: { reelId } }) => takeReelAway(deps, reelId, await reelCaller(deps, c)),
  );
}
