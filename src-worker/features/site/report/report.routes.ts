import type { Deps } from "../../../shared/deps.ts";
import type { Routes } from "../../../http/route.ts";
import { reportContent } from "./report.usecases.ts";

export function addReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /report",
    {
      id: "reportContent",
      summary: "Report what somebody wrote or drew",
      description:
        "Send the text as it was shown, or the id of a drawing. Admins see it with the room's language and the account behind the seat, if there is one.",
      auth: "room",
      rate: "write",
      quota: "report",
      refusals: ["player_not_found", "not_shown"],
    },
    ({ caller, body }) => reportContent(deps, caller, body),
  );
}
