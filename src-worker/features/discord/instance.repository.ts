import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { discordInstance } from "../../db/discord.schema.ts";
import { deleteInBatches } from "../../shared/inBatches.ts";

export type InstanceRow = typeof discordInstance.$inferSelect;

/** The room of an activity instance, as it was last told. */
export async function findInstance(
  db: Database,
  instanceId: string,
): Promise<InstanceRow | undefined> {
  return db.select().from(discordInstance).where(eq(discordInstance.instanceId, instanceId)).get();
}

/**
 * Say that a room is an instance's, in the place of `replaces` if that still is: of several that try at
 * once one succeeds. Returns the room it is afterwards.
 */
export async function claimInstance(
  db: Database,
  row: InstanceRow,
  replaces: string | undefined,
): Promise<InstanceRow> {
  const { roomId, gameCode, createdAt } = row;
  const claim = db
    .insert(discordInstance)
    .values(row)
    .onConflictDoUpdate({
      target: discordInstance.instanceId,
      set: { roomId, gameCode, createdAt },
      setWhere: replaces === undefined ? sql`0` : eq(discordInstance.roomId, replaces),
    });
  const [, [now]] = await db.batch([
    claim,
    db.select().from(discordInstance).where(eq(discordInstance.instanceId, row.instanceId)),
  ]);
  if (!now) throw new Error("an instance without its room");
  return now;
}

export async function deleteOldInstances(db: Database, before: number): Promise<void> {
  await deleteInBatches(db, discordInstance, lt(discordInstance.createdAt, before));
}
