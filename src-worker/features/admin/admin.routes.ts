import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { addAdminExportRoutes } from "./exports.routes.ts";
import { addAdminInviteRoutes } from "./invites.routes.ts";
import { addAdminMailRoutes } from "./mails.routes.ts";
import { addAdminNumberRoutes } from "./numbers.routes.ts";
import { addAdminReportRoutes } from "./reports.routes.ts";
import { addAdminRoomRoutes } from "./rooms.routes.ts";
import { addAdminSetupRoutes } from "./setup.routes.ts";
import { addAdminSiteRoutes } from "./site.routes.ts";
import { addAdminUserRoutes } from "./users.routes.ts";

/**
 * Registers the calls for the operator's admins. Every change made with them is recorded in the audit log.
 */
export function addAdminRoutes(routes: Routes, deps: Deps): void {
  addAdminUserRoutes(routes, deps);
  addAdminInviteRoutes(routes, deps);
  addAdminMailRoutes(routes, deps);
  addAdminRoomRoutes(routes, deps);
  addAdminReportRoutes(routes, deps);
  addAdminSetupRoutes(routes, deps);
  addAdminSiteRoutes(routes, deps);
  addAdminNumberRoutes(routes, deps);
  addAdminExportRoutes(routes, deps);
}
