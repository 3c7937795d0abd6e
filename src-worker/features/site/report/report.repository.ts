import { and, count, countDistinct, desc, eq, isNull } from "drizzle-orm";
import type { ReportVerdict } from "../../../../src-shared/catalog/reports.ts";
import type { Database } from "../../../db/client.ts";
import { user } from "../../../db/schema.ts";
import { report } from "../../../db/site.schema.ts";
import { accountOf } from "../../../identity/user.repository.ts";
import { PAGE_SIZE } from "../../../shared/paging.ts";

export type ReportRow = typeof report.$inferSelect;

/** A report is of the account behind a seat, also where its person sat down as a guest. */
export async function insertReport(db: Database, row: ReportRow): Promise<void> {
  const { userId } = row;
  await db.insert(report).values({ ...row, userId: userId === null ? null : accountOf(userId) });
}

/** Did this account report the pack, and nobody has judged it yet? */
export async function openReportOf(
  db: Database,
  packId: string,
  reporterUserId: string,
): Promise<boolean> {
  const matches = and(
    eq(report.packId, packId),
    eq(report.reporterUserId, reporterUserId),
    isNull(report.verdict),
  );
  return (await db.select({ id: report.id }).from(report).where(matches).get()) !== undefined;
}

/** How many people with an account reported the pack since it was last judged. */
export async function countMembersReporting(db: Database, packId: string): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(report.reporterUserId) })
    .from(report)
    .innerJoin(user, and(eq(user.id, report.reporterUserId), eq(user.kind, "registered")))
    .where(and(eq(report.packId, packId), isNull(report.verdict)));
  return row?.total ?? 0;
}

/** How many reports came out of a room. */
export async function countReports(db: Database, roomId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(report).where(eq(report.roomId, roomId));
  return row?.total ?? 0;
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  return db.select().from(report).where(eq(report.id, id)).get();
}

/** Reports, newest first; those nobody judged yet, or all. */
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

/** The statement that judges a report, once, and with it all others of the same pack. */
export function reportJudged(
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
