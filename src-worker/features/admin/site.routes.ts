import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { listFlags, pageOfAudit, turnFlag } from "./site.usecases.ts";

/** Registers the calls for switches and for the audit log. */
export function addAdminSiteRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/flags",
    {
      id: "listFlagStates",
      summary: "Every switch with who turned it",
      description: "With what holds until somebody turns it, and who turned it when.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    () => listFlags(deps),
  );

  routes.add(
    "POST /admin/flags",
    {
      id: "turnFlag",
      summary: "Turn a switch",
      description:
        "It holds for the whole site, within a minute. The answer has every switch as it is now.",
      auth: "admin",
      rate: "write",
      refusals: [],
    },
    ({ user, body }) => turnFlag(deps, user, body.name, body.isOn),
  );

  routes.add(
    "GET /admin/audit",
    {
      id: "listAuditLog",
      summary: "What admins did, newest first",
      description:
        "By pages: who did what to whom and when. Nothing is ever taken out of it before its time.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfAudit(deps, query.page),
  );
}
