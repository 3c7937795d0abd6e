import { and, asc, count, desc, eq, exists, gte, inArray, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  CIRCLE_MEMBERS_MAX,
  CIRCLES_PER_PERSON_MAX,
  type CircleReply,
} from "../../../src-shared/catalog/circles.ts";
import {
  circle,
  circleDate,
  circleEvening,
  circleMember,
  circleOut,
  TAKEN_OUT,
} from "../../db/circles.schema.ts";
import type { Database } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import { rowsAsSelect } from "../../db/upsert.ts";

type CircleRow = typeof circle.$inferSelect;
export type MemberRow = typeof circleMember.$inferSelect;
type DateRow = typeof circleDate.$inferSelect;
type Statement = BatchItem<"sqlite">;

export async function findCircle(db: Database, id: string): Promise<CircleRow | undefined> {
  return db.select().from(circle).where(eq(circle.id, id)).get();
}

/**
 * Returns a circle with its members, longest-standing first, and its next date; undefined if there is no such
 * circle.
 */
export async function circleWithPeople(db: Database, id: string) {
  const [[row], members, [date]] = await db.batch([
    db.select().from(circle).where(eq(circle.id, id)),
    db
      .select()
      .from(circleMember)
      .where(eq(circleMember.circleId, id))
      .orderBy(asc(circleMember.joinedAt), asc(circleMember.id)),
    db.select().from(circleDate).where(eq(circleDate.circleId, id)),
  ]);
  return row && { circle: row, members, date };
}

/** Lists a user's circles, newest first, each with its number of members and their characters. */
export async function circlesOf(db: Database, userId: string) {
  const mine = db
    .select({ id: circleMember.circleId })
    .from(circleMember)
    .where(eq(circleMember.userId, userId));
  return db
    .select({
      circleId: circle.id,
      name: circle.name,
      memberCount: count(),
      faces: sql<string>`json_group_array(${circleMember.avatarSrc})`,
    })
    .from(circle)
    .innerJoin(circleMember, eq(circleMember.circleId, circle.id))
    .where(inArray(circle.id, mine))
    .groupBy(circle.id)
    .orderBy(desc(circle.createdAt), desc(circle.id));
}

export const insertCircle = (db: Database, row: typeof circle.$inferInsert): Statement =>
  db.insert(circle).values(row);

/**
 * A statement that adds a member while neither the circle nor the user's number of circles is full. Somebody
 * who is already a member stays as they are.
 */
export function insertMember(db: Database, row: typeof circleMember.$inferInsert): Statement {
  const { circleId, userId } = row;
  const isRoom = sql`(SELECT count(*) FROM circle_member WHERE circle_id = ${circleId}) < ${CIRCLE_MEMBERS_MAX}
    AND (SELECT count(*) FROM circle_member WHERE user_id = ${userId}) < ${CIRCLES_PER_PERSON_MAX}`;
  return db
    .insert(circleMember)
    .select(sql`${rowsAsSelect(circleMember, [{ leads: false, ...row }])} AND ${isRoom}`)
    .onConflictDoNothing({ target: [circleMember.circleId, circleMember.userId] });
}

/**
 * A statement that notes whom a leader takes out of the circle, and under which number of its link. It comes
 * before the one that removes the member.
 */
function insertOut(db: Database, circleId: string, memberId: string): Statement {
  const out = sql`SELECT ${circle.id}, ${circleMember.userId}, ${circle.linkNumber}
    FROM ${circleMember} JOIN ${circle} ON ${circle.id} = ${circleMember.circleId}
    WHERE ${circleMember.circleId} = ${circleId} AND ${circleMember.id} = ${memberId}`;
  return db
    .insert(circleOut)
    .select(out)
    .onConflictDoUpdate({
      target: [circleOut.circleId, circleOut.userId],
      set: { linkNumber: sql`excluded.link_number` },
    });
}

/**
 * Whether a leader took one of these users out of the circle, and its link has not been renewed between then
 * and `linkNumber`; without that number, whether they were taken out at all.
 */
export async function isOut(
  db: Database,
  circleId: string,
  userIds: readonly string[],
  linkNumber = 0,
): Promise<boolean> {
  const isOne = and(
    eq(circleOut.circleId, circleId),
    inArray(circleOut.userId, [...userIds]),
    gte(circleOut.linkNumber, linkNumber),
  );
  return (await db.$count(circleOut, isOne)) > 0;
}

/**
 * A statement that forgets that this user was taken out, also as a guest before they logged in, once they are a
 * member again.
 */
export function deleteOut(db: Database, circleId: string, userId: string): Statement {
  const isMemberAgain = exists(
    db
      .select()
      .from(circleMember)
      .where(and(eq(circleMember.circleId, circleId), eq(circleMember.userId, userId))),
  );
  const guests = db.select({ id: user.id }).from(user).where(eq(user.mergedInto, userId));
  const isThem = or(eq(circleOut.userId, userId), inArray(circleOut.userId, guests));
  return db.delete(circleOut).where(and(eq(circleOut.circleId, circleId), isThem, isMemberAgain));
}

/** Whether a user is in the circle. */
export async function isMember(db: Database, circleId: string, userId: string): Promise<boolean> {
  const isThem = and(eq(circleMember.circleId, circleId), eq(circleMember.userId, userId));
  return (await db.$count(circleMember, isThem)) > 0;
}

/** A statement that adds an evening to the circle. An evening that was removed from it stays removed. */
export const insertEvening = (db: Database, row: typeof circleEvening.$inferInsert): Statement =>
  db.insert(circleEvening).values(row).onConflictDoNothing();

export async function renameCircle(db: Database, id: string, name: string): Promise<void> {
  await db.update(circle).set({ name }).where(eq(circle.id, id));
}

/** Counts up the number of the circle's link, so that earlier links stop working. Returns the new number. */
export async function renewLink(db: Database, id: string): Promise<number> {
  const [row] = await db
    .update(circle)
    .set({ linkNumber: sql`${circle.linkNumber} + 1` })
    .where(eq(circle.id, id))
    .returning({ linkNumber: circle.linkNumber });
  return row?.linkNumber ?? 0;
}

/** A statement that deletes a circle in which nobody is, or is left. */
export function deleteIfEmpty(db: Database, id: string) {
  const rest = sql`EXISTS (SELECT 1 FROM circle_member WHERE circle_id = ${id})`;
  return db.delete(circle).where(and(eq(circle.id, id), sql`NOT ${rest}`));
}

/** Deletes a circle along with its members, evenings and date. */
export async function deleteCircle(db: Database, id: string): Promise<void> {
  await db.delete(circle).where(eq(circle.id, id));
}

/** Makes this member the circle's only leader. */
export async function setLeader(db: Database, circleId: string, memberId: string): Promise<void> {
  await db
    .update(circleMember)
    .set({ leads: sql`${circleMember.id} = ${memberId}` })
    .where(eq(circleMember.circleId, circleId));
}

/**
 * Removes a member, and the circle too if nobody is left in it. `isTakenOut`: by the leader, not by
 * themselves.
 */
export async function deleteMember(
  db: Database,
  circleId: string,
  { id, isTakenOut }: { readonly id: string; readonly isTakenOut: boolean },
): Promise<void> {
  const removed = db
    .delete(circleMember)
    .where(and(eq(circleMember.circleId, circleId), eq(circleMember.id, id)));
  await db.batch([
    ...(isTakenOut ? ([insertOut(db, circleId, id), removed] as const) : ([removed] as const)),
    deleteIfEmpty(db, circleId),
  ]);
}

/**
 * Removes an evening from the circle. Its row stays as a marker, because a night that is still going on would
 * add the evening again.
 */
export async function takeOutEvening(
  db: Database,
  circleId: string,
  roomId: string,
): Promise<void> {
  await db
    .update(circleEvening)
    .set({ at: TAKEN_OUT, reelId: null, leftOut: null })
    .where(and(eq(circleEvening.circleId, circleId), eq(circleEvening.roomId, roomId)));
}

/**
 * Sets the circle's date; this member's reply becomes yes, all other replies are cleared. If `uid` is that of
 * the existing date, that date has moved, so its sequence number counts up. That happens in the database,
 * because others may move the date at the same moment.
 */
export async function setDate(
  db: Database,
  date: Omit<DateRow, "sequence">,
  memberId: string,
): Promise<void> {
  const { circleId, ...rest } = date;
  const row = { ...date, sequence: 0 };
  const sequence = sql`CASE WHEN ${circleDate.uid} = ${date.uid} THEN ${circleDate.sequence} + 1 ELSE 0 END`;
  await db.batch([
    db
      .insert(circleDate)
      .values(row)
      .onConflictDoUpdate({ target: circleDate.circleId, set: { ...rest, sequence } }),
    db
      .update(circleMember)
      .set({ reply: sql`CASE WHEN ${circleMember.id} = ${memberId} THEN 'yes' END` })
      .where(eq(circleMember.circleId, circleId)),
  ]);
}

/**
 * Cancels the date, unless it is another one than `at`. Its sequence number counts up, so that calendars
 * notice. Returns whether that date is cancelled now. Times are ms since 1970.
 */
export async function callOff(
  db: Database,
  { circleId, at }: { readonly circleId: string; readonly at?: number },
  now: number,
): Promise<boolean> {
  const isIt = and(
    eq(circleDate.circleId, circleId),
    at === undefined ? undefined : eq(circleDate.at, at),
  );
  const [, off] = await db.batch([
    db
      .update(circleDate)
      .set({ isOff: true, changedAt: now, sequence: sql`${circleDate.sequence} + 1` })
      .where(and(isIt, eq(circleDate.isOff, false))),
    db.select().from(circleDate).where(isIt),
  ]);
  return off.length > 0;
}

/**
 * Stores a member's reply to the circle's date. Returns false if there is none, or another one than `at` (ms
 * since 1970).
 */
export async function setReply(
  db: Database,
  memberId: string,
  reply: CircleReply,
  { circleId, at }: { readonly circleId: string; readonly at?: number },
): Promise<boolean> {
  const date = db
    .select()
    .from(circleDate)
    .where(
      and(
        eq(circleDate.circleId, circleId),
        eq(circleDate.isOff, false),
        at === undefined ? undefined : eq(circleDate.at, at),
      ),
    );
  const said = await db
    .update(circleMember)
    .set({ reply })
    .where(and(eq(circleMember.id, memberId), exists(date)))
    .returning({ id: circleMember.id });
  return said.length > 0;
}
