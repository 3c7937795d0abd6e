import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { numbersAsCsv, numbersOf } from "./numbers.usecases.ts";

/** What happened on each day, as numbers: to look at, and to take along. */
export function addAdminNumberRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/numbers",
    { summary: "What happened on some days", auth: "admin", rate: "read", refusals: [] },
    ({ query }) => numbersOf(deps, query),
  );

  routes.add(
    "GET /admin/numbers.csv",
    { summary: "The same as CSV", auth: "admin", rate: "read", refusals: [] },
    ({ query }) => numbersAsCsv(deps, query),
  );
}
