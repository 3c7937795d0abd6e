import type { Routes } from "../../../http/route.ts";
import type { Deps } from "../../../shared/deps.ts";
import { reportPack } from "./packReport.usecases.ts";

export function addPackReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /packLibrary/:id/report",
    {
      id: "reportPack",
      summary: "Report a pack of the library",
      description:
        "It joins what players reported, for admins to judge. Once for each account. A pack that three people with an account reported is out of sight until then.",
      auth: "user",
      rate: "write",
      quota: "packReport",
      refusals: ["pack_not_found"],
    },
    ({ user, params, body }) => reportPack(deps, user, params.id, body.reason),
  );
}
