import { bearerOf } from "../../http/middleware/auth.ts";
import type { AppContext } from "../../http/context.ts";
import { rememberBrowser } from "../../http/knownBrowser.ts";
import { verifyAccessToken } from "../../identity/accessToken.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import type { Challenge } from "../../identity/secondFactor/challenge.ts";
import type { Entrance } from "./enter.usecases.ts";
import { login, loginGuest } from "./login.usecases.ts";
import { forgetSession, readSession, writeSession } from "../../http/sessionCookie.ts";
import {
  checkSession,
  confirmAccess,
  endSession,
  refreshSession,
  type Login,
  type LoginWithSession,
} from "./sessions.usecases.ts";
import { visitorOf } from "../../http/visitor.ts";

/** The answer of a login, its session in the cookie, and the browser known again. */
export async function answerLogin(
  c: AppContext,
  deps: Deps,
  { session, ...answer }: LoginWithSession,
): Promise<Login> {
  if (session !== undefined) {
    writeSession(c, deps.config, session);
    const claims = await verifyAccessToken(deps.config.secrets, answer.accessToken, deps.now());
    if (claims) await rememberBrowser(deps, c, claims);
  }
  return answer;
}

/** The same, or the question for the second factor. */
export async function answerEntrance(
  c: AppContext,
  deps: Deps,
  entrance: Entrance,
): Promise<Login | Challenge> {
  return "challenge" in entrance ? entrance : answerLogin(c, deps, entrance);
}

/** Calls under /user about sessions: who somebody is, and for how long. */
export function addUserRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/login",
    {
      summary: "Log in; with a guest's Bearer token or cookie that guest's games come along",
      auth: "public",
      rate: "write",
      refusals: [
        "registration.email_has_not_been_verified",
        "invalid_credentials",
        "account_blocked",
      ],
    },
    async ({ c, body }) =>
      answerEntrance(c, deps, await login(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "POST /user/guest",
    {
      summary: "Log in as a guest; the same guestId is the same guest",
      auth: "public",
      rate: "write",
      quota: "guest",
      refusals: ["account_blocked"],
    },
    async ({ c, body }) => answerLogin(c, deps, await loginGuest(deps, body)),
  );

  routes.add(
    "GET /user/checkSession",
    {
      summary:
        "Who is logged in: an access token for the cookie's session, or the Bearer token while it is valid",
      auth: "session",
      rate: "read",
      refusals: [],
    },
    async ({ c }) => {
      const token = readSession(c);
      if (token !== undefined) return checkSession(deps, token);
      return confirmAccess(deps, c.get("user"), bearerOf(c) ?? "");
    },
  );

  routes.add(
    "POST /user/refreshToken",
    {
      summary: "Rotate the session and get a new access token",
      auth: "refresh",
      rate: "write",
      refusals: [],
    },
    async ({ c }) => answerLogin(c, deps, await refreshSession(deps, readSession(c) ?? "")),
  );

  routes.add(
    "POST /user/logout",
    {
      summary: "End the session, if there is one, and every token that came out of the same login",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    async ({ c }) => {
      const token = readSession(c);
      if (token !== undefined) await endSession(deps, token);
      forgetSession(c, deps.config);
    },
  );
}
