import type { MiddlewareHandler } from "hono";
import type { ErrorCode } from "../../src-rooms/protocol/codes.ts";
import { verifyRoomToken } from "../../src-rooms/protocol/roomToken.ts";
import type { AppContext, AppEnv } from "../shared/context.ts";
import type { Deps } from "../shared/deps.ts";
import { Problem } from "../shared/problem.ts";
import { verifyAccessToken } from "../user/accessToken.ts";
import { readSession } from "../user/sessionCookie.ts";

/**
 * What a call must carry, and the code without it. `session` and `refresh` are the two uses of the
 * cookie; `room` is a Room-Token, of which room and with which rights is tested when both are known.
 */
export const AUTH_CLASSES = {
  public: undefined,
  session: "no_session",
  refresh: "not_signed_in",
  user: "not_signed_in",
  room: "bad_room_token",
} as const satisfies Record<string, ErrorCode | undefined>;

export type AuthClass = keyof typeof AUTH_CLASSES;

const BEARER = /^Bearer +(\S+)$/iu;

/** The access token a call carries, genuine or not. */
export function bearerOf(c: AppContext): string | undefined {
  return BEARER.exec(c.req.header("authorization") ?? "")?.[1];
}

/**
 * Read the credentials a call carries and refuse it when the ones its class needs are missing or
 * not genuine. Others are taken when they are good and ignored when they are not: an outdated access
 * token must not keep anybody from joining a room.
 */
export function authenticate(auth: AuthClass, deps: Deps): MiddlewareHandler<AppEnv> {
  const { secrets } = deps.config;
  return async (c, next) => {
    const bearer = bearerOf(c);
    const user = bearer && (await verifyAccessToken(secrets, bearer, deps.now()));
    if (user) c.set("user", user);
    const roomToken = c.req.header("room-token");
    const roomClaims = roomToken && (await verifyRoomToken(secrets, roomToken, deps.now()));
    if (roomClaims) c.set("roomClaims", roomClaims);
    const hasCookie = readSession(c) !== undefined;
    const carried: Record<AuthClass, boolean> = {
      public: true,
      session: hasCookie || user !== undefined,
      refresh: hasCookie,
      user: user !== undefined,
      room: roomClaims !== undefined,
    };
    const code = AUTH_CLASSES[auth];
    if (code && !carried[auth]) throw new Problem(code);
    await next();
  };
}
