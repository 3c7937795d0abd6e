import { count, desc, eq, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { session, user } from "../../db/schema.ts";
import { PAGE_SIZE } from "../../shared/paging.ts";
import type { UserRow } from "../../identity/user.repository.ts";

/** The text anywhere in the column, in any case. D1 takes no LIKE pattern as long as an address. */
function contains(column: typeof user.email | typeof user.name, text: string): SQL {
  return sql`instr(lower(${column}), lower(${text})) > 0`;
}

/** Accounts and guests, newest first; with a text those whose address, name or id has it. */
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

/** The statement that changes an account. */
export function userChanged(
  db: Database,
  id: string,
  change: Partial<Pick<UserRow, "isAdmin" | "isTestAccount" | "isAlphaTester" | "isBlocked">> & {
    readonly subscriptionEndsAt?: SQL;
    readonly trialEndsAt?: SQL;
  },
) {
  return db.update(user).set(change).where(eq(user.id, id));
}

/** The statement that logs somebody out everywhere. */
export function sessionsEnded(db: Database, userId: string) {
  return db.delete(session).where(eq(session.userId, userId));
}
