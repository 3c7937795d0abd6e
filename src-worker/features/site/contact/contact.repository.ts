import { count, desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { contactMessage } from "../../../db/site.schema.ts";
import { PAGE_SIZE } from "../../../shared/paging.ts";

type ContactRow = typeof contactMessage.$inferSelect;

/** Builds the statement that stores a message, for a batch with the mail about it. */
export function insertMessage(db: Database, row: ContactRow) {
  return db.insert(contactMessage).values(row);
}

/** Lists the messages, newest first. */
export async function listMessages(db: Database, offset: number) {
  const items = await db
    .select()
    .from(contactMessage)
    .orderBy(desc(contactMessage.createdAt), desc(contactMessage.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(contactMessage);
  return { items, total: row?.total ?? 0 };
}

/** Deletes a message. Returns false if there is none. */
export async function deleteMessage(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(contactMessage)
    .where(eq(contactMessage.id, id))
    .returning({ id: contactMessage.id });
  return rows.length > 0;
}
