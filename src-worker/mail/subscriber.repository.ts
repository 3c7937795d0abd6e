import { eq, exists, isNull, lt, and } from "drizzle-orm";
import { subscriber } from "../db/accounts.schema.ts";
import type { Database } from "../db/client.ts";
import { user } from "../db/schema.ts";
import { deleteInBatches } from "../shared/inBatches.ts";

type SubscriberRow = typeof subscriber.$inferSelect;

/** Returns who asked for the newsletter with this address, confirmed or not. */
export async function findSubscriber(
  db: Database,
  emailKey: string,
): Promise<SubscriberRow | undefined> {
  return db.select().from(subscriber).where(eq(subscriber.emailKey, emailKey)).get();
}

/**
 * Builds the statement that stores a request for the newsletter. Nothing is sent before the reader confirms
 * it.
 */
export function upsertSubscriber(db: Database, row: Omit<SubscriberRow, "confirmedAt">) {
  const { email, language, createdAt } = row;
  return db
    .insert(subscriber)
    .values({ ...row, confirmedAt: null })
    .onConflictDoUpdate({ target: subscriber.emailKey, set: { email, language, createdAt } });
}

/**
 * Confirms a subscription, also in an account with the same address. Returns false if the address is not on
 * the list (any more).
 */
export async function confirmSubscriber(
  db: Database,
  emailKey: string,
  now: number,
): Promise<boolean> {
  const asked = db.select().from(subscriber).where(eq(subscriber.emailKey, emailKey));
  const [rows] = await db.batch([
    db
      .update(subscriber)
      .set({ confirmedAt: now })
      .where(eq(subscriber.emailKey, emailKey))
      .returning({ emailKey: subscriber.emailKey }),
    db
      .update(user)
      .set({ marketingConsent: true })
      .where(and(eq(user.emailKey, emailKey), exists(asked))),
  ]);
  return rows.length > 0;
}

/** Stops the newsletter for an address, whether it was requested in an account or without one. */
export async function unsubscribeAddress(db: Database, emailKey: string): Promise<void> {
  await db.batch([
    db.delete(subscriber).where(eq(subscriber.emailKey, emailKey)),
    db.update(user).set({ marketingConsent: false }).where(eq(user.emailKey, emailKey)),
  ]);
}

/** Deletes requests from before `before` (ms since 1970) that were never confirmed. */
export async function deleteUnconfirmed(db: Database, before: number): Promise<void> {
  const over = and(isNull(subscriber.confirmedAt), lt(subscriber.createdAt, before));
  await deleteInBatches(db, subscriber, over);
}
