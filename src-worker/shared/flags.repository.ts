import type { Flag } from "../../src-shared/catalog/flags.ts";
import type { Database } from "../db/client.ts";
import { featureFlag } from "../db/site.schema.ts";

type FlagRow = typeof featureFlag.$inferSelect;

/** Returns the flags that were turned, including ones that no longer exist. */
export async function storedFlags(db: Database): Promise<FlagRow[]> {
  return db.select().from(featureFlag);
}

/** Builds the statement that turns a flag, for a batch with its entry in the audit log. */
export function upsertFlag(
  db: Database,
  name: Flag,
  turned: { isOn: boolean; updatedAt: number; updatedBy: string },
) {
  return db
    .insert(featureFlag)
    .values({ name, ...turned })
    .onConflictDoUpdate({ target: featureFlag.name, set: turned });
}
