import { and, count, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { recoveryCode, secondFactor } from "../../db/secondFactor.schema.ts";

const isOn = isNotNull(secondFactor.since);

/** The second factor of an account, also one that waits for its first code. */
export async function findFactor(db: Database, userId: string) {
  return db.select().from(secondFactor).where(eq(secondFactor.userId, userId)).get();
}

/** Which of these accounts logins ask for a code; at most 90 ids, D1 binds 100 values. */
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

/** Do logins to this account ask for a code? */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await withSecondFactor(db, [userId])).has(userId);
}

/** Keep a sealed secret that waits for its first code. False: there is one that counts already. */
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

/** Take the code of a step: false when that one or a later one was taken already. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.userId, userId), lt(secondFactor.lastStep, step)))
    .returning({ userId: secondFactor.userId });
  return taken.length > 0;
}

/** Statements that put recovery codes in the place of those before. */
export function otherRecoveryCodes(db: Database, userId: string, codeHashes: readonly string[]) {
  return [
    db.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ userId, codeHash }))),
  ] as const;
}

/** Statements that turn a waiting factor on, with the secret whose code was taken and its recovery codes. */
export function factorOn(
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
  return [
    db
      .update(secondFactor)
      .set({ since, secret })
      .where(and(eq(secondFactor.userId, userId), isNull(secondFactor.since))),
    ...otherRecoveryCodes(db, userId, codeHashes),
  ] as const;
}

/** Statements that take an account's second factor away. */
export function factorOff(db: Database, userId: string) {
  return [
    db.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.delete(secondFactor).where(eq(secondFactor.userId, userId)),
  ] as const;
}

/** Use a recovery code up. False: there is none with this hash, or not any more. */
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

export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  const row = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.userId, userId))
    .get();
  return row?.left ?? 0;
}
