import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { resetSecondFactor } from "./resetSecondFactor.usecases.ts";
import { changeUser, getUser, listUsers } from "./users.usecases.ts";

/** Registers the calls for accounts and their rights. */
export function addAdminUserRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /admin/users",
    {
      id: "listUsers",
      summary: "Accounts, newest first",
      description:
        "By pages. A search looks into addresses, names and ids; without one guests are left out.",
      auth: "admin",
      rate: "read",
      refusals: [],
    },
    ({ query }) => listUsers(deps, query),
  );

  routes.add(
    "GET /admin/users/:id",
    {
      id: "getUser",
      summary: "One account",
      description:
        "Roles, blocks, how long hosting is paid for, and whether there is a second factor.",
      auth: "admin",
      rate: "read",
      refusals: ["user_not_found"],
    },
    ({ params }) => getUser(deps, params.id),
  );

  routes.add(
    "POST /admin/users/:id",
    {
      id: "updateUser",
      summary: "Change what somebody may do",
      description:
        "Fields that are left out stay as they are. Whoever is blocked is refused from the next call on.",
      auth: "admin",
      rate: "write",
      refusals: ["user_not_found", "not_on_yourself", "guests_have_no_roles"],
    },
    ({ user, params, body }) => changeUser(deps, user, params.id, body),
  );

  routes.add(
    "POST /admin/users/:id/resetSecondFactor",
    {
      id: "resetSecondFactor",
      summary: "Take somebody's second factor away",
      description:
        "They are told by mail. For somebody who proved who they are in another way. Their login asks for a password alone until they turn it on again.",
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
