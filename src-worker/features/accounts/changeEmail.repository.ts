import { and, eq, exists, ne, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { EmailAddressParts } from "../../../src-shared/text/emailAddress.ts";
import { mailToken, subscriber } from "../../db/accounts.schema.ts";
import { equals } from "../../db/anyCase.ts";
import type { Database } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import { contactMessage } from "../../db/site.schema.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import { ACCESS_LINKS, deleteTokensOf } from "../../mail/mailToken.ts";

/**
 * Changes an account's address, along with everything stored under the old one, all or nothing. Returns false
 * when another account has the address, or `holds` is not true.
 */
export async function moveAddress(
  db: Database,
  { id, email: oldEmail, emailKey: oldKey }: UserRow,
  { email, emailKey }: EmailAddressParts,
  holds: SQL,
): Promise<boolean> {
  const other = alias(user, "other");
  const isFree = notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.emailKey, emailKey), ne(other.id, id))),
  );
  const isMoved = exists(
    db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, id), eq(user.email, email))),
  );
  const knew = subscriber.emailKey;
  const old = alias(subscriber, "old");
  const hasOld = exists(
    db
      .select({ emailKey: old.emailKey })
      .from(old)
      .where(eq(old.emailKey, oldKey ?? "")),
  );
  const [moved] = await db.batch([
    db
      .update(user)
      .set({ email, emailKey })
      .where(and(eq(user.id, id), isFree, holds))
      .returning({ id: user.id }),
    // The newsletter subscription and its unsubscribe links move to the new address, in place of a
    // subscription that the new address already has.
    db.delete(subscriber).where(and(eq(knew, emailKey), ne(knew, oldKey ?? ""), hasOld, isMoved)),
    db
      .update(subscriber)
      .set({ email, emailKey })
      .where(and(eq(knew, oldKey ?? ""), isMoved)),
    db
      .update(mailToken)
      .set({ email, emailKey })
      .where(
        and(eq(mailToken.emailKey, oldKey ?? ""), eq(mailToken.purpose, "unsubscribe"), isMoved),
      ),
    db
      .update(contactMessage)
      .set({ email })
      .where(and(equals(contactMessage.email, oldEmail ?? ""), isMoved)),
    // Last, because `holds` may check one of these tokens.
    deleteTokensOf(db, id, [...ACCESS_LINKS, "email"], isMoved),
  ]);
  return moved.length > 0;
}
