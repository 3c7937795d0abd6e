import type { Routes } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import type { Deps } from "../../shared/deps.ts";
import { changePassword } from "./changePassword.usecases.ts";

/** Calls with which somebody changes how their own account is logged in to. */
export function addOwnLoginRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/changePassword",
    {
      summary: "Change the password with the present one; every other login of the account ends",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "password_too_weak"],
    },
    async ({ c, user, body }) => changePassword(deps, user, body, await visitorOf(deps, c)),
  );
}
