import { count, desc, eq } from "drizzle-orm";
import type { AuditAction } from "../../src-shared/catalog/admin.ts";
import type { Database } from "../db/client.ts";
import { user } from "../db/schema.ts";
import { auditEntry } from "../db/site.schema.ts";
import { uuidv7 } from "./ids.ts";
import { PAGE_SIZE } from "./paging.ts";

/** A statement that records an admin's action, for the batch that performs it. */
export function insertAuditEntry(
  db: Database,
  note: {
    readonly actorId: string;
    readonly action: AuditAction;
    /** Id of what the action affected. */
    readonly subject: string;
    readonly detail?: Readonly<Record<string, unknown>>;
    readonly at: number;
  },
) {
  const { detail = {}, ...rest } = note;
  return db.insert(auditEntry).values({ ...rest, detail, id: uuidv7(note.at) });
}

/** Lists audit entries, newest first, with the admin's address as long as that account exists. */
export async function listAudit(db: Database, offset: number) {
  const items = await db
    .select({ entry: auditEntry, actorEmail: user.email })
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.actorId))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(auditEntry);
  return { items, total: row?.total ?? 0 };
}
