import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { pageOfInvites, revokeInvite, sendInvite } from "./invites.usecases.ts";

/** Registers the calls for invitations by mail. */
export function addAdminInviteRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/invites",
    {
      id: "listInvites",
      summary: "List invitations",
      description:
        "Sorted newest first, with who sent each invitation and whether it is open, accepted or expired.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => pageOfInvites(deps, query.page),
  );

  routes.add(
    "POST /admin/invites",
    {
      id: "invitePerson",
      summary: "Invite a person by mail",
      description:
        "The link in the mail opens an account with this address, without further verification.",
      auth: "admin",
      rate: "write",
      refusals: ["already_registered"],
    },
    ({ c, user, body }) => sendInvite(deps, user, siteOf(deps.config, c.req.url), body),
  );

  routes.add(
    "DELETE /admin/invites/:inviteId",
    {
      id: "revokeInvite",
      summary: "Revoke an open invitation",
      description: "The link in the mail that was sent stops working.",
      auth: "admin",
      rate: "write",
      refusals: ["invite_not_found"],
    },
    ({ user, params }) => revokeInvite(deps, user, params.inviteId),
  );
}
