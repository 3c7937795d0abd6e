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

/** Calls about the second factor of one's own account, and the login that ends with it. */
export function addSecondFactorRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/login/secondFactor",
    {
      summary: "Finish a login with a code of the app or a recovery code",
      auth: "public",
      rate: "write",
      refusals: ["wrong_code", "token_expired", "account_blocked"],
    },
    async ({ c, body }) =>
      answerReturning(c, deps, await passSecondFactor(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "GET /user/secondFactor",
    {
      summary: "Whether one's own account has a second factor",
      auth: "registered",
      rate: "read",
      refusals: [],
    },
    ({ user }) => secondFactorOf(deps, user.userId),
  );

  routes.add(
    "POST /user/secondFactor/begin",
    {
      summary: "Begin an enrolment: the key for the app, which counts once its first code came",
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
      summary: "Turn it on with its first code: recovery codes, shown this once, and a new login",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_code", "not_found"],
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
      summary: "New recovery codes, shown this once, in the place of those before; with a code",
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
      summary: "Turn it off, with the present password and a code",
      auth: "registered",
      rate: "write",
      refusals: ["wrong_password", "login_again", "wrong_code", "not_found"],
    },
    async ({ c, user, body }) => endSecondFactor(deps, user.userId, body, await visitorOf(deps, c)),
  );
}
