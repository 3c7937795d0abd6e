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

/** Whose quota is used up; what is not known is not counted. */
export interface Spender {
  readonly address?: string | undefined;
  /** Account, guest, or seat of a room. */
  readonly person?: string | undefined;
}

interface Count {
  readonly key: string;
  readonly max: number;
}

/** Query that finds a row if any of these counts is above its limit. */
function isTooMuch(counts: readonly Count[], now: number) {
  const each = counts.map(
    ({ key, max }) => sql`(${quotaUse.key} = ${key} AND ${quotaUse.used} > ${max})`,
  );
  return sql`SELECT 1 FROM ${quotaUse} WHERE ${quotaUse.endsAt} > ${now} AND (${sql.join(each, sql` OR `)})`;
}

/**
 * Builds the statement that counts a use; it does nothing if one of the counts `unless` is above its limit.
 */
function countUse(
  db: Database,
  { key }: Count,
  { amount, now, days }: { readonly amount: number; readonly now: number; readonly days: number },
  unless: readonly Count[] = [],
) {
  const endsAt = now + days * DAY_MS;
  const isOver = sql`${quotaUse.endsAt} <= ${now}`;
  const isCounted = unless.length === 0 ? sql`true` : sql`NOT EXISTS (${isTooMuch(unless, now)})`;
  return db
    .insert(quotaUse)
    .select(
      sql`SELECT ${key} AS "key", ${amount} AS "used", ${endsAt} AS "ends_at" WHERE ${isCounted}`,
    )
    .onConflictDoUpdate({
      target: quotaUse.key,
      set: {
        used: sql`CASE WHEN ${isOver} THEN ${amount} ELSE ${quotaUse.used} + ${amount} END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${endsAt} ELSE ${quotaUse.endsAt} END`,
      },
    })
    .returning({ used: quotaUse.used, endsAt: quotaUse.endsAt });
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
 * Uses up some of a quota, before the outcome is known. What one address or person is refused does not count
 * against everybody's shared limit. Makes one database call. Returns ms to wait if it is too much, 0
 * otherwise.
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
  const use = { amount, now, days };
  const everybody = all === undefined ? [] : [{ key: `${kind}:all`, max: all }];
  const [first, ...others] = [
    ...own.map((count) => countUse(db, count, use)),
    // Runs after the others, since it reads their counts.
    ...everybody.map((count) => countUse(db, count, use, own)),
  ];
  if (!first) return 0;
  const counted = await db.batch([first, ...others]);
  const waits = [...own, ...everybody].map(({ max }, at) => {
    const [row] = counted[at] ?? [];
    return row && row.used > max ? row.endsAt - now : 0;
  });
  return Math.max(0, ...waits);
}

/** The same, but refuses with too_many_requests. */
export async function spend(...spending: Parameters<typeof countSpending>): Promise<void> {
  const wait = await countSpending(...spending);
  if (wait === 0) return;
  throw new Problem("too_many_requests", {
    headers: { "retry-after": String(Math.ceil(wait / SECOND_MS)) },
  });
}

/** Whether an address or person has used up their quota. Uses up nothing itself. */
export async function isSpent(deps: Deps, kind: QuotaKind, spender: Spender): Promise<boolean> {
  const db = await deps.database();
  for (const { key, max } of await countsOf(deps, kind, spender)) {
    const row = await db.select().from(quotaUse).where(eq(quotaUse.key, key)).get();
    if (row && row.endsAt > deps.now() && row.used >= max) return true;
  }
  return false;
}

/** Deletes counts whose period is over. */
export async function deleteOldUses(db: Database, now: number): Promise<void> {
  await deleteInBatches(db, quotaUse, lt(quotaUse.endsAt, now));
}
