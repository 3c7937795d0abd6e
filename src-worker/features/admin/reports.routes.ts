import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { judgeReport, pageOfReports } from "./reports.usecases.ts";

/** What players reported. */
export function addAdminReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/reports",
    {
      id: "listReports",
      summary: "What players reported, newest first",
      description:
        "By pages; those nobody judged yet, or all. Each has what was reported, why, and the account behind the seat.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfReports(deps, query),
  );

  routes.add(
    "POST /admin/reports/:id",
    {
      id: "judgeReport",
      summary: "Judge a report",
      description:
        "`warned` mails the account behind the seat, `blocked` blocks it and logs it out. A verdict stands: a report is judged once.",
      auth: "admin",
      rate: "write",
      refusals: ["report_not_found", "report_judged", "not_on_yourself"],
    },
    ({ user, params, body }) => judgeReport(deps, user, params.id, body.verdict),
  );
}
