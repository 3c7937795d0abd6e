import * as z from "zod";
import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import { pageOf, pageQuery } from "../../shared/paging.ts";
import type { Routes } from "../../http/route.ts";
import { languageSchema } from "../../http/schemas.ts";
import { emailSchema } from "../../http/user.schemas.ts";
import { pageOfInvites, revokeInvite, sendInvite } from "./invites.usecases.ts";

const inviteAnswer = z.object({
  inviteId: z.string(),
  email: z.string(),
  language: languageSchema,
  invitedBy: z
    .string()
    .meta({ description: "Address of the admin; empty when the account is gone" }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  status: z.enum(["open", "accepted", "expired"]),
});

/** Invitations by mail. */
export function addAdminInviteRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/admin/invites",
      summary: "Invitations that were mailed, newest first",
      auth: "admin",
      rate: "read",
      query: pageQuery,
      status: 200,
      answer: pageOf(inviteAnswer),
      refusals: [],
    },
    ({ query }) => pageOfInvites(deps, query.page),
  );

  routes.add(
    {
      method: "post",
      path: "/admin/invites",
      summary: "Invite somebody by mail",
      auth: "admin",
      rate: "write",
      body: z.object({ email: emailSchema, language: languageSchema }),
      status: 204,
      refusals: ["already_registered"],
    },
    ({ c, user, body }) => sendInvite(deps, user, siteOf(deps.config, c.req.url), body),
  );

  routes.add(
    {
      method: "delete",
      path: "/admin/invites/:inviteId",
      summary: "Take an invitation back that nobody accepted yet",
      auth: "admin",
      rate: "write",
      params: z.object({ inviteId: z.string().max(64) }),
      status: 204,
      refusals: ["invite_not_found"],
    },
    ({ user, params }) => revokeInvite(deps, user, params.inviteId),
  );
}
