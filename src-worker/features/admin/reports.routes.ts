import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { hidePack, judgeReport, pageOfReports } from "./reports.usecases.ts";

/** Registers the calls for reports by players and for packs that were reported. */
export function addAdminReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/reports",
    {
      id: "listReports",
      summary: "List reports",
      description:
        "Sorted newest first, in pages: either reports that are not judged yet, or all. Each contains what was reported, the reason, and the account behind the seat.",
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
        "`hidden` takes a reported pack down; `warned` also mails its owner or the account behind the seat; `blocked` also blocks that account, logs it out and bans the pack's pictures. `dismissed` puts a pack back up. A verdict on a pack settles all reports of it. A report can be judged only once.",
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
      summary: "Take a pack down or put it back up",
      description:
        "A pack that is down is visible only to its owner, and nobody else can play with it. Rooms already playing with it are not affected.",
      auth: "admin",
      rate: "write",
      refusals: ["pack_not_found"],
    },
    ({ user, params, body }) => hidePack(deps, user, params.id, body.isHidden),
  );
}
