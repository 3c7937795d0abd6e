import type { ReportVerdict } from "../../../src-shared/catalog/reports.ts";
import {
  findReport,
  isJudged,
  listReports,
  setReportVerdict,
  failIfJudged,
  type ReportRow,
} from "../site/report/report.repository.ts";
import { banPictures } from "../packs/pictures.repository.ts";
import { dropObjects } from "../packs/pictures.usecases.ts";
import { setPackDown, setPacksHidden } from "../packs/library.repository.ts";
import { findAnyPack, findPacks, type PackRow } from "../packs/pack.repository.ts";
import { stopChargesLater } from "../payment/payment.usecases.ts";
import { composeMail, type QueuedMail } from "../../mail/queueMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { offsetOf, paged } from "../../shared/paging.ts";
import { Problem } from "../../shared/problem.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { findUser } from "../../identity/user.repository.ts";
import { insertAuditEntry } from "../../shared/audit.repository.ts";
import { deleteSessionsOfUser, updateUserRights } from "./users.repository.ts";
import { isoOf } from "../../shared/iso.ts";

function reportOf({ createdAt, handledAt, ...row }: ReportRow, reported?: PackRow) {
  const { id, roomId, gameCode, gameType, reporterId, playerId, userId } = row;
  const { content, reason, handledBy, verdict } = row;
  return {
    reportId: id,
    ...(row.packId === null && { roomId, gameCode }),
    reporterId,
    content,
    reason,
    createdAt: isoOf(createdAt),
    ...(reported && { pack: packSeen(reported) }),
    ...(gameType !== null && { gameType }),
    ...(playerId !== null && { playerId }),
    ...(userId !== null && { userId }),
    ...(verdict !== null && { verdict }),
    ...(handledAt !== null && { handledAt: isoOf(handledAt) }),
    ...(handledBy !== null && { handledBy }),
  };
}

/** The reported pack in its current state, for admins to look at. */
function packSeen({ id: packId, kind, name, language, entries, isHidden }: PackRow) {
  return { packId, kind, name, language, entries, isHidden };
}

/** Returns a page of reports: either those not yet judged, or all. */
export async function pageOfReports(
  deps: Deps,
  { open, page }: { readonly open: boolean; readonly page: number },
) {
  const db = await deps.database();
  const { items, total } = await listReports(db, open, offsetOf(page));
  const packs = await findPacks(
    db,
    items.flatMap(({ packId }) => packId ?? []),
  );
  return paged(
    items.map((row) => reportOf(row, packs.get(row.packId ?? ""))),
    page,
    total,
  );
}

/** Composes the mail that warns a user; undefined if the user has no address. */
async function warningFor(deps: Deps, userId: string | null): Promise<QueuedMail | undefined> {
  const row = userId === null ? undefined : await findUser(await deps.database(), userId);
  if (!row?.email) return undefined;
  const { email: to, language, name } = row;
  return composeMail(deps, {
    to,
    language,
    replyTo: deps.config.mail.team,
    template: "warning",
    data: { name },
  });
}

/**
 * Judges a report. `warned` mails the account behind the seat, if there is one; `blocked` blocks that
 * account, logs it out and stops its charges. A verdict on a pack settles all open reports of it: `dismissed`
 * shows the pack again unless its owner is blocked, every other verdict takes it down, and `blocked` hides
 * all packs of that account and bans the pictures of this one for good. Refuses with report_not_found,
 * report_judged, not_on_yourself.
 */
export async function judgeReport(
  deps: Deps,
  admin: AccessClaims,
  id: string,
  verdict: ReportVerdict,
) {
  const db = await deps.database();
  const row = await findReport(db, id);
  if (!row) throw new Problem("report_not_found");
  if (row.verdict !== null) throw new Problem("report_judged");
  const { userId } = row;
  const blocks = verdict === "blocked" && userId !== null;
  if (blocks && userId === admin.userId) throw new Problem("not_on_yourself");
  const reported = row.packId === null ? undefined : await findAnyPack(db, row.packId);
  // Packs of a blocked owner stay hidden whatever the verdict.
  const owner = reported && (await findUser(db, reported.ownerId));
  const isDown = verdict !== "dismissed";
  const hides = isDown || owner?.isBlocked === true;
  const bans = blocks && reported?.kind === "picture" ? reported.entries : [];
  const judged = { verdict, handledAt: deps.now(), handledBy: admin.userId };
  const mail = verdict === "warned" ? await warningFor(deps, userId) : undefined;
  const whole = db.batch([
    failIfJudged(db, id),
    insertAuditEntry(db, {
      actorId: admin.userId,
      action: "report.judge",
      subject: id,
      detail: {
        verdict,
        ...(userId !== null && { userId }),
        ...(row.packId !== null && { packId: row.packId }),
      },
      at: deps.now(),
    }),
    setReportVerdict(db, row, judged),
    ...(reported ? [setPackDown(db, reported.id, isDown)] : []),
    ...(blocks
      ? [updateUserRights(db, userId, { isBlocked: true }), deleteSessionsOfUser(db, userId)]
      : []),
    ...(blocks ? [setPacksHidden(db, userId, true)] : []),
    ...banPictures(db, bans, deps.now()),
    ...(mail ? [mail.insert(db)] : []),
  ]);
  await whole.catch((error: unknown) => {
    throw isJudged(error) ? new Problem("report_judged", { cause: error }) : error;
  });
  if (blocks) stopChargesLater(deps, userId);
  await dropObjects(deps, bans);
  mail?.send();
  return reportOf({ ...row, ...judged }, reported && { ...reported, isHidden: hides });
}

/** Takes a pack down, or shows it again. Refuses with pack_not_found. */
export async function hidePack(
  deps: Deps,
  admin: AccessClaims,
  id: string,
  isHidden: boolean,
): Promise<void> {
  const db = await deps.database();
  if (!(await findAnyPack(db, id))) throw new Problem("pack_not_found");
  await db.batch([
    insertAuditEntry(db, {
      actorId: admin.userId,
      action: isHidden ? "pack.hide" : "pack.show",
      subject: id,
      at: deps.now(),
    }),
    setPackDown(db, id, isHidden),
  ]);
}
