import { and, eq } from "drizzle-orm";
import { identity } from "../../../db/accounts.schema.ts";
import type { Database } from "../../../db/client.ts";
import { user } from "../../../db/schema.ts";
import { deleteTokens, deleteTokensOf } from "../../../mail/mailToken.ts";
import { deleteSessionsOf } from "../accounts.repository.ts";
import type { UserRow } from "../../../identity/user.repository.ts";
import type { Provider } from "../../../../src-shared/catalog/people.ts";

/** The account this person of a provider has used before. */
export async function findByIdentity(
  db: Database,
  provider: Provider,
  subject: string,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user })
    .from(identity)
    .innerJoin(user, eq(user.id, identity.userId))
    .where(and(eq(identity.provider, provider), eq(identity.subject, subject)));
  return row?.user;
}

/**
 * Remember by whom somebody logs in, and take a password nobody proved out of the account first, with every
 * session and link by which its maker could still get in. All of it or nothing.
 */
export async function claimByIdentity(
  db: Database,
  row: typeof identity.$inferInsert,
  emailKey: string,
): Promise<void> {
  await db.batch([
    db
      .update(user)
      .set({ passwordHash: null })
      .where(and(eq(user.id, row.userId), eq(user.passwordProved, false))),
    deleteSessionsOf(db, row.userId),
    deleteTokens(db, emailKey, ["reset", "login", "delete"]),
    deleteTokensOf(db, row.userId, ["email"]),
    db.insert(identity).values(row).onConflictDoNothing(),
  ]);
}

/** Remember by whom somebody logs in; known already, nothing changes. */
export async function linkIdentity(db: Database, row: typeof identity.$inferInsert): Promise<void> {
  await db.insert(identity).values(row).onConflictDoNothing();
}
