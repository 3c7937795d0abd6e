import { and, count, desc, eq, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { mail } from "../db/accounts.schema.ts";
import { rowsAsSelect } from "../db/upsert.ts";
import { deleteInBatches } from "../shared/inBatches.ts";

/** A mail in the outbox. Times are ms since 1970. */
export type MailRow = typeof mail.$inferSelect;

/**
 * Builds the statement that puts a mail into the outbox if the condition `holds` is met, for a batch with what the mail
 * is about. A mail that is already there stays as it is.
 */
export function mailInsert(db: Database, row: MailRow, holds?: SQL) {
  const insert = db.insert(mail);
  const filled =
    holds === undefined
      ? insert.values(row)
      : insert.select(sql`${rowsAsSelect(mail, [row])} AND ${holds}`);
  return filled.onConflictDoNothing();
}

/** Returns the mails that are due, oldest first. */
export async function dueMails(db: Database, now: number, limit: number): Promise<MailRow[]> {
  return db.select().from(mail).where(lte(mail.nextAt, now)).orderBy(mail.nextAt).limit(limit);
}

/**
 * Claims a mail for one attempt, so that nobody else tries it before `until`. Returns false if it is already
 * claimed.
 */
export async function claimMail(db: Database, row: MailRow, until: number): Promise<boolean> {
  if (row.nextAt === null) return false;
  const claimed = await db
    .update(mail)
    .set({ nextAt: until })
    .where(and(eq(mail.id, row.id), eq(mail.nextAt, row.nextAt), isNull(mail.sentAt)))
    .returning({ id: mail.id });
  return claimed.length > 0;
}

/** The content of a mail is deleted after the last attempt: it may contain links that log a user in. */
const BLANK = { html: "", text: "", unsubscribeUrl: null };

export async function markSent(db: Database, id: string, attempts: number, now: number) {
  await db
    .update(mail)
    .set({ ...BLANK, attempts, nextAt: null, sentAt: now, error: null })
    .where(eq(mail.id, id));
}

/** Notes a failed attempt. Without `nextAt` it was the last one. */
export async function markFailed(
  db: Database,
  id: string,
  { attempts, nextAt, error }: Pick<MailRow, "attempts" | "nextAt" | "error">,
) {
  const gone = nextAt === null ? BLANK : {};
  await db
    .update(mail)
    .set({ ...gone, attempts, nextAt, error })
    .where(eq(mail.id, id));
}

/** Lists the mails to an address, ignoring case, newest first; without an address, all mails. */
export async function mailsTo(
  db: Database,
  recipient: string | undefined,
  limit: number,
): Promise<MailRow[]> {
  const matches =
    recipient === undefined ? undefined : sql`lower(${mail.recipient}) = lower(${recipient})`;
  return db
    .select()
    .from(mail)
    .where(matches)
    .orderBy(desc(mail.createdAt), desc(sql`rowid`))
    .limit(limit);
}

/** Returns the mail with this id, sent or not. */
export async function findMail(db: Database, id: string): Promise<MailRow | undefined> {
  return db.select().from(mail).where(eq(mail.id, id)).get();
}

/**
 * Deletes mails older than `before` (ms since 1970) that were sent or given up, and those with no attempt
 * since: the links they were sent for no longer work.
 */
export async function deleteOldMails(db: Database, before: number): Promise<void> {
  const isOver = or(isNull(mail.nextAt), lt(mail.nextAt, before));
  await deleteInBatches(db, mail, and(lt(mail.createdAt, before), isOver));
}

/** Lists the mails that were not sent, whether waiting or given up, newest first. */
export async function unsentMails(
  db: Database,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly items: MailRow[]; readonly total: number }> {
  const isUnsent = isNull(mail.sentAt);
  const items = await db
    .select()
    .from(mail)
    .where(isUnsent)
    .orderBy(desc(mail.createdAt), desc(sql`rowid`))
    .limit(limit)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(mail).where(isUnsent);
  return { items, total: row?.total ?? 0 };
}
