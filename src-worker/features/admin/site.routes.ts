import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { listFlags, pageOfAudit, turnFlag } from "./site.usecases.ts";

/** Registers the calls for switches and for the audit log. */
export function addAdminSiteRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/flags",
    {
      id: "listFlagStates",
      summary: "List all switches",
      description:
        "Each switch has its current state, its default, and who last changed it and when.",
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
      summary: "Turn a switch on or off",
      description:
        "Takes effect on the whole site within a minute. The response contains the new state of every switch.",
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
      summary: "List the audit log",
      description:
        "Sorted newest first, in pages: which admin did what to whom, and when. Entries cannot be removed before their retention period ends.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfAudit(deps, query.page),
  );
}
