import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
} from "drizzle-orm";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { mailToken, type MailTokenPurpose, type PendingSignUp } from "../db/accounts.schema.ts";
import type { Database } from "../db/client.ts";
import { rowsAsSelect } from "../db/upsert.ts";
import { hashToken, randomToken } from "../shared/ids.ts";
import { deleteInBatches } from "../shared/inBatches.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a link works, ms. The texts of the mails say the same (src-worker/mail/locales). */
export const LINK_WORKS_MS: Readonly<Record<MailTokenPurpose, number>> = {
  verify: 3 * DAY_MS,
  reset: HOUR_MS,
  login: 15 * MINUTE_MS,
  invite: 7 * DAY_MS,
  delete: HOUR_MS,
  email: HOUR_MS,
  newsletter: 7 * DAY_MS,
  unsubscribe: 365 * DAY_MS,
};

type MailTokenRow = typeof mailToken.$inferSelect;

interface TokenParams {
  readonly purpose: MailTokenPurpose;
  /** Null for people without an account. */
  readonly userId: string | null;
  readonly email: string;
  readonly emailKey: string;
  readonly language: Language;
  readonly invitedBy?: string;
  readonly signUp?: PendingSignUp;
}

async function newToken(params: TokenParams, now: number) {
  const token = randomToken();
  const row: MailTokenRow = {
    ...params,
    tokenHash: await hashToken(token),
    invitedBy: params.invitedBy ?? null,
    signUp: params.signUp ?? null,
    createdAt: now,
    expiresAt: now + LINK_WORKS_MS[params.purpose],
    usedAt: null,
  };
  return { token, row };
}

/** Creates a token for a mail, and the statement that stores its hash. */
export async function issueToken(params: TokenParams, now: number) {
  const { token, row } = await newToken(params, now);
  return { token, insert: (db: Database) => db.insert(mailToken).values(row) };
}

/**
 * Creates a token for each, in order, and one statement that stores all of them: D1 limits the number of
 * queries.
 */
export async function issueTokens(all: readonly TokenParams[], now: number) {
  const made = await Promise.all(all.map((params) => newToken(params, now)));
  const rows = made.map(({ row }) => row);
  return {
    tokens: made.map(({ token }) => token),
    insert: (db: Database) => db.insert(mailToken).select(rowsAsSelect(mailToken, rows)),
  };
}

async function isOpen(token: string, purpose: MailTokenPurpose, now: number) {
  return and(
    eq(mailToken.tokenHash, await hashToken(token)),
    eq(mailToken.purpose, purpose),
    isNull(mailToken.usedAt),
    gt(mailToken.expiresAt, now),
  );
}

/** Returns the row of a token that can still be used, without using it; otherwise undefined. */
export async function peekToken(
  db: Database,
  token: string,
  purpose: MailTokenPurpose,
  now: number,
): Promise<MailTokenRow | undefined> {
  return db
    .select()
    .from(mailToken)
    .where(await isOpen(token, purpose, now))
    .get();
}

/** Condition: this token can still be used. For a statement in the batch that uses it. */
export async function whileOpen(
  db: Database,
  token: string,
  purpose: MailTokenPurpose,
  now: number,
): Promise<SQL> {
  return exists(
    db
      .select()
      .from(mailToken)
      .where(await isOpen(token, purpose, now)),
  );
}

/**
 * Uses a token. If several calls use the same one, only one succeeds. Returns undefined if the token cannot be
 * used.
 */
export async function takeToken(
  db: Database,
  token: string,
  purpose: MailTokenPurpose,
  now: number,
): Promise<MailTokenRow | undefined> {
  const [row] = await db
    .update(mailToken)
    .set({ usedAt: now })
    .where(await isOpen(token, purpose, now))
    .returning();
  return row;
}

/** Makes a token work again that was used at `usedAt` (ms since 1970), as what it was used for failed. */
export async function giveTokenBack(db: Database, token: string, usedAt: number): Promise<void> {
  const taken = and(eq(mailToken.tokenHash, await hashToken(token)), eq(mailToken.usedAt, usedAt));
  await db.update(mailToken).set({ usedAt: null }).where(taken);
}

/** Builds the query for the newest sign-up whose link has not been opened yet, for a batch. */
export function pendingSignUps(db: Database, emailKey: string, now: number) {
  return db
    .select()
    .from(mailToken)
    .where(
      and(
        eq(mailToken.emailKey, emailKey),
        eq(mailToken.purpose, "verify"),
        isNull(mailToken.usedAt),
        isNotNull(mailToken.signUp),
        gt(mailToken.expiresAt, now),
      ),
    )
    .orderBy(desc(mailToken.createdAt))
    .limit(1);
}

/** Links that let whoever opens them into an account, or delete it. They end when its password or address changes. */
export const ACCESS_LINKS: readonly MailTokenPurpose[] = ["reset", "login", "delete"];

/** Builds the statement that deletes links of these kinds to an address, once they are no longer needed. */
export function deleteTokens(
  db: Database,
  emailKey: string,
  purposes: readonly MailTokenPurpose[],
) {
  return db
    .delete(mailToken)
    .where(and(eq(mailToken.emailKey, emailKey), inArray(mailToken.purpose, [...purposes])));
}

/**
 * Builds the statement that deletes an account's links of these kinds, whatever address they were mailed to,
 * if the condition `holds` is met.
 */
export function deleteTokensOf(
  db: Database,
  userId: string,
  purposes: readonly MailTokenPurpose[],
  holds?: SQL,
) {
  return db
    .delete(mailToken)
    .where(and(eq(mailToken.userId, userId), inArray(mailToken.purpose, [...purposes]), holds));
}

/**
 * Builds the statement that marks as used, when an address gets an account, the invitations to it and the opened link
 * whose hash is `tokenHash`: if the condition `holds` is met. They no longer work, and admins see that they were used.
 */
export function markLinksUsed(
  db: Database,
  { emailKey, tokenHash }: { readonly emailKey: string; readonly tokenHash: string },
  now: number,
  holds: SQL,
) {
  const isInvite = and(eq(mailToken.emailKey, emailKey), eq(mailToken.purpose, "invite"));
  return db
    .update(mailToken)
    .set({ usedAt: now })
    .where(and(isNull(mailToken.usedAt), or(isInvite, eq(mailToken.tokenHash, tokenHash)), holds));
}

/** Deletes links that expired before `now`, ms since 1970. */
export async function deleteExpiredTokens(db: Database, now: number): Promise<void> {
  await deleteInBatches(db, mailToken, lt(mailToken.expiresAt, now));
}
