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
      summary: "Invitations that were mailed, newest first",
      description: "With who invited and whether it was accepted, is still open or too old.",
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
      summary: "Invite somebody by mail",
      description:
        "The mail's link opens an account with this address and needs no other proof of it.",
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
      summary: "Take an open invitation back",
      description: "The link in the mail that went out works no longer.",
      auth: "admin",
      rate: "write",
      refusals: ["invite_not_found"],
    },
    ({ user, params }) => revokeInvite(deps, user, params.inviteId),
  );
}
