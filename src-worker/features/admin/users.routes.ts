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
      summary: "List accounts",
      description:
        "Sorted newest first, in pages. A search matches addresses, names and ids; without one, guests are left out.",
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
      summary: "Get an account",
      description:
        "Returns its roles, whether it is blocked, how long hosting is paid for, and whether it has a second factor.",
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
      summary: "Change an account's roles, block or trial",
      description:
        "Omitted fields stay unchanged. A blocked account is refused from its next request on.",
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
      summary: "Remove an account's second factor",
      description:
        "For users who have proved their identity in another way. The account is notified by mail, and its logins need only the password until it turns a second factor on again.",
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
