import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../route.ts";
import { callsOf, documentOf, type Mounted } from "./document.ts";

/**
 * Serves the OpenAPI document of all calls. `mounted` is read at the first request and is complete by then.
 */
export function addOpenApiRoute(routes: Routes, deps: Deps, mounted: readonly Mounted[]): void {
  let calls: ReturnType<typeof callsOf> | undefined;
  routes.add(
    "GET /openapi.json",
    {
      id: "getOpenApiDocument",
      summary: "Get this document",
      description:
        "Returns the OpenAPI 3.1 document of all calls, generated from the schemas that validate them. The page `/api` displays it.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: "etag",
    },
    ({ c }) => {
      calls ??= callsOf(mounted);
      return { ...documentOf(calls, deps.config.site, siteOf(deps.config, c.req.url)) };
    },
  );
}
