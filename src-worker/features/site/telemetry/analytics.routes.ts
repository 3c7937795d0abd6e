import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { takeSiteEvent } from "./analytics.usecases.ts";

export function addAnalyticsRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /posthogEvent",
    { summary: "Something happened on the site", auth: "public", rate: "write", refusals: [] },
    async ({ c, body }) => {
      const refuses = c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1";
      await takeSiteEvent(deps, body, c.get("user"), refuses);
      return {};
    },
  );
}
