import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { discordInstance } from "../../db/discord.schema.ts";
import { deleteInBatches } from "../../shared/inBatches.ts";

export type InstanceRow = typeof discordInstance.$inferSelect;

/** Returns the stored room of an activity instance. */
export async function findInstance(
  db: Database,
  instanceId: string,
): Promise<InstanceRow | undefined> {
  return db.select().from(discordInstance).where(eq(discordInstance.instanceId, instanceId)).get();
}

/**
 * Assigns a room to an instance, replacing the room `replaces` if that is still the stored one, so that only
 * one of several simultaneous calls succeeds. Returns the row stored afterwards.
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
  if (!now) throw new Error("the Discord instance has no room");
  return now;
}

/** Deletes activities that began before this time, ms since 1970. */
export async function deleteOldInstances(db: Database, before: number): Promise<void> {
  await deleteInBatches(db, discordInstance, lt(discordInstance.createdAt, before));
}
