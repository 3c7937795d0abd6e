import { and, count, desc, eq, isNull } from "drizzle-orm";
import { mailToken } from "../../db/accounts.schema.ts";
import type { Database } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import { PAGE_SIZE } from "../../shared/paging.ts";

const isInvite = eq(mailToken.purpose, "invite");

/** Lists mailed invitations, newest first, with the address of the admin who sent them. */
export async function listInvites(db: Database, offset: number) {
  const items = await db
    .select({ invite: mailToken, inviterEmail: user.email })
    .from(mailToken)
    .leftJoin(user, eq(user.id, mailToken.invitedBy))
    .where(isInvite)
    .orderBy(desc(mailToken.createdAt), desc(mailToken.tokenHash))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(mailToken).where(isInvite);
  return { items, total: row?.total ?? 0 };
}

/**
 * Deletes an invitation that has not been accepted. Returns its address, or undefined if there is no such
 * invitation.
 */
export async function deleteInvite(db: Database, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .delete(mailToken)
    .where(and(isInvite, eq(mailToken.tokenHash, tokenHash), isNull(mailToken.usedAt)))
    .returning({ email: mailToken.email });
  return row?.email;
}
