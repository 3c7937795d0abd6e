import type { Routes } from "../../../http/route.ts";
import type { Deps } from "../../../shared/deps.ts";
import { reportPack } from "./packReport.usecases.ts";

export function addPackReportRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /packLibrary/:id/report",
    {
      id: "reportPack",
      summary: "Report a pack in the library",
      description:
        "Creates a report for admins to judge; each caller can report a pack once, and again only after it was changed. A pack reported by three accounts is hidden until it is judged.",
      auth: "user",
      rate: "write",
      quota: "packReport",
      refusals: ["pack_not_found"],
    },
    ({ user, params, body }) => reportPack(deps, user, params.id, body.reason),
  );
}
