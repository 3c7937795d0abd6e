import { and, eq, inArray, isNull, notExists, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { reel } from "../../db/reel.schema.ts";
import { existingAnswer, report } from "../../db/site.schema.ts";
import { circleMember } from "../../db/circles.schema.ts";
import type { Database } from "../../db/client.ts";
import { pack } from "../../db/packs.schema.ts";
import { game, gamePlayer, session, user } from "../../db/schema.ts";
import type { UserRow } from "../../identity/user.repository.ts";

/** The account an address belongs to; a statement for a batch. */
export function accountsByKey(db: Database, emailKey: string) {
  return db.select().from(user).where(eq(user.emailKey, emailKey)).limit(1);
}

export async function findByKey(db: Database, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await accountsByKey(db, emailKey);
  return row;
}

/** What an account begins with; its address is proved. */
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
 * Make an account: of the guest's row where there is one, so that the guest's games stay theirs. Their
 * sessions end: whoever signed up need not be who proved the address. Undefined when the address has
 * an account already.
 */
export async function insertAccount(
  db: Database,
  account: NewAccount,
  guestUserId: string | null,
): Promise<UserRow | undefined> {
  const { id, createdAt, ...rest } = account;
  if (guestUserId !== null) {
    const isFree = notExists(
      db
        .select({ one: sql`1` })
        .from(sql`${user} AS other`)
        .where(sql`other.email_key = ${account.emailKey}`),
    );
    const [row] = await db
      .update(user)
      .set({ ...rest, kind: "registered", guestId: null })
      .where(
        and(
          eq(user.id, guestUserId),
          eq(user.kind, "guest"),
          isNull(user.mergedInto),
          eq(user.isBlocked, false),
          isFree,
        ),
      )
      .returning();
    if (row) {
      await deleteSessionsOf(db, row.id);
      return row;
    }
  }
  const [row] = await db
    .insert(user)
    .values({ ...rest, id, createdAt, kind: "registered" })
    .onConflictDoNothing({ target: user.emailKey })
    .returning();
  return row;
}

/**
 * Give an account what its guest played and wrote, all of it or nothing. The guest's row stays for
 * games still running. Somebody who is no guest (any more) changes nothing.
 */
export async function mergeGuest(db: Database, guestId: string, accountId: string): Promise<void> {
  const isGuest = and(eq(user.id, guestId), eq(user.kind, "guest"), isNull(user.mergedInto));
  const theGuest = db.select({ id: user.id }).from(user).where(isGuest);
  const double = alias(circleMember, "double");
  await db.batch([
    db.update(gamePlayer).set({ userId: accountId }).where(inArray(gamePlayer.userId, theGuest)),
    db.update(game).set({ hostUserId: accountId }).where(inArray(game.hostUserId, theGuest)),
    db.update(reel).set({ hostUserId: accountId }).where(inArray(reel.hostUserId, theGuest)),
    db.update(report).set({ userId: accountId }).where(inArray(report.userId, theGuest)),
    db.update(pack).set({ ownerId: accountId }).where(inArray(pack.ownerId, theGuest)),
    db
      .update(existingAnswer)
      .set({ userId: accountId })
      .where(inArray(existingAnswer.userId, theGuest)),
    // Who is in a circle twice is in it once from now on: with all that both had in it, its lead as well.
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
    db.delete(session).where(inArray(session.userId, theGuest)),
    db.update(user).set({ mergedInto: accountId, guestId: null }).where(isGuest),
  ]);
}

export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Omit<UserRow, "id">>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(user).set(change).where(eq(user.id, id)).returning();
  return row;
}

/**
 * Set a password for as long as this holds, and answer whose; a statement for a batch. It is proved when a
 * mailed link let somebody set it.
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

/** Log somebody out everywhere; a statement for a batch. */
export function deleteSessionsOf(db: Database, userId: string) {
  return db.delete(session).where(eq(session.userId, userId));
}
