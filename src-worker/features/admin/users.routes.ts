import * as z from "zod";
import type { Deps } from "../../shared/deps.ts";
import { pageOf, pageQuery } from "../../shared/paging.ts";
import type { Routes } from "../../http/route.ts";
import { languageSchema } from "../../http/schemas.ts";
import { changeUser, getUser, listUsers } from "./users.usecases.ts";

const userParams = z.object({ id: z.string().max(64) });

const userAnswer = z.object({
  userId: z.string(),
  kind: z.enum(["guest", "registered"]),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
  isAdmin: z.boolean(),
  isTestAccount: z.boolean(),
  isAlphaTester: z.boolean(),
  isBlocked: z.boolean(),
  hasPaid: z.boolean(),
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().optional(),
  subscriptionEndDate: z.iso
    .datetime()
    .optional()
    .meta({ description: "End of the trial or of the paid time; absent: no end" }),
});

const userQuery = pageQuery.extend({
  search: z
    .string()
    .max(200)
    .default("")
    .meta({ description: "Part of an address or a name, or an id; without it: accounts only" }),
});

const changeBody = z.object({
  isAdmin: z.boolean().optional(),
  isTestAccount: z.boolean().optional(),
  isAlphaTester: z.boolean().optional(),
  isBlocked: z.boolean().optional(),
  trialEndDate: z.iso
    .datetime()
    .nullable()
    .optional()
    .meta({ description: "null: no end; whoever paid keeps the later of both ends" }),
});

/** Accounts and what they may do. */
export function addAdminUserRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "get",
      path: "/admin/users",
      summary: "Accounts, newest first",
      auth: "admin",
      rate: "read",
      query: userQuery,
      status: 200,
      answer: pageOf(userAnswer),
      refusals: [],
    },
    ({ query }) => listUsers(deps, query),
  );

  routes.add(
    {
      method: "get",
      path: "/admin/users/:id",
      summary: "One account",
      auth: "admin",
      rate: "read",
      params: userParams,
      status: 200,
      answer: userAnswer,
      refusals: ["user_not_found"],
    },
    ({ params }) => getUser(deps, params.id),
  );

  routes.add(
    {
      method: "post",
      path: "/admin/users/:id",
      summary: "Give and take roles, block, move the end of the trial",
      auth: "admin",
      rate: "write",
      params: userParams,
      body: changeBody,
      status: 200,
      answer: userAnswer,
      refusals: ["user_not_found", "not_on_yourself", "guests_have_no_roles"],
    },
    ({ user, params, body }) => changeUser(deps, user, params.id, body),
  );
}
