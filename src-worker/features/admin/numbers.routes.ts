import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { numbersAsCsv, numbersOf } from "./numbers.usecases.ts";

/** Registers the calls for the daily counts, as JSON and as CSV. */
export function addAdminNumberRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/numbers",
    {
      id: "getNumbers",
      summary: "What happened on some days",
      description:
        "By day and name, with what it is told apart by, for charts. At most a year at once.",
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
      summary: "What happened on some days, as CSV",
      description:
        "One line for each day, name and kind, as `getNumbers` has them, for a spreadsheet.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => numbersAsCsv(deps, query),
  );
}
