import type { MiddlewareHandler } from "hono";
import type { QuotaKind } from "../../../src-shared/catalog/quotas.ts";
import type { Deps } from "../../shared/deps.ts";
import { spend, type Spender } from "../../shared/quota.ts";
import type { AppContext, AppEnv } from "../context.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import { addressOf } from "./address.ts";
import { promise } from "./auth.ts";

/** Who makes this call, as quotas count it: by where it comes from, and by account or seat. */
export function spenderOf({ config }: Deps, c: AppContext): Spender {
  const claims = c.get("roomClaims");
  const seat =
    claims && `${claims.roomId} ${"sessionPlayerId" in claims ? claims.sessionPlayerId : 0}`;
  return { address: addressOf(config, c.req.raw), person: c.get("user")?.userId ?? seat };
}

/** The account, when it is allowed to and there is something left; a refused account hears of that first. */
async function both(allowed: Promise<UserRow>, spent: Promise<void>): Promise<UserRow> {
  spent.catch(() => {});
  const row = await allowed;
  await spent;
  return row;
}

/** Refuse who used up a quota of what this call does; where the handler waits for the account, it does for this too. */
export function spendQuota(deps: Deps, kind: QuotaKind): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const spent = spend(deps, kind, spenderOf(deps, c));
    const allowed = c.get("allowed");
    if (allowed) promise(c, both(allowed, spent));
    else await spent;
    await next();
  };
}
