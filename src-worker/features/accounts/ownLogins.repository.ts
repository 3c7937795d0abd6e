import { and, desc, eq, gt, max, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { session } from "../../db/schema.ts";

/** Maximum number of logins listed. */
const MOST = 100;

/** Active logins of an account, most recently used first. `id` is the `sid` of their access tokens. */
export async function runningLogins(db: Database, userId: string, now: number) {
  // Each refresh replaces the token of a login, so the newest token was created when the login was last used.
  const usedAt = sql<number>`max(coalesce(${session.usedAt}, ${session.createdAt}))`;
  return db
    .select({ id: session.family, device: max(session.device), usedAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .groupBy(session.family)
    .orderBy(desc(usedAt))
    .limit(MOST);
}

/** Ends one login of this account; logins of other accounts are not affected. */
export async function endLogin(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), eq(session.family, id)));
}

/** Ends all logins of the account except this one; all of them if `id` is undefined. */
export async function endOtherLogins(
  db: Database,
  userId: string,
  id: string | undefined,
): Promise<void> {
  const isOther = id === undefined ? undefined : ne(session.family, id);
  await db.delete(session).where(and(eq(session.userId, userId), isOther));
}
