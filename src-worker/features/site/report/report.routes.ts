import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { reportContent } from "./report.usecases.ts";

export function addReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /report",
    {
      id: "reportContent",
      summary: "Report content made by a player",
      description:
        "Send the text as the room shows it; content that the room does not show is refused. The room determines who made it, and admins see the account behind that seat.",
      auth: "room",
      rate: "write",
      quota: "report",
      refusals: ["player_not_found", "not_shown"],
    },
    ({ caller, body }) => reportContent(deps, caller, body),
  );
}
