import type { MiddlewareHandler } from "hono";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { verifyRoomToken } from "../../../src-shared/protocol/roomToken.ts";
import type { AppContext, AppEnv } from "../context.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { checkAccount } from "./account.ts";
import { bearerIn, verifyAccessToken } from "../../identity/accessToken.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import { readSession } from "../sessionCookie.ts";

/**
 * What a request must carry, and the error code if it does not. `refresh` takes the session cookie, `session`
 * the cookie or an access token. `user` is anybody with an access token whose login is still active and who
 * is not blocked, guests included; `registered` needs an account, `admin` an admin whose login passed a
 * second factor. `room` takes a Room-Token; whether it is for the right room and has the right role is
 * checked later. `seat` takes a player's Room-Token, which the room itself checks.
 */
export const AUTH_CLASSES = {
  public: undefined,
  session: "no_session",
  refresh: "not_signed_in",
  user: "not_signed_in",
  registered: "not_signed_in",
  admin: "not_signed_in",
  room: "bad_room_token",
  seat: "bad_room_token",
} as const satisfies Record<string, ErrorCode | undefined>;

/** What a call requires of its caller. */
export type AuthClass = keyof typeof AUTH_CLASSES;

/** Codes for users who are logged in but may not make the call. */
export const AUTH_REFUSALS: Readonly<Partial<Record<AuthClass, readonly ErrorCode[]>>> = {
  user: ["account_blocked"],
  registered: ["not_registered", "account_blocked"],
  admin: ["not_admin", "account_blocked", "factor_needed", "login_again"],
};

/**
 * Stores the promise for the handler to await. The empty `catch` keeps an earlier rejection from being
 * reported as unhandled.
 */
export function promise(c: AppContext, allowed: Promise<UserRow>): void {
  allowed.catch(() => {});
  c.set("allowed", allowed);
}

/** Returns the access token of a request, genuine or not. */
export function bearerOf(c: AppContext): string | undefined {
  return bearerIn(c.req.header("authorization"));
}

/**
 * Reads the credentials of a request, and refuses it if those its class needs are missing or not genuine.
 * Others are used if they are valid and ignored if not: an expired access token must not keep anybody from
 * joining a room. If `isWaitedFor` is false, the handler awaits the account (`Rules.waits`).
 */
export function authenticate(
  auth: AuthClass,
  deps: Deps,
  isWaitedFor = true,
): MiddlewareHandler<AppEnv> {
  const { secrets } = deps.config;
  return async (c, next) => {
    const bearer = bearerOf(c);
    const user = bearer ? await verifyAccessToken(secrets, bearer, deps.now()) : undefined;
    if (user) c.set("user", user);
    const roomToken = c.req.header("room-token");
    const roomClaims = roomToken && (await verifyRoomToken(secrets, roomToken, deps.now()));
    if (roomClaims) c.set("roomClaims", roomClaims);
    const hasCookie = readSession(c) !== undefined;
    const hasAccess = user !== undefined;
    const carried: Record<AuthClass, boolean> = {
      public: true,
      session: hasCookie || hasAccess,
      refresh: hasCookie,
      user: hasAccess,
      registered: hasAccess,
      admin: hasAccess,
      room: roomClaims !== undefined,
      seat: roomClaims !== undefined,
    };
    const code = AUTH_CLASSES[auth];
    if (code && !carried[auth]) throw new Problem(code);
    if (user && (auth === "user" || auth === "registered" || auth === "admin")) {
      const allowed = checkAccount(deps, user, auth).then((found) => {
        if ("refusal" in found) throw new Problem(found.refusal);
        return found.row;
      });
      if (isWaitedFor) await allowed;
      else promise(c, allowed);
    }
    await next();
  };
}
