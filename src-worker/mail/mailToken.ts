import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { mailToken, type MailTokenPurpose, type PendingSignUp } from "../db/accounts.schema.ts";
import type { Database } from "../db/client.ts";
import { rowsAsSelect } from "../db/upsert.ts";
import { hashToken, randomToken } from "../shared/ids.ts";
import { deleteInBatches } from "../shared/inBatches.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a link works, ms. The mails say so in words (email/locales). */
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
  /** Null for people who have no account. */
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

/** A new token for a mail, and the statement that stores its hash. */
export async function issueToken(params: TokenParams, now: number) {
  const { token, row } = await newToken(params, now);
  return { token, insert: (db: Database) => db.insert(mailToken).values(row) };
}

/** One for each, in their order, and one statement for all of them: D1 answers only so many of a call. */
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

/** What an unused token is good for, without using it; undefined for any other. */
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

/** For as long as this token can be used: a condition for a statement of the batch that uses it up. */
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
 * Use a token up. Of any number of calls with the same one, one gets it. With a `userId` only that
 * account's token is taken.
 */
export async function takeToken(
  db: Database,
  token: string,
  purpose: MailTokenPurpose,
  now: number,
  userId?: string,
): Promise<MailTokenRow | undefined> {
  const isTheirs = userId === undefined ? undefined : eq(mailToken.userId, userId);
  const [row] = await db
    .update(mailToken)
    .set({ usedAt: now })
    .where(and(await isOpen(token, purpose, now), isTheirs))
    .returning();
  return row;
}

/** The newest sign-up that waits for its link to be opened; a statement for a batch. */
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

/** Forget links of these kinds to an address: what they were good for has come otherwise. */
export function deleteTokens(
  db: Database,
  emailKey: string,
  purposes: readonly MailTokenPurpose[],
) {
  return db
    .delete(mailToken)
    .where(and(eq(mailToken.emailKey, emailKey), inArray(mailToken.purpose, [...purposes])));
}

/** Forget an account's own links of these kinds, wherever they were mailed, for as long as this holds. */
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

/** Whoever was invited has an account: their invitations open nothing any more, and say so to admins. */
export function invitesTaken(db: Database, emailKey: string, now: number) {
  return db
    .update(mailToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailToken.emailKey, emailKey),
        eq(mailToken.purpose, "invite"),
        isNull(mailToken.usedAt),
      ),
    );
}

export async function deleteExpiredTokens(db: Database, now: number): Promise<void> {
  await deleteInBatches(db, mailToken, lt(mailToken.expiresAt, now));
}
