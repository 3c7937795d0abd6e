import { emailKeyOf } from "../../../src-shared/text/emailAddress.ts";
import { siteOf } from "../../config/env.ts";
import { findUser } from "../../identity/user.repository.ts";
import { afterResponse } from "../../mail/sendUnsolicitedMail.ts";
import { notifyChanged } from "../../mail/notifyChanged.ts";
import { bearerOf } from "../../http/middleware/auth.ts";
import type { AppContext } from "../../http/context.ts";
import { isKnownBrowser, rememberBrowser } from "../../http/knownBrowser.ts";
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
  endLoginOf,
  endSession,
  refreshSession,
  type Login,
  type LoginWithSession,
} from "./sessions.usecases.ts";
import { visitorOf } from "../../http/visitor.ts";

/**
 * Returns the response to a login, puts its session into the cookie and marks the browser as known to the
 * account.
 */
export async function respondWithLogin(
  c: AppContext,
  deps: Deps,
  { session, ...response }: LoginWithSession,
): Promise<Login> {
  if (session !== undefined) {
    writeSession(c, deps.config, session);
    const claims = await verifyAccessToken(deps.config.secrets, response.accessToken, deps.now());
    if (claims) await rememberBrowser(deps, c, claims);
  }
  return response;
}

/**
 * An account verified less than this long ago is new: a social login may have just created it, which needs no
 * notice, ms.
 */
const NEW_ACCOUNT_MS = 60_000;

/**
 * The same for a login to an existing account: if the browser is new to it, the owner is notified by mail
 * afterwards.
 */
export async function respondToReturn(
  c: AppContext,
  deps: Deps,
  login: LoginWithSession,
): Promise<Login> {
  const claims = await verifyAccessToken(deps.config.secrets, login.accessToken, deps.now());
  if (claims && !claims.isGuest && !(await isKnownBrowser(deps, c, emailKeyOf(claims.sub)))) {
    const site = siteOf(deps.config, c.req.url);
    afterResponse(deps, async () => {
      const row = await findUser(await deps.database(), claims.userId);
      const isNew = deps.now() - (row?.verifiedAt ?? 0) < NEW_ACCOUNT_MS;
      if (row && !isNew) await notifyChanged(deps, row, "newBrowser", site);
    });
  }
  return respondWithLogin(c, deps, login);
}

/** The same, or the challenge for the second factor. */
export async function respondWithEntrance(
  c: AppContext,
  deps: Deps,
  entrance: Entrance,
): Promise<Login | Challenge> {
  return "challenge" in entrance ? entrance : respondToReturn(c, deps, entrance);
}

/**
 * Registers the calls under /user about sessions: login as an account or guest, check, refresh and logout.
 */
export function addUserRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "POST /user/login",
    {
      id: "login",
      summary: "Log in with address and password",
      description:
        "Sets the session cookie. If the request carries a guest's access token or cookie, the guest's games move to the account. For an account with a second factor, the response contains a `challenge` instead, to be passed to `finishLogin` with a code. After too many wrong passwords, further attempts are refused for a while.",
      auth: "public",
      rate: "write",
      refusals: [
        "registration.email_has_not_been_verified",
        "invalid_credentials",
        "account_blocked",
      ],
    },
    async ({ c, body }) =>
      respondWithEntrance(c, deps, await login(deps, body, await visitorOf(deps, c))),
  );

  routes.add(
    "POST /user/guest",
    {
      id: "loginAsGuest",
      summary: "Log in as a guest",
      description:
        "The same `guestId` always logs in the same guest: generate a UUID once, store it on the device and send it every time. Guests can open rooms, join and play without anything else. Sets the session cookie.",
      auth: "public",
      rate: "write",
      quota: "guest",
      refusals: ["account_blocked", "invalid_credentials"],
    },
    async ({ c, body }) => respondWithLogin(c, deps, await loginGuest(deps, body)),
  );

  routes.add(
    "GET /user/checkSession",
    {
      id: "checkSession",
      summary: "Get the current login",
      description:
        "Call this when a page starts. Returns an access token for the session of the cookie or, without a cookie, the access token that was sent, if it is still valid. The session cookie is replaced if it is more than a day old, so that a login lasts for 60 days after its last use. Call `refreshSession` before the access token expires after an hour.",
      auth: "session",
      rate: "read",
      refusals: ["not_signed_in"],
    },
    async ({ c }) => {
      const token = readSession(c);
      if (token !== undefined) return respondWithLogin(c, deps, await checkSession(deps, token));
      return confirmAccess(deps, c.get("user"), bearerOf(c) ?? "");
    },
  );

  routes.add(
    "POST /user/refreshToken",
    {
      id: "refreshSession",
      summary: "Rotate the session and get a new access token",
      description:
        "Replaces the session cookie as well. If a replaced cookie is sent again after its successor was used, it counts as stolen and the whole login ends.",
      auth: "refresh",
      rate: "write",
      refusals: [],
    },
    async ({ c }) => respondWithLogin(c, deps, await refreshSession(deps, readSession(c) ?? "")),
  );

  routes.add(
    "POST /user/logout",
    {
      id: "logout",
      summary: "Log out of this browser",
      description:
        "Ends the session, if there is one, and invalidates every token of the same login. The cookie is deleted. The response is the same for callers who are not logged in.",
      auth: "public",
      rate: "write",
      refusals: [],
    },
    async ({ c }) => {
      const token = readSession(c);
      if (token !== undefined) await endSession(deps, token);
      const user = c.get("user");
      if (user) await endLoginOf(deps, user);
      forgetSession(c, deps.config);
    },
  );
}
