import { siteOf } from "../../config/env.ts";
import type { Routes } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import type { Deps } from "../../shared/deps.ts";
import { askForEmail, confirmEmail } from "./changeEmail.usecases.ts";
import { changePassword } from "./changePassword.usecases.ts";
import { endLogins, listLogins } from "./ownLogins.usecases.ts";

/** Registers the calls by which users change how they log in to their own account. */
export function addOwnLoginRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/changePassword",
    {
      id: "changePassword",
      summary: "Change the password",
      description:
        "The login that makes this call continues; all other logins of the account end. The owner is notified by mail.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "password_too_weak"],
    },
    async ({ c, user, body }) => changePassword(deps, user, body, await visitorOf(deps, c)),
  );

  routes.add(
    "POST /user/changeEmail",
    {
      id: "changeEmail",
      summary: "Request a change of address",
      description:
        "Sends a mail to the new address, whether or not it already has an account, and a notice to the current one. The address changes only after the mailed link has been opened (`confirmEmail`).",
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
      id: "confirmEmail",
      summary: "Confirm a change of address",
      description:
        "Only the account that requested the change can confirm it, so the user must be logged in where the link is opened.",
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
      id: "listLogins",
      summary: "List the account's active logins",
      description:
        "Returns every browser and device that is logged in, with when it was last used. The login that makes this call is marked.",
      auth: "registered",
      rate: "read",
      refusals: [],
    },
    ({ user }) => listLogins(deps, user),
  );

  routes.add(
    "POST /user/logins/end",
    {
      id: "endLogins",
      summary: "End one login, or all others",
      description:
        "Without `login`, all logins end except the one that makes this call. The tokens of an ended login are refused from the next request on. Accounts with a password must include it.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "login_again"],
    },
    async ({ c, user, body }) => endLogins(deps, user, body, await visitorOf(deps, c)),
  );
}
