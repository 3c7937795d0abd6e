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
        "The login that asks goes on; all others of the account end, and its owner is told by mail.",
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
      summary: "Ask for another address",
      description:
        "A link goes to the new one, whether that has an account or not. The account keeps its old address until the mailed link was opened (`confirmEmail`). The old address is told of it.",
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
      summary: "Confirm another address",
      description:
        "Only the account that asked for the change can confirm it: its owner has to be logged in where the link is opened.",
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
      summary: "Where one's own account is logged in to",
      description:
        "Every browser and device that is logged in to the account, with when it was last used. The one that asks is marked.",
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
      summary: "End one login, or all but the one that asks",
      description:
        "The tokens of what is ended work no longer from the next call on. Accounts with a password are asked for it.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "login_again"],
    },
    async ({ c, user, body }) => endLogins(deps, user, body, await visitorOf(deps, c)),
  );
}
