import { and, eq } from "drizzle-orm";
import { identity } from "../../../db/accounts.schema.ts";
import type { Database } from "../../../db/client.ts";
import { user } from "../../../db/schema.ts";
import { ACCESS_LINKS, deleteTokens, deleteTokensOf } from "../../../mail/mailToken.ts";
import { deleteSessionsOf } from "../accounts.repository.ts";
import type { UserRow } from "../../../identity/user.repository.ts";
import type { Provider } from "../../../../src-shared/catalog/people.ts";

/** Returns the account this user of a provider has logged in to before. */
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
 * Links a provider's user to an account. First removes a password that nobody proved, along with every
 * session and link that would still let the person who set it in. All or nothing.
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
    deleteTokens(db, emailKey, ACCESS_LINKS),
    deleteTokensOf(db, row.userId, ["email"]),
    db.insert(identity).values(row).onConflictDoNothing(),
  ]);
}

/** Links a provider's user to an account. Changes nothing if the link already exists. */
export async function linkIdentity(db: Database, row: typeof identity.$inferInsert): Promise<void> {
  await db.insert(identity).values(row).onConflictDoNothing();
}
