import { and, eq, exists, gt, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Database } from "../db/client.ts";
import { session, user } from "../db/schema.ts";
import { rowsAsSelect } from "../db/upsert.ts";
import { deleteInBatches } from "../shared/inBatches.ts";

/** A guest or an account. Times are ms since 1970. */
export type UserRow = typeof user.$inferSelect;
/** One refresh token of a login. Times are ms since 1970. */
export type SessionRow = typeof session.$inferSelect;

/** Returns the guest with this id, creating one if there is none, and updates the guest's language. */
export async function upsertGuest(
  db: Database,
  guest: { id: string; guestId: string; language: Language; createdAt: number },
): Promise<UserRow> {
  const [row] = await db
    .insert(user)
    .values({ ...guest, kind: "guest" })
    .onConflictDoUpdate({ target: user.guestId, set: { language: guest.language } })
    .returning();
  if (!row) throw new Error("an upsert returned no row");
  return row;
}

/** Returns the guest with this id, which came from the browser or from a provider. */
export async function findGuest(db: Database, guestId: string): Promise<UserRow | undefined> {
  return db.select().from(user).where(eq(user.guestId, guestId)).get();
}

/**
 * SQL for the id of the account that owns this user's things: for a guest who has logged in since, that
 * account. NULL if the user no longer exists.
 */
export const accountOf = (id: SQL | string) =>
  sql<string>`(SELECT coalesce(user.merged_into, user.id) FROM user WHERE user.id = ${id})`;

/** Returns the language somebody last used; English if the user does not exist. */
export async function languageOf(db: Database, id: string): Promise<Language> {
  const row = await db.select({ language: user.language }).from(user).where(eq(user.id, id)).get();
  return row?.language ?? "en";
}

/** Returns the account that a former guest logged in to, otherwise the user with this id. */
export async function findAccount(db: Database, id: string): Promise<UserRow | undefined> {
  return db
    .select()
    .from(user)
    .where(eq(user.id, accountOf(id)))
    .get();
}

/** Returns the guest or account with this id, even if a guest has logged in to an account since. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db.select().from(user).where(eq(user.id, id)).get();
}

/**
 * Returns the user of an access token while the login it came from is active. Tokens of an earlier version,
 * and of people who never logged in, have no `sid`: they are valid as long as the user exists.
 */
export async function findLoggedIn(
  db: Database,
  { userId, sid }: { readonly userId: string; readonly sid?: string | undefined },
  now: number,
): Promise<UserRow | undefined> {
  if (sid === undefined) return findUser(db, userId);
  const runs = and(
    eq(session.family, sid),
    eq(session.userId, user.id),
    gt(session.expiresAt, now),
  );
  const login = db.select({ id: session.id }).from(session).where(runs);
  return db
    .select()
    .from(user)
    .where(and(eq(user.id, userId), exists(login)))
    .get();
}

type NewSession = Omit<SessionRow, "rotatedAt" | "passedFactor" | "device" | "usedAt"> &
  Partial<Pick<SessionRow, "passedFactor" | "device">>;

/**
 * A statement for a batch that starts a session if this is still the user's password (null: they have none), and the
 * condition `holds` is met. Returns a row if it did.
 */
export function sessionInsert(
  db: Database,
  row: NewSession,
  passwordHash: string | null,
  holds: SQL = sql`true`,
) {
  const isStill = sql`EXISTS (SELECT 1 FROM ${user}
    WHERE ${user.id} = ${row.userId} AND ${user.passwordHash} IS ${passwordHash})`;
  const asked = sql`${rowsAsSelect(session, [{ passedFactor: false, ...row }])} AND ${isStill} AND ${holds}`;
  return db.insert(session).select(asked).returning({ id: session.id });
}

/**
 * Starts a session if this is still the user's password. False: the password was changed at the same time, which
 * ended all existing sessions.
 */
export async function insertSession(
  db: Database,
  row: NewSession,
  passwordHash: string | null,
): Promise<boolean> {
  return (await sessionInsert(db, row, passwordHash)).length > 0;
}

/** Returns the session of a token and its user, even if it has expired. */
export async function findSession(
  db: Database,
  tokenHash: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [row] = await db
    .select({ session, user })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.tokenHash, tokenHash));
  return row;
}

type NewToken = Pick<SessionRow, "id" | "tokenHash" | "createdAt" | "expiresAt">;

/** Builds the row of a new token, in the family of the row it replaces. */
const successorOf = (db: Database, next: NewToken) =>
  db
    .select({
      id: sql`${next.id}`.as("id"),
      tokenHash: sql`${next.tokenHash}`.as("token_hash"),
      family: session.family,
      userId: session.userId,
      createdAt: sql`${next.createdAt}`.as("created_at"),
      expiresAt: sql`${next.expiresAt}`.as("expires_at"),
      rotatedAt: sql`NULL`.as("rotated_at"),
      passedFactor: session.passedFactor,
      device: session.device,
      usedAt: sql`NULL`.as("used_at"),
    })
    .from(session);

/**
 * Replaces a token in one transaction: the new row is copied from the old one, and only if that was not
 * replaced yet. False if another request was faster.
 */
export async function replaceToken(db: Database, oldId: string, next: NewToken): Promise<boolean> {
  const isCurrent = and(eq(session.id, oldId), isNull(session.rotatedAt));
  const successor = successorOf(db, next).where(isCurrent);
  const [inserted] = await db.batch([
    db.insert(session).select(successor).returning({ id: session.id }),
    db.update(session).set({ rotatedAt: next.createdAt }).where(isCurrent),
  ]);
  return inserted.length > 0;
}

/** `rotatedAt` of a token that was replaced without ever being used. */
const SUPERSEDED = 0;

/** Returns the token that replaced this one, if it was not used either. */
export async function unusedSuccessor(
  db: Database,
  { family, rotatedAt }: SessionRow,
): Promise<SessionRow | undefined> {
  if (rotatedAt === null || rotatedAt === SUPERSEDED) return undefined;
  const takesItsPlace = and(
    eq(session.family, family),
    eq(session.createdAt, rotatedAt),
    isNull(session.rotatedAt),
    isNull(session.usedAt),
  );
  return db.select().from(session).where(takesItsPlace).get();
}

/**
 * Replaces a token that never reached its browser. If somebody uses the lost token after all, they got it
 * from somewhere else. False if another request was faster.
 */
export async function replaceLostToken(
  db: Database,
  old: SessionRow,
  lost: SessionRow,
  next: NewToken,
): Promise<boolean> {
  const isUnused = and(eq(session.id, lost.id), isNull(session.rotatedAt));
  const successor = successorOf(db, next).where(isUnused);
  const [inserted] = await db.batch([
    db.insert(session).select(successor).returning({ id: session.id }),
    db.update(session).set({ rotatedAt: SUPERSEDED }).where(isUnused),
    db.update(session).set({ rotatedAt: next.createdAt }).where(eq(session.id, old.id)),
  ]);
  return inserted.length > 0;
}

/** Records that a token was used at `now`, without replacing it. */
export async function markUsed(db: Database, id: string, now: number): Promise<void> {
  await db.update(session).set({ usedAt: now }).where(eq(session.id, id));
}

/** Ends a login: deletes all sessions of its family. */
export async function deleteFamily(db: Database, family: string): Promise<void> {
  await db.delete(session).where(eq(session.family, family));
}

/** Deletes all sessions of the login that a refresh token belongs to; does nothing if there is none. */
export async function deleteFamilyOf(db: Database, tokenHash: string): Promise<void> {
  const family = db
    .select({ family: session.family })
    .from(session)
    .where(eq(session.tokenHash, tokenHash));
  await db.delete(session).where(inArray(session.family, family));
}

/** Deletes sessions that expired before `now`, ms since 1970. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await deleteInBatches(db, session, lt(session.expiresAt, now));
}
