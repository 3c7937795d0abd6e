import { bearerOf } from "../middleware/auth.ts";
import type { Deps } from "../shared/deps.ts";
import type { Routes } from "../shared/route.ts";
import { forgetSession, readSession, writeSession } from "./sessionCookie.ts";
import { guestLoginBody, loginAnswer } from "./user.schemas.ts";
import {
  checkSession,
  confirmAccess,
  endSession,
  loginGuest,
  refreshSession,
} from "./user.usecases.ts";

/** Calls under /user: who somebody is, and for how long. */
export function addUserRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    {
      method: "post",
      path: "/user/guest",
      summary: "Log in as a guest; the same guestId is the same guest",
      auth: "public",
      rate: "write",
      body: guestLoginBody,
      status: 200,
      answer: loginAnswer,
      refusals: [],
    },
    async ({ c, body }) => {
      const { session, ...login } = await loginGuest(deps, body);
      if (session) writeSession(c, deps.config, session);
      return login;
    },
  );

  routes.add(
    {
      method: "get",
      path: "/user/checkSession",
      summary:
        "Who is logged in: an access token for the cookie's session, or the Bearer token while it is valid",
      auth: "session",
      rate: "read",
      status: 200,
      answer: loginAnswer,
      refusals: [],
    },
    async ({ c }) => {
      const token = readSession(c);
      if (token !== undefined) return checkSession(deps, token);
      return confirmAccess(deps, c.get("user"), bearerOf(c) ?? "");
    },
  );

  routes.add(
    {
      method: "post",
      path: "/user/refreshToken",
      summary: "Rotate the session and get a new access token",
      auth: "refresh",
      rate: "write",
      status: 200,
      answer: loginAnswer,
      refusals: [],
    },
    async ({ c }) => {
      const { session, ...login } = await refreshSession(deps, readSession(c) ?? "");
      if (session) writeSession(c, deps.config, session);
      return login;
    },
  );

  routes.add(
    {
      method: "post",
      path: "/user/logout",
      summary: "End the session, if there is one, and every token that came out of the same login",
      auth: "public",
      rate: "write",
      status: 204,
      refusals: [],
    },
    async ({ c }) => {
      const token = readSession(c);
      if (token !== undefined) await endSession(deps, token);
      forgetSession(c, deps.config);
    },
  );
}
