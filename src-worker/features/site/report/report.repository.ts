import { and, count, countDistinct, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { ReportVerdict } from "../../../../src-shared/catalog/reports.ts";
import type { Database } from "../../../db/client.ts";
import { errorMentions } from "../../../db/failure.ts";
import { pack } from "../../../db/packs.schema.ts";
import { user } from "../../../db/schema.ts";
import { report } from "../../../db/site.schema.ts";
import { rowsAsSelect } from "../../../db/upsert.ts";
import { accountOf } from "../../../identity/user.repository.ts";
import { PAGE_SIZE } from "../../../shared/paging.ts";

export type ReportRow = typeof report.$inferSelect;

/**
 * Stores a report. It names the account behind a seat, even if the player took the seat as a guest. A pack is
 * not reported again by the same account while its earlier report has not been judged, nor afterwards as long
 * as nobody has changed the pack: otherwise the same few accounts could hide it again after every dismissal.
 */
export async function insertReport(db: Database, row: ReportRow): Promise<void> {
  const changedAt = db
    .select({ at: pack.updatedAt })
    .from(pack)
    .where(eq(pack.id, sql`${row.packId}`));
  const same = and(
    eq(report.packId, sql`${row.packId}`),
    eq(report.reporterUserId, sql`${row.reporterUserId}`),
    or(isNull(report.verdict), sql`${report.createdAt} >= (${changedAt})`),
  );
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${report} WHERE ${same})`;
  await db
    .insert(report)
    .select(sql`${rowsAsSelect(report, [row], { userId: accountOf })} AND ${isNew}`);
}

/**
 * Hides a pack if at least `least` users with an account have reported it since it was last judged. The
 * reports are counted in the same statement, because an admin may judge them at the same time and would not
 * see the pack again. Returns false if there were fewer.
 */
export async function hideReported(db: Database, packId: string, least: number): Promise<boolean> {
  const members = db
    .select({ total: countDistinct(report.reporterUserId) })
    .from(report)
    .innerJoin(user, and(eq(user.id, report.reporterUserId), eq(user.kind, "registered")))
    .where(and(eq(report.packId, packId), isNull(report.verdict)));
  const hidden = await db
    .update(pack)
    .set({ isDown: true, isHidden: true })
    .where(and(eq(pack.id, packId), sql`${members} >= ${least}`))
    .returning({ id: pack.id });
  return hidden.length > 0;
}

/** Counts the reports from a room. */
export async function countReports(db: Database, roomId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(report).where(eq(report.roomId, roomId));
  return row?.total ?? 0;
}

/** Finds a report. */
export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  return db.select().from(report).where(eq(report.id, id)).get();
}

/** Lists reports, newest first: all, or only those that have not been judged. */
export async function listReports(db: Database, onlyOpen: boolean, offset: number) {
  const matches = onlyOpen ? isNull(report.verdict) : undefined;
  const items = await db
    .select()
    .from(report)
    .where(matches)
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(report).where(matches);
  return { items, total: row?.total ?? 0 };
}

/**
 * Builds a statement that fails, and with it the whole batch, if the report has already been judged.
 * `isJudged` recognises the error.
 */
export function failIfJudged(db: Database, id: string) {
  const roomId = sql`CASE WHEN ${report.verdict} IS NULL THEN ${report.roomId} END`;
  return db.update(report).set({ roomId }).where(eq(report.id, id));
}

/** Whether this error is that of a batch with `failIfJudged`. */
export const isJudged = (error: unknown): boolean =>
  errorMentions(error, "NOT NULL constraint failed: report.room_id");

/**
 * Builds the statement that judges a report, and with it all others of the same pack. Reports are judged only
 * once.
 */
export function setReportVerdict(
  db: Database,
  { id, packId }: Pick<ReportRow, "id" | "packId">,
  judged: { verdict: ReportVerdict; handledAt: number; handledBy: string },
) {
  return db
    .update(report)
    .set(judged)
    .where(
      and(packId === null ? eq(report.id, id) : eq(report.packId, packId), isNull(report.verdict)),
    );
}
