import type { ReportReason } from "../../../../src-shared/catalog/reports.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { sessionPlayerOf } from "../../rooms/session/session.ts";
import type { Deps } from "../../../shared/deps.ts";
import { uuidv7 } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";
import type { RoomCaller } from "../../../http/roomCaller.ts";
import { countReports, insertReport } from "./report.repository.ts";

/**
 * How many reports one room may send, however many people are in it. For one person the limit is
 * QUOTAS.report.
 */
const REPORTS_PER_ROOM_MAX = 200;
/** The reporter's number if the report comes from the host's screen or another screen without a seat. */
const HOST_SCREEN = 0;

interface NewReport {
  readonly playerId?: PlayerId | undefined;
  readonly content: string;
  readonly reason: ReportReason;
}

/** Whether any text in a room's topics contains this content. The topics are what its screens show. */
function isShown(topics: unknown, content: string): boolean {
  if (typeof topics === "string") return topics.includes(content);
  if (typeof topics !== "object" || topics === null) return false;
  return Object.values(topics).some((part) => isShown(part, content));
}

/**
 * Reports what a player made, as long as the room shows it: a mere claim that something was shown proves
 * nothing. The room knows who made it; a seat that did not is not recorded, even if the reporter named it.
 * Refuses with player_not_found, not_shown, too_many_requests.
 */
export async function reportContent(
  deps: Deps,
  { claims, look, onScreens, gameCode, room }: RoomCaller,
  { playerId, content, reason }: NewReport,
) {
  if (playerId !== undefined) sessionPlayerOf(look, playerId);
  if (!isShown(onScreens, content)) throw new Problem("not_shown");
  const makers = await room.makersOf(content);
  const named = playerId ?? (makers.length === 1 ? makers[0] : undefined);
  const maker = named !== undefined && makers.includes(named) ? named : undefined;
  const db = await deps.database();
  if ((await countReports(db, look.roomId)) >= REPORTS_PER_ROOM_MAX) {
    throw new Problem("too_many_requests");
  }
  const createdAt = deps.now();
  const id = uuidv7(createdAt);
  await insertReport(db, {
    id,
    roomId: look.roomId,
    gameCode,
    gameType: look.topics.gameCreated?.gameType ?? null,
    reporterId: claims.role === "player" ? claims.sessionPlayerId : HOST_SCREEN,
    playerId: maker ?? null,
    userId: maker === undefined ? null : ((await room.accountOf(maker)) ?? null),
    content,
    reason,
    createdAt,
    handledAt: null,
    handledBy: null,
    verdict: null,
    packId: null,
    reporterUserId: null,
  });
  return { reportId: id };
}
