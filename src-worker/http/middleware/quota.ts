import type { MiddlewareHandler } from "hono";
import type { QuotaKind } from "../../../src-shared/catalog/quotas.ts";
import type { Deps } from "../../shared/deps.ts";
import { spend, type Spender } from "../../shared/quota.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { addressOf } from "./address.ts";

/** Who makes this call, as quotas count it: by where it comes from, and by account or seat. */
export function spenderOf({ config }: Deps, c: AppContext): Spender {
  const claims = c.get("roomClaims");
  const seat =
    claims && `${claims.roomId} ${"sessionPlayerId" in claims ? claims.sessionPlayerId : 0}`;
  return { address: addressOf(config, c.req.raw), person: c.get("user")?.userId ?? seat };
}

/** Refuse who used up a quota of what this call does. */
export function spendQuota(deps: Deps, kind: QuotaKind): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await spend(deps, kind, spenderOf(deps, c));
    await next();
  };
}
