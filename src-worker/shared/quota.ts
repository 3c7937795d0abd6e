import { eq, lt, sql } from "drizzle-orm";
import { QUOTAS, type Quota, type QuotaKind } from "../../src-shared/catalog/quotas.ts";
import type { Database } from "../db/client.ts";
import { quotaUse } from "../db/site.schema.ts";
import { keyedHash } from "./keyedHash.ts";
import type { Deps } from "./deps.ts";
import { Problem } from "./problem.ts";
import { deleteInBatches } from "./inBatches.ts";

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Whose quota is used; what is not known is not counted. */
export interface Spender {
  readonly address?: string | undefined;
  /** Account, guest, or seat of a room. */
  readonly person?: string | undefined;
}

interface Count {
  readonly key: string;
  readonly max: number;
}

function countUse(db: Database, key: string, amount: number, now: number, endsAt: number) {
  const isOver = sql`${quotaUse.endsAt} <= ${now}`;
  return db
    .insert(quotaUse)
    .values({ key, used: amount, endsAt })
    .onConflictDoUpdate({
      target: quotaUse.key,
      set: {
        used: sql`CASE WHEN ${isOver} THEN ${amount} ELSE ${quotaUse.used} + ${amount} END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${endsAt} ELSE ${quotaUse.endsAt} END`,
      },
    })
    .returning({ used: quotaUse.used, endsAt: quotaUse.endsAt });
}

/** Count a use; ms to wait when it is one too many, 0 otherwise. */
async function waitFor(
  db: Database,
  counts: readonly Count[],
  amount: number,
  now: number,
  days: number,
) {
  const waits = await Promise.all(
    counts.map(async ({ key, max }) => {
      const [row] = await countUse(db, key, amount, now, now + days * DAY_MS);
      return row && row.used > max ? row.endsAt - now : 0;
    }),
  );
  return Math.max(0, ...waits);
}

async function countsOf(deps: Deps, kind: QuotaKind, { address, person }: Spender) {
  const quota: Quota = QUOTAS[kind];
  const counts: Count[] = [];
  for (const [scope, value, max] of [
    ["address", address, quota.address],
    ["person", person, quota.person],
  ] as const) {
    if (value === undefined || max === undefined) continue;
    counts.push({ key: await keyedHash(deps, `${kind}:${scope}`, value), max });
  }
  return counts;
}

/**
 * Use up some of a quota, before it is known what comes of it. What one address or person may not do any more
 * is not counted against everybody. Returns ms to wait when it is too much, 0 otherwise.
 */
export async function countSpending(
  deps: Deps,
  kind: QuotaKind,
  spender: Spender,
  amount = 1,
): Promise<number> {
  const { days, all }: Quota = QUOTAS[kind];
  const db = await deps.database();
  const now = deps.now();
  const own = await countsOf(deps, kind, spender);
  const wait = await waitFor(db, own, amount, now, days);
  if (wait > 0 || all === undefined) return wait;
  return waitFor(db, [{ key: `${kind}:all`, max: all }], amount, now, days);
}

/** The same, refusing with too_many_requests. */
export async function spend(...spending: Parameters<typeof countSpending>): Promise<void> {
  const wait = await countSpending(...spending);
  if (wait === 0) return;
  throw new Problem("too_many_requests", {
    headers: { "retry-after": String(Math.ceil(wait / SECOND_MS)) },
  });
}

/** Is there nothing left of a quota? Uses up nothing. */
export async function isSpent(deps: Deps, kind: QuotaKind, spender: Spender): Promise<boolean> {
  const db = await deps.database();
  for (const { key, max } of await countsOf(deps, kind, spender)) {
    const row = await db.select().from(quotaUse).where(eq(quotaUse.key, key)).get();
    if (row && row.endsAt > deps.now() && row.used >= max) return true;
  }
  return false;
}

/** Forget what counts no more. */
export async function deleteOldUses(db: Database, now: number): Promise<void> {
  await deleteInBatches(db, quotaUse, lt(quotaUse.endsAt, now));
}
