import { PACK_REPORTS_TO_HIDE, type ReportReason } from "../../../../src-shared/catalog/reports.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { log } from "../../../../src-shared/log.ts";
import type { Deps } from "../../../shared/deps.ts";
import { uuidv7 } from "../../../shared/ids.ts";
import { openPack } from "../../packs/library.usecases.ts";
import { hideReported, insertReport } from "./report.repository.ts";

/** How many entries a report keeps, so that it can be understood later. */
const REPORTED_ENTRIES = 20;

/**
 * Reports a pack of the library, once per user. A pack reported by enough users with an account is hidden
 * until an admin judges it. Refuses with pack_not_found.
 */
export async function reportPack(
  deps: Deps,
  { userId }: AccessClaims,
  id: string,
  reason: ReportReason,
): Promise<void> {
  const { ownerId, name, kind, entries } = await openPack(deps, id);
  const db = await deps.database();
  const texts = kind === "picture" ? [] : entries.slice(0, REPORTED_ENTRIES);
  const createdAt = deps.now();
  await insertReport(db, {
    id: uuidv7(createdAt),
    roomId: "",
    gameCode: "",
    gameType: null,
    reporterId: 0,
    playerId: null,
    userId: ownerId,
    content: [name, ...texts].join("\n"),
    reason,
    createdAt,
    handledAt: null,
    handledBy: null,
    verdict: null,
    packId: id,
    reporterUserId: userId,
  });
  if (await hideReported(db, id, PACK_REPORTS_TO_HIDE)) {
    log("info", "pack.hiddenByReports", { packId: id });
  }
}
