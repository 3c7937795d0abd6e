import type { MiddlewareHandler } from "hono";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { verifyRoomToken } from "../../../src-shared/protocol/roomToken.ts";
import type { AppContext, AppEnv } from "../context.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { lookAtAccount } from "./account.ts";
import { verifyAccessToken } from "../../identity/accessToken.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import { readSession } from "../sessionCookie.ts";

/**
 * What a call must carry, and the code without it. `session` and `refresh` are the two uses of the
 * cookie; `user` is anybody with an access token whose login runs and who is not blocked, guests too,
 * `registered` one with an account, `admin` one that is an admin and passed their second factor; `room`
 * is a Room-Token, of which room and with which rights is tested when both are known; `seat` is one of a
 * player, which the room itself looks at in the call.
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

export type AuthClass = keyof typeof AUTH_CLASSES;

/** Codes for people who did show who they are, and are not who the call is for. */
export const AUTH_REFUSALS: Readonly<Partial<Record<AuthClass, readonly ErrorCode[]>>> = {
  user: ["account_blocked"],
  registered: ["not_registered", "account_blocked"],
  admin: ["not_admin", "account_blocked", "factor_needed", "login_again"],
};

/** The handler waits for this; that it failed before is no failure of nobody's. */
export function promise(c: AppContext, allowed: Promise<UserRow>): void {
  allowed.catch(() => {});
  c.set("allowed", allowed);
}

const BEARER = /^Bearer +(\S+)$/iu;

/** The access token a call carries, genuine or not. */
export function bearerOf(c: AppContext): string | undefined {
  return BEARER.exec(c.req.header("authorization") ?? "")?.[1];
}

/**
 * Read the credentials a call carries and refuse it when the ones its class needs are missing or
 * not genuine. Others are taken when they are good and ignored when they are not: an outdated access
 * token must not keep anybody from joining a room. Where the account is not waited for, the route's handler does that
 * (`Rules.waits`).
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
      const allowed = lookAtAccount(deps, user, auth).then((found) => {
        if ("refusal" in found) throw new Problem(found.refusal);
        return found.row;
      });
      if (isWaitedFor) await allowed;
      else promise(c, allowed);
    }
    await next();
  };
}
