import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { reportContent } from "./report.usecases.ts";

export function addReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /report",
    {
      summary: "Report what somebody in this room wrote or drew",
      auth: "room",
      rate: "write",
      quota: "report",
      refusals: ["player_not_found", "not_shown"],
    },
    ({ caller, body }) => reportContent(deps, caller, body),
  );
}
