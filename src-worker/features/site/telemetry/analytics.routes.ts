import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { takeSiteEvent } from "./analytics.usecases.ts";

export function addAnalyticsRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /posthogEvent",
    {
      id: "countEvent",
      summary: "Something happened on the site",
      description:
        "Only listed events are taken, and only their listed properties. Browsers that ask not to be followed are counted without anything about them.",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    async ({ c, body }) => {
      const refuses = c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1";
      await takeSiteEvent(deps, body, c.get("user"), refuses);
      return {};
    },
  );
}
