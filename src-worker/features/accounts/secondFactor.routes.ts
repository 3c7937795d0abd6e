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
import { answerLogin, answerReturning } from "./user.routes.ts";

/**
 * Registers the calls that manage the second factor of the caller's account, and the one that completes a
 * login with it.
 */
export function addSecondFactorRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/login/secondFactor",
    {
      id: "finishLogin",
      summary: "Finish a login with a code",
      description:
        "Takes the `challenge` that a login answered and a code. It sets the session's cookie. Each code works once.",
      auth: "public",
      rate: "write",
      refusals: ["wrong_code", "token_expired", "account_blocked", "invalid_credentials"],
    },
    async ({ c, body }) =>
      answerReturning(c, deps, await passSecondFactor(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "GET /user/secondFactor",
    {
      id: "getSecondFactor",
      summary: "Whether one's own account has a second factor",
      description:
        "What to show before changing it: whether it is on, how many recovery codes are left, and whether a password will be asked for.",
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
      summary: "Begin to turn a second factor on",
      description:
        "Show `uri` as a QR code or let `secret` be typed into an authenticator app. Nothing changes for the account until `confirmSecondFactor`.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "login_again", "not_found"],
    },
    async ({ c, user, body }) =>
      beginEnrolment(deps, user.userId, body.password, await visitorOf(deps, c)),
  );

  routes.add(
    "POST /user/secondFactor/confirm",
    {
      id: "confirmSecondFactor",
      summary: "Turn the second factor on with its first code",
      description:
        "It answers a new login, which passed both factors. The recovery codes are shown this once and kept as hashes alone. From now on a login asks for a code.",
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
      return { ...(await answerLogin(c, deps, login)), recoveryCodes };
    },
  );

  routes.add(
    "POST /user/secondFactor/recoveryCodes",
    {
      id: "renewRecoveryCodes",
      summary: "Get new recovery codes",
      description: "Those from before work no longer. They are shown this once.",
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
      summary: "Turn the second factor off",
      description: "Logins ask for a password alone again. The owner is told by mail.",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "login_again", "wrong_code", "not_found"],
    },
    async ({ c, user, body }) => endSecondFactor(deps, user.userId, body, await visitorOf(deps, c)),
  );
}
