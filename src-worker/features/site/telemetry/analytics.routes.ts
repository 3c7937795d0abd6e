import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { takeSiteEvent } from "./analytics.usecases.ts";

export function addAnalyticsRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /posthogEvent",
    {
      id: "countEvent",
      summary: "Record an event on the site",
      description:
        "Only listed events are accepted; properties that are not listed are dropped. For browsers that ask not to be tracked, the event is counted without anything about the visitor.",
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
