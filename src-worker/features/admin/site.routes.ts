import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { listFlags, pageOfAudit, turnFlag } from "./site.usecases.ts";

/** Switches, and the log of what admins did. */
export function addAdminSiteRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/flags",
    { summary: "Every switch with who turned it", auth: "admin", rate: "read", refusals: [] },
    () => listFlags(deps),
  );

  routes.add(
    "POST /admin/flags",
    { summary: "Turn a switch", auth: "admin", rate: "write", refusals: [] },
    ({ user, body }) => turnFlag(deps, user, body.name, body.isOn),
  );

  routes.add(
    "GET /admin/audit",
    { summary: "What admins did, newest first", auth: "admin", rate: "read", refusals: [] },
    ({ query }) => pageOfAudit(deps, query.page),
  );
}
