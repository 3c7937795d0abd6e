import type { MiddlewareHandler } from "hono";
import type { QuotaKind } from "../../../src-shared/catalog/quotas.ts";
import type { RoomClaims } from "../../../src-shared/protocol/roomToken.ts";
import type { Deps } from "../../shared/deps.ts";
import { spend, type Spender } from "../../shared/quota.ts";
import type { AppContext, AppEnv } from "../context.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import { addressOf } from "./address.ts";
import { promise } from "./auth.ts";

/** Names one person in a room: by the seat, and by the member if the seat is the crowd's. */
function seatOf(claims: RoomClaims): string {
  if (claims.role !== "player") return `${claims.roomId} 0`;
  const { roomId, sessionPlayerId, member } = claims;
  return [roomId, sessionPlayerId, ...(member === undefined ? [] : [member])].join(" ");
}

/** Returns who uses up a quota with this request: its network address, and the account or seat. */
export function spenderOf({ config }: Deps, c: AppContext): Spender {
  const claims = c.get("roomClaims");
  const person = c.get("user")?.userId ?? (claims && seatOf(claims));
  return { address: addressOf(config, c.req.raw), person };
}

/**
 * Resolves to the account if it is allowed to call and has quota left. If both fail, the refusal of the
 * account wins.
 */
async function both(allowed: Promise<UserRow>, spent: Promise<void>): Promise<UserRow> {
  spent.catch(() => {});
  const row = await allowed;
  await spent;
  return row;
}

/**
 * Refuses a caller who has used up a quota of this call. Where the handler awaits the account, the quota is
 * awaited with it.
 */
export function spendQuota(deps: Deps, kind: QuotaKind): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const spent = spend(deps, kind, spenderOf(deps, c));
    const allowed = c.get("allowed");
    if (allowed) promise(c, both(allowed, spent));
    else await spent;
    await next();
  };
}
