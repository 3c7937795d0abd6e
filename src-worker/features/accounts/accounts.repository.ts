import { and, eq, exists, inArray, isNull, notExists, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { BatchItem } from "drizzle-orm/batch";
import { reel } from "../../db/reel.schema.ts";
import { existingAnswer, report } from "../../db/site.schema.ts";
import { circleMember, circleOut } from "../../db/circles.schema.ts";
import type { Database } from "../../db/client.ts";
import { game, gamePlayer, session, user } from "../../db/schema.ts";
import type { UserRow } from "../../identity/user.repository.ts";

/** A statement for a batch that selects the account with this address. */
export function accountsByKey(db: Database, emailKey: string) {
  return db.select().from(user).where(eq(user.emailKey, emailKey)).limit(1);
}

/** Finds the account of an address, by its key. */
export async function findByKey(db: Database, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await accountsByKey(db, emailKey);
  return row;
}

/** The first values of an account whose address is verified. */
type NewAccount = Pick<
  UserRow,
  | "id"
  | "email"
  | "name"
  | "passwordHash"
  | "passwordProved"
  | "language"
  | "favoriteAvatarSrc"
  | "marketingConsent"
  | "subscriptionEndsAt"
  | "createdAt"
  | "verifiedAt"
> & { readonly emailKey: string };

/**
 * Creates an account, from the guest's row if there is one, so that the guest's games stay theirs. The guest's sessions
 * end, since the person who signed up need not be the one who verified the address. `along` builds the statements that
 * belong to it, given the condition that the address has no account yet: all or nothing. Returns undefined when the
 * address already has one.
 */
export async function insertAccount(
  db: Database,
  account: NewAccount,
  guestUserId: string | null,
  along: (isFree: SQL) => readonly [BatchItem<"sqlite">, BatchItem<"sqlite">],
): Promise<UserRow | undefined> {
  const { id, createdAt, ...rest } = account;
  const isFree = notExists(
    db
      .select({ one: sql`1` })
      .from(sql`${user} AS other`)
      .where(sql`other.email_key = ${account.emailKey}`),
  );
  const canBecome = and(
    eq(user.id, guestUserId ?? ""),
    eq(user.kind, "guest"),
    isNull(user.mergedInto),
    eq(user.isBlocked, false),
    isFree,
  );
  const theGuest = db.select({ id: user.id }).from(user).where(canBecome);
  const [, , , became, made] = await db.batch([
    ...along(isFree),
    db.delete(session).where(inArray(session.userId, theGuest)),
    db
      .update(user)
      .set({ ...rest, kind: "registered", guestId: null })
      .where(canBecome)
      .returning(),
    // If the guest became the account, the address is not free any more.
    db
      .insert(user)
      .values({ ...rest, id, createdAt, kind: "registered" })
      .onConflictDoNothing({ target: user.emailKey })
      .returning(),
  ]);
  return became[0] ?? made[0];
}

/**
 * Moves everything a guest played and wrote to an account, all or nothing. The guest's row stays for games
 * that are still running. Changes nothing if the user is not a guest, or no longer one.
 */
export async function mergeGuest(db: Database, guestId: string, accountId: string): Promise<void> {
  const isGuest = and(eq(user.id, guestId), eq(user.kind, "guest"), isNull(user.mergedInto));
  const theGuest = db.select({ id: user.id }).from(user).where(isGuest);
  const double = alias(circleMember, "double");
  const accountKeepsNone = db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, accountId), eq(user.keepsAnswers, false)));
  await db.batch([
    db.update(gamePlayer).set({ userId: accountId }).where(inArray(gamePlayer.userId, theGuest)),
    db.update(game).set({ hostUserId: accountId }).where(inArray(game.hostUserId, theGuest)),
    db.update(reel).set({ hostUserId: accountId }).where(inArray(reel.hostUserId, theGuest)),
    db.update(report).set({ userId: accountId }).where(inArray(report.userId, theGuest)),
    // Guests were never asked; the account's owner has said that nothing may be kept.
    db
      .delete(existingAnswer)
      .where(and(inArray(existingAnswer.userId, theGuest), exists(accountKeepsNone))),
    db
      .update(existingAnswer)
      .set({ userId: accountId })
      .where(inArray(existingAnswer.userId, theGuest)),
    // If guest and account are both in a circle, merge the two memberships into one: the earlier joining
    // date, the lead, and a reply of either.
    db
      .update(circleMember)
      .set({
        joinedAt: sql`min(circle_member.joined_at, ${double.joinedAt})`,
        leads: sql`max(circle_member.leads, ${double.leads})`,
        reply: sql`coalesce(circle_member.reply, ${double.reply})`,
      })
      .from(double)
      .where(
        and(
          eq(circleMember.userId, accountId),
          eq(double.circleId, circleMember.circleId),
          inArray(double.userId, theGuest),
        ),
      ),
    db
      .update(circleMember)
      .set({ userId: accountId })
      .where(
        and(
          inArray(circleMember.userId, theGuest),
          sql`NOT EXISTS (SELECT 1 FROM circle_member AS own
            WHERE own.circle_id = circle_member.circle_id AND own.user_id = ${accountId})`,
        ),
      ),
    db.delete(circleMember).where(inArray(circleMember.userId, theGuest)),
    // Copied, not moved: a seat that the guest took still names the guest.
    db
      .insert(circleOut)
      .select(
        sql`SELECT ${circleOut.circleId}, ${accountId}, ${circleOut.linkNumber}
          FROM ${circleOut} WHERE ${inArray(circleOut.userId, theGuest)}`,
      )
      .onConflictDoNothing(),
    db.delete(session).where(inArray(session.userId, theGuest)),
    db.update(user).set({ mergedInto: accountId, guestId: null }).where(isGuest),
  ]);
}

/** Changes an account; returns it, or undefined if it does not exist. */
export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Omit<UserRow, "id">>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(user).set(change).where(eq(user.id, id)).returning();
  return row;
}

/**
 * A statement for a batch that sets a password if the condition `holds`, and returns the user's id if it did.
 * The password counts as proved when it was set through a mailed link.
 */
export function setPassword(
  db: Database,
  id: string,
  passwordHash: string,
  holds: SQL,
  { isProved = false }: { readonly isProved?: boolean } = {},
) {
  return db
    .update(user)
    .set({ passwordHash, ...(isProved && { passwordProved: true }) })
    .where(and(eq(user.id, id), holds))
    .returning({ id: user.id });
}

/** A statement for a batch that ends all sessions of a user, if the condition `holds` is met. */
export function deleteSessionsOf(db: Database, userId: string, holds?: SQL) {
  return db.delete(session).where(and(eq(session.userId, userId), holds));
}
