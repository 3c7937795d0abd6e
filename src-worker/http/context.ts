import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { ErrorCode } from "../../src-shared/catalog/errorCodes.ts";
import type { RoomClaims } from "../../src-shared/protocol/roomToken.ts";
import type { AccessClaims } from "../identity/accessToken.ts";
import type { UserRow } from "../identity/user.repository.ts";

/** What the middlewares found out about a request before its route is reached. */
export interface AppEnv {
  readonly Bindings: object;
  readonly Variables: RequestIdVariables & {
    /** Why this call was refused, for the log. */
    refusal?: ErrorCode;
    /** Content-Security-Policy of this answer, where it is a page. */
    policy?: string;
    /** The limit this call was counted under, as the header says it. */
    ratePolicy?: string;
    /** The Bearer token's claims, when it is genuine. */
    user?: AccessClaims;
    /** The account, once it and the quota are found to allow a call that waits for both itself. */
    allowed?: Promise<UserRow>;
    /** The Room-Token's claims, when it is genuine; of which room is tested later. */
    roomClaims?: RoomClaims;
  };
}

export type AppContext = Context<AppEnv>;
