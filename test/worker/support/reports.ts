import type { Database } from "../../../src-worker/db/client.ts";
import { insertReport } from "../../../src-worker/features/site/report/report.repository.ts";

/** Reports something that this account wrote in a room. Nobody has judged the report yet; returns its id. */
export async function openReport(db: Database, userId: string): Promise<string> {
  const id = crypto.randomUUID();
  await insertReport(db, {
    id,
    roomId: "r",
    gameCode: "ABCDE",
    gameType: null,
    reporterId: 2,
    playerId: 1,
    userId,
    content: "x",
    reason: "hate",
    createdAt: Date.now(),
    handledAt: null,
    handledBy: null,
    verdict: null,
    packId: null,
    reporterUserId: null,
  });
  return id;
}
