import { and, desc, eq, gt, max, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { session } from "../../db/schema.ts";

/** Nobody looks through more logins than these. */
const MOST = 100;

/** The logins of an account that run, the last used first. `id` is the `sid` of their access tokens. */
export async function runningLogins(db: Database, userId: string, now: number) {
  // Tokens of one login take each other's place: the newest one was made when the login was used.
  const usedAt = sql<number>`max(coalesce(${session.usedAt}, ${session.createdAt}))`;
  return db
    .select({ id: session.family, device: max(session.device), usedAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .groupBy(session.family)
    .orderBy(desc(usedAt))
    .limit(MOST);
}

/** End one login of an account; somebody else's stays. */
export async function endLogin(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), eq(session.family, id)));
}

/** End all of them but this one. */
export async function endOtherLogins(
  db: Database,
  userId: string,
  id: string | undefined,
): Promise<void> {
  const isOther = id === undefined ? undefined : ne(session.family, id);
  await db.delete(session).where(and(eq(session.userId, userId), isOther));
}
