import type { Routes } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import type { Deps } from "../../shared/deps.ts";
import {
  beginEnrolment,
  confirmEnrolment,
  endSecondFactor,
  passSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from "./secondFactor.usecases.ts";
import { respondWithLogin, respondToReturn } from "./user.routes.ts";

/**
 * Registers the calls that manage the second factor of the caller's account, and the one that completes a
 * login with it.
 */
export function addSecondFactorRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/login/secondFactor",
    {
      id: "finishLogin",
      summary: "Complete a login with a second factor",
      description:
        "Takes a code and the `challenge` returned by a login. Sets the session cookie. Each code works once.",
      auth: "public",
      rate: "write",
      refusals: ["wrong_code", "token_expired", "account_blocked", "invalid_credentials"],
    },
    async ({ c, body }) =>
      respondToReturn(c, deps, await passSecondFactor(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "GET /user/secondFactor",
    {
      id: "getSecondFactor",
      summary: "Get the state of the account's second factor",
      description:
        "Returns whether it is on, how many recovery codes are left, and whether changing it requires a password.",
      auth: "registered",
      rate: "read",
      refusals: [],
    },
    ({ user }) => secondFactorOf(deps, user.userId),
  );

  routes.add(
    "POST /user/secondFactor/begin",
    {
      id: "beginSecondFactor",
      summary: "Start setting up a second factor",
      description:
        "Show `uri` as a QR code, or let the user enter `secret` in an authenticator app. The account does not change until `confirmSecondFactor`. If the password comes from a sign-up whose link was opened in another browser, a link to set a new one is mailed first.",
      auth: "registered",
      rate: "write",
      refusals: [
        "wrong_password",
        "login_again",
        "not_found",
        "registration.email_has_not_been_verified",
      ],
    },
    async ({ c, user, body }) =>
      beginEnrolment(deps, user.userId, body.password, await visitorOf(deps, c)),
  );

  routes.add(
    "POST /user/secondFactor/confirm",
    {
      id: "confirmSecondFactor",
      summary: "Turn on the second factor with its first code",
      description:
        "Ends all existing logins and returns a new one that has passed both factors. From now on, every login asks for a code. The recovery codes are returned only this once, since only their hashes are stored.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_code", "not_found", "invalid_credentials"],
    },
    async ({ c, user, body }) => {
      const visitor = await visitorOf(deps, c);
      const { recoveryCodes, ...login } = await confirmEnrolment(
        deps,
        user.userId,
        body.code,
        visitor,
      );
      return { ...(await respondWithLogin(c, deps, login)), recoveryCodes };
    },
  );

  routes.add(
    "POST /user/secondFactor/recoveryCodes",
    {
      id: "renewRecoveryCodes",
      summary: "Replace the recovery codes",
      description: "The previous codes stop working. The new ones are returned only this once.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_code", "not_found"],
    },
    async ({ c, user, body }) =>
      renewRecoveryCodes(deps, user.userId, body.code, await visitorOf(deps, c)),
  );

  routes.add(
    "POST /user/secondFactor/off",
    {
      id: "endSecondFactor",
      summary: "Turn off the second factor",
      description: "Logins ask only for the password again. The owner is notified by mail.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "login_again", "wrong_code", "not_found"],
    },
    async ({ c, user, body }) => endSecondFactor(deps, user.userId, body, await visitorOf(deps, c)),
  );
}
