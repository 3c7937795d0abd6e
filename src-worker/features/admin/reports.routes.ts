import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { hidePack, judgeReport, pageOfReports } from "./reports.usecases.ts";

/** Registers the calls for reports by players and for packs that were reported. */
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
        "`hidden` takes a reported pack down, `warned` also mails its owner or the account behind the seat, `blocked` blocks it, logs it out and keeps the pack's pictures out. `dismissed` puts a pack up again. A verdict on a pack answers all reports of it. A verdict stands: a report is judged once.",
      auth: "admin",
      rate: "write",
      refusals: ["report_not_found", "report_judged", "not_on_yourself"],
    },
    ({ user, params, body }) => judgeReport(deps, user, params.id, body.verdict),
  );

  routes.add(
    "POST /admin/packs/:id",
    {
      id: "hidePack",
      summary: "Take a pack down, or put it up again",
      description:
        "Nobody but its owner sees a pack that is down or plays with it; rooms that play with it play on.",
      auth: "admin",
      rate: "write",
      refusals: ["pack_not_found"],
    },
    ({ user, params, body }) => hidePack(deps, user, params.id, body.isHidden),
  );
}
