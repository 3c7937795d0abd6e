import { and, eq } from "drizzle-orm";
import { identity } from "../../../db/accounts.schema.ts";
import type { Database } from "../../../db/client.ts";
import { user } from "../../../db/schema.ts";
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

/** Remember by whom somebody logs in; known already, nothing changes. */
export async function linkIdentity(db: Database, row: typeof identity.$inferInsert): Promise<void> {
  await db.insert(identity).values(row).onConflictDoNothing();
}
