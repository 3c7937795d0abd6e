import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { pageOfInvites, revokeInvite, sendInvite } from "./invites.usecases.ts";

/** Invitations by mail. */
export function addAdminInviteRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/invites",
    {
      summary: "Invitations that were mailed, newest first",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfInvites(deps, query.page),
  );

  routes.add(
    "POST /admin/invites",
    {
      summary: "Invite somebody by mail",
      auth: "admin",
      rate: "write",
      refusals: ["already_registered"],
    },
    ({ c, user, body }) => sendInvite(deps, user, siteOf(deps.config, c.req.url), body),
  );

  routes.add(
    "DELETE /admin/invites/:inviteId",
    {
      summary: "Take an invitation back that nobody accepted yet",
      auth: "admin",
      rate: "write",
      refusals: ["invite_not_found"],
    },
    ({ user, params }) => revokeInvite(deps, user, params.inviteId),
  );
}
