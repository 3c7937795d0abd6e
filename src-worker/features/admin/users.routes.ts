import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { resetSecondFactor } from "./resetSecondFactor.usecases.ts";
import { changeUser, getUser, listUsers } from "./users.usecases.ts";

/** Accounts and what they may do. */
export function addAdminUserRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/users",
    { summary: "Accounts, newest first", auth: "admin", rate: "read", refusals: [] },
    ({ query }) => listUsers(deps, query),
  );

  routes.add(
    "GET /admin/users/:id",
    { summary: "One account", auth: "admin", rate: "read", refusals: ["user_not_found"] },
    ({ params }) => getUser(deps, params.id),
  );

  routes.add(
    "POST /admin/users/:id",
    {
      summary: "Give and take roles, block, move the end of the trial",
      auth: "admin",
      rate: "write",
      refusals: ["user_not_found", "not_on_yourself", "guests_have_no_roles"],
    },
    ({ user, params, body }) => changeUser(deps, user, params.id, body),
  );

  routes.add(
    "POST /admin/users/:id/resetSecondFactor",
    {
      summary: "Take the second factor of somebody who lost it away; they are told by mail",
      auth: "admin",
      rate: "write",
      refusals: ["user_not_found", "not_on_yourself"],
    },
    async ({ user, params }) => {
      await resetSecondFactor(deps, user, params.id);
      return getUser(deps, params.id);
    },
  );
}
