import * as z from "zod";
import { flagName } from "../site/flags.routes.ts";
import type { Deps } from "../../shared/deps.ts";
import { pageOf, pageQuery } from "../../shared/paging.ts";
import type { Routes } from "../../http/route.ts";
import { AUDIT_ACTIONS } from "./audit.repository.ts";
import { listFlags, pageOfAudit, turnFlag } from "./site.usecases.ts";

const flagsAnswer = z
  .array(
    z.object({
      name: flagName,
      isOn: z.boolean(),
      isDefault: z.boolean().meta({ description: "What holds until somebody turns it" }),
      updatedAt: z.iso.datetime().optional(),
      updatedBy: z.string().optional(),
    }),
  )
  .readonly();

const auditAnswer = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorEmail: z.string().meta({ description: "Empty when the account is gone" }),
  action: z.enum(AUDIT_ACTIONS).or(z.string()),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

/** Switches, and the log of what admins did. */
export function addAdminSiteRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/admin/flags",
      summary: "Every switch with who turned it",
      auth: "admin",
      rate: "read",
      status: 200,
      answer: flagsAnswer,
      refusals: [],
    },
    () => listFlags(deps),
  );

  routes.add(
    {
      method: "post",
      path: "/admin/flags",
      summary: "Turn a switch",
      auth: "admin",
      rate: "write",
      body: z.object({ name: flagName, isOn: z.boolean() }),
      status: 200,
      answer: flagsAnswer,
      refusals: [],
    },
    ({ user, body }) => turnFlag(deps, user, body.name, body.isOn),
  );

  routes.add(
    {
      method: "get",
      path: "/admin/audit",
      summary: "What admins did, newest first",
      auth: "admin",
      rate: "read",
      query: pageQuery,
      status: 200,
      answer: pageOf(auditAnswer),
      refusals: [],
    },
    ({ query }) => pageOfAudit(deps, query.page),
  );
}
