import { count, desc, eq } from "drizzle-orm";
import type { AuditAction } from "../../../src-shared/catalog/admin.ts";
import type { Database } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import { auditEntry } from "../../db/site.schema.ts";
import { uuidv7 } from "../../shared/ids.ts";
import { PAGE_SIZE } from "../../shared/paging.ts";

/** The statement that notes what an admin did, for a batch with what they did. */
export function auditNoted(
  db: Database,
  note: {
    readonly actorId: string;
    readonly action: AuditAction;
    /** Id of what it was done to. */
    readonly subject: string;
    readonly detail?: Readonly<Record<string, unknown>>;
    readonly at: number;
  },
) {
  const { detail = {}, ...rest } = note;
  return db.insert(auditEntry).values({ ...rest, detail, id: uuidv7(note.at) });
}

/** Notes, newest first, with the address of whoever did it while the account is there. */
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
