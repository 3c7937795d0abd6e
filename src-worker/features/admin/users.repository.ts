import { count, desc, eq, or, type SQL } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { contains } from "../../db/anyCase.ts";
import { session, user } from "../../db/schema.ts";
import { PAGE_SIZE } from "../../shared/paging.ts";
import type { UserRow } from "../../identity/user.repository.ts";

/**
 * Searches users, newest first. Without a text all accounts match; with one, accounts and guests whose
 * address or name contains it, or whose id it is.
 */
export async function searchUsers(db: Database, text: string, offset: number) {
  const matches =
    text === ""
      ? eq(user.kind, "registered")
      : or(contains(user.email, text), contains(user.name, text), eq(user.id, text));
  const items = await db
    .select()
    .from(user)
    .where(matches)
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(user).where(matches);
  return { items, total: row?.total ?? 0 };
}

/** A statement that changes a user. */
export function updateUserRights(
  db: Database,
  id: string,
  change: Partial<Pick<UserRow, "isAdmin" | "isTestAccount" | "isAlphaTester" | "isBlocked">> & {
    readonly subscriptionEndsAt?: SQL;
    readonly trialEndsAt?: SQL;
  },
) {
  return db.update(user).set(change).where(eq(user.id, id));
}

/** A statement that ends all sessions of a user. */
export function deleteSessionsOfUser(db: Database, userId: string) {
  return db.delete(session).where(eq(session.userId, userId));
}
