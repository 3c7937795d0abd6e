import { lt } from "drizzle-orm";
import type { Database } from "./db/client.ts";
import { room } from "./db/schema.ts";
import { deleteExpiredSessions } from "./user/user.repository.ts";

/** Days after which a room that tells nothing any more is forgotten; its games stay. */
const ROOM_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What has to go from the database every day. `now`: ms since 1970. */
export async function cleanUp(db: Database, now: number): Promise<void> {
  await db.delete(room).where(lt(room.updatedAt, now - ROOM_KEPT_DAYS * DAY_MS));
  await deleteExpiredSessions(db, now);
}
