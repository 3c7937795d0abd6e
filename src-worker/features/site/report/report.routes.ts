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
        "Send the text as the room shows it: what it does not show is refused. Whose it is the room knows, and admins see the account behind that seat.",
      auth: "room",
      rate: "write",
      quota: "report",
      refusals: ["player_not_found", "not_shown"],
    },
    ({ caller, body }) => reportContent(deps, caller, body),
  );
}
