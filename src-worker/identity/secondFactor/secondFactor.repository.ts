import { and, count, eq, exists, inArray, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { recoveryCode, secondFactor } from "../../db/secondFactor.schema.ts";
import { rowsAsSelect } from "../../db/upsert.ts";

const isOn = isNotNull(secondFactor.since);

/** Returns the second factor of an account, even if its first code was not entered yet. */
export async function findFactor(db: Database, userId: string) {
  return db.select().from(secondFactor).where(eq(secondFactor.userId, userId)).get();
}

/** Returns which of these accounts need a code to log in. At most 90 ids, since D1 binds 100 values. */
export async function withSecondFactor(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: secondFactor.userId })
    .from(secondFactor)
    .where(and(inArray(secondFactor.userId, [...userIds]), isOn));
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether logins to this account need a code. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await withSecondFactor(db, [userId])).has(userId);
}

/**
 * Stores a sealed secret whose first code was not entered yet. Returns false if the account already has an
 * active second factor.
 */
export async function keepPending(db: Database, userId: string, secret: string): Promise<boolean> {
  const kept = await db
    .insert(secondFactor)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactor.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(secondFactor.since),
    })
    .returning({ userId: secondFactor.userId });
  return kept.length > 0;
}

/** Accepts the code of a time step; false if the code of this or a later step was already accepted. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.userId, userId), lt(secondFactor.lastStep, step)))
    .returning({ userId: secondFactor.userId });
  return taken.length > 0;
}

/** Builds the statements that replace an account's recovery codes. */
export function otherRecoveryCodes(db: Database, userId: string, codeHashes: readonly string[]) {
  return [
    db.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ userId, codeHash }))),
  ] as const;
}

/** Condition: the first code of this account's second factor was not entered yet. */
export function isPending(db: Database, userId: string): SQL {
  const pending = and(eq(secondFactor.userId, userId), isNull(secondFactor.since));
  return exists(db.select({ userId: secondFactor.userId }).from(secondFactor).where(pending));
}

/**
 * Builds the statements that activate a pending second factor, with the secret whose code was accepted and
 * its recovery codes. The last one returns a row if it was still pending; otherwise nothing changes.
 */
export function enableFactor(
  db: Database,
  userId: string,
  {
    secret,
    since,
    codeHashes,
  }: {
    readonly secret: string;
    readonly since: number;
    readonly codeHashes: readonly string[];
  },
) {
  const rows = codeHashes.map((codeHash) => ({ userId, codeHash }));
  const pending = isPending(db, userId);
  return [
    db.delete(recoveryCode).where(and(eq(recoveryCode.userId, userId), pending)),
    db.insert(recoveryCode).select(sql`${rowsAsSelect(recoveryCode, rows)} AND ${pending}`),
    db
      .update(secondFactor)
      .set({ since, secret })
      .where(and(eq(secondFactor.userId, userId), isNull(secondFactor.since)))
      .returning({ userId: secondFactor.userId }),
  ] as const;
}

/** Builds the statements that remove an account's second factor. */
export function disableFactor(db: Database, userId: string) {
  return [
    db.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.delete(secondFactor).where(eq(secondFactor.userId, userId)),
  ] as const;
}

/** Uses up a recovery code. Returns false if there is none with this hash, or not any more. */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const taken = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash)))
    .returning({ userId: recoveryCode.userId });
  return taken.length > 0;
}

/** Makes a used recovery code work again, if the account still has a second factor. */
export async function giveRecoveryCodeBack(
  db: Database,
  userId: string,
  codeHash: string,
): Promise<void> {
  const hasFactor = exists(
    db
      .select({ userId: secondFactor.userId })
      .from(secondFactor)
      .where(and(eq(secondFactor.userId, userId), isOn)),
  );
  await db
    .insert(recoveryCode)
    .select(sql`${rowsAsSelect(recoveryCode, [{ userId, codeHash }])} AND ${hasFactor}`)
    .onConflictDoNothing();
}

/** Returns how many recovery codes an account has not used yet. */
export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  const row = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.userId, userId))
    .get();
  return row?.left ?? 0;
}
