import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { RoomClaims } from "../../src-shared/protocol/roomToken.ts";
import type { AccessClaims } from "../identity/accessToken.ts";
import type { UserRow } from "../identity/user.repository.ts";

/** What the middlewares found out about a request before its handler runs. */
export interface AppEnv {
  readonly Bindings: object;
  readonly Variables: RequestIdVariables & {
    /** Why this request was refused, for the log. */
    refusal?: ErrorCode;
    /** Content-Security-Policy of the response, if it is a page. */
    policy?: string;
    /** The rate limit this request was counted under, as the `RateLimit-Policy` header states it. */
    ratePolicy?: string;
    /** Claims of the Bearer token, if it is genuine. */
    user?: AccessClaims;
    /**
     * For routes with `waits`: resolves to the account once account and quota are known to allow the call,
     * rejects otherwise.
     */
    allowed?: Promise<UserRow>;
    /** Claims of the Room-Token, if it is genuine. Whether it is for the right room is checked later. */
    roomClaims?: RoomClaims;
  };
}

/** A request to the Worker and its response. */
export type AppContext = Context<AppEnv>;
