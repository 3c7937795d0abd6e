import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { numbersAsCsv, numbersOf } from "./numbers.usecases.ts";

/** Registers the calls for the daily counts, as JSON and as CSV. */
export function addAdminNumberRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/numbers",
    {
      id: "getNumbers",
      summary: "Get daily counts",
      description:
        "Returns counts by day and name, and by kind where an event is counted by kind. At most one year per request.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => numbersOf(deps, query),
  );

  routes.add(
    "GET /admin/numbers.csv",
    {
      id: "exportNumbers",
      summary: "Export daily counts as CSV",
      description: "One row per day, name and kind, with the same counts as `getNumbers`.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => numbersAsCsv(deps, query),
  );
}
