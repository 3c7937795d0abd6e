import { and, eq, exists, gt, inArray, isNull, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Database } from "../db/client.ts";
import { session, user } from "../db/schema.ts";
import { rowsAsSelect } from "../db/upsert.ts";
import { deleteInBatches } from "../shared/inBatches.ts";

export type UserRow = typeof user.$inferSelect;
export type SessionRow = typeof session.$inferSelect;

/** The guest with this id, made when there is none; the language is the one they use now. */
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

/** The guest with this id of its browser's, or of the provider it came from. */
export async function findGuest(db: Database, guestId: string): Promise<UserRow | undefined> {
  return db.select().from(user).where(eq(user.guestId, guestId)).get();
}

/**
 * Whose this user's things are, in a query: whoever was a guest and logged in since has an account. NULL where
 * nobody is behind the id any more.
 */
export const accountOf = (id: SQL | string) =>
  sql<string>`(SELECT coalesce(user.merged_into, user.id) FROM user WHERE user.id = ${id})`;

/** The language somebody last used; English where nobody is behind the id. */
export async function languageOf(db: Database, id: string): Promise<Language> {
  const row = await db.select({ language: user.language }).from(user).where(eq(user.id, id)).get();
  return row?.language ?? "en";
}

/** The account that whoever was a guest has by now, else the user with this id. */
export async function findAccount(db: Database, id: string): Promise<UserRow | undefined> {
  return db
    .select()
    .from(user)
    .where(eq(user.id, accountOf(id)))
    .get();
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db.select().from(user).where(eq(user.id, id)).get();
}

/**
 * The user of an access token while the login it came out of runs. `sid` is missing in tokens of a version
 * before and of people who never logged in: those last as long as their user.
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

/**
 * Begin a session while this is the user's password (null: they have none). False: another was set meanwhile, which
 * ended all sessions there were.
 */
export async function insertSession(
  db: Database,
  row: Omit<SessionRow, "rotatedAt" | "passedFactor" | "device" | "usedAt"> &
    Partial<Pick<SessionRow, "passedFactor" | "device">>,
  passwordHash: string | null,
): Promise<boolean> {
  const isStill = sql`EXISTS (SELECT 1 FROM ${user}
    WHERE ${user.id} = ${row.userId} AND ${user.passwordHash} IS ${passwordHash})`;
  const begun = await db
    .insert(session)
    .select(sql`${rowsAsSelect(session, [{ passedFactor: false, ...row }])} AND ${isStill}`)
    .returning({ id: session.id });
  return begun.length > 0;
}

/** The session of a token with its user, however old. */
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

/** A row for a new token, of the family of the row it comes from. */
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
 * Put a new token in the old one's place, in one transaction: the new row comes from the old one,
 * and only while that was not replaced yet. False when another call was faster.
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

/** `rotatedAt` of a token that was made and never used, before another took its place. */
const SUPERSEDED = 0;

/** The token that took this one's place, while it was not used either. */
export async function unusedSuccessor(
  db: Database,
  { id, family, rotatedAt }: SessionRow,
): Promise<SessionRow | undefined> {
  if (rotatedAt === null || rotatedAt === SUPERSEDED) return undefined;
  const takesItsPlace = and(
    eq(session.family, family),
    eq(session.createdAt, rotatedAt),
    isNull(session.rotatedAt),
    isNull(session.usedAt),
    ne(session.id, id),
  );
  return db.select().from(session).where(takesItsPlace).get();
}

/**
 * Put another token in the place of one that never reached its browser. Whoever shows that one after all
 * has it from somewhere else. False when another call was faster.
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

/** Remember that a token was used at `now`, without another taking its place. */
export async function noteUsed(db: Database, id: string, now: number): Promise<void> {
  await db.update(session).set({ usedAt: now }).where(eq(session.id, id));
}

export async function deleteFamily(db: Database, family: string): Promise<void> {
  await db.delete(session).where(eq(session.family, family));
}

/** The same of the login a refresh token belongs to; nothing where none does. */
export async function deleteFamilyOf(db: Database, tokenHash: string): Promise<void> {
  const family = db
    .select({ family: session.family })
    .from(session)
    .where(eq(session.tokenHash, tokenHash));
  await db.delete(session).where(inArray(session.family, family));
}

export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await deleteInBatches(db, session, lt(session.expiresAt, now));
}
