import { siteOf } from "../../config/env.ts";
import type { Routes } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import type { Deps } from "../../shared/deps.ts";
import { askForEmail, confirmEmail } from "./changeEmail.usecases.ts";
import { changePassword } from "./changePassword.usecases.ts";
import { endLogins, listLogins } from "./ownLogins.usecases.ts";

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

  routes.add(
    "POST /user/changeEmail",
    {
      summary: "Mail a link to another address for the account, whether that has an account or not",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "wrong_code", "login_again"],
    },
    async ({ c, user, body }) => {
      await askForEmail(deps, user.userId, body, await visitorOf(deps, c));
      return {};
    },
  );

  routes.add(
    "POST /user/confirmEmail",
    {
      summary: "Give one's account the address such a link was mailed to",
      auth: "registered",
      rate: "write",
      refusals: ["token_expired"],
    },
    ({ c, user, body: { etoken } }) =>
      confirmEmail(deps, user.userId, etoken, siteOf(deps.config, c.req.url)),
  );

  routes.add(
    "GET /user/logins",
    {
      summary: "Where one's own account is logged in to",
      auth: "registered",
      rate: "read",
      refusals: [],
    },
    ({ user }) => listLogins(deps, user),
  );

  routes.add(
    "POST /user/logins/end",
    {
      summary: "End one login of one's own account, or all but the one that asks",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "login_again"],
    },
    async ({ c, user, body }) => endLogins(deps, user, body, await visitorOf(deps, c)),
  );
}
