import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import type { Database } from "../../../db/client.ts";
import { pack } from "../../../db/packs.schema.ts";

/** The stored counts plus those of this game, by entry. */
const added = (column: typeof pack.shown | typeof pack.flat, part: "shown" | "flat") =>
  sql`(SELECT json_group_object(key, total) FROM
    (SELECT key, sum(value) AS total FROM
      (SELECT key, value FROM json_each(${column})
       UNION ALL SELECT key, value FROM json_each(reported.value, ${`$.${part}`}))
     GROUP BY key))`;

/**
 * Builds the statement that counts the packs of a game that ended. It runs before the one that stores the
 * end, and counts only if no end is stored yet: the room may report the same again.
 */
export function countPacks(db: Database, row: OutboxRow): readonly BatchItem<"sqlite">[] {
  if (row.kind !== "gameEnded" || !row.body.packs || row.body.packs.length === 0) return [];
  const { gameId, packs } = row.body;
  return [
    db
      .update(pack)
      .set({
        plays: sql`${pack.plays} + 1`,
        shown: added(pack.shown, "shown"),
        flat: added(pack.flat, "flat"),
      })
      .from(sql`json_each(${JSON.stringify(packs)}) AS reported`)
      .where(
        sql`${pack.id} = json_extract(reported.value, '$.packId')
          AND EXISTS (SELECT 1 FROM game WHERE game.id = ${gameId} AND game.ended_at IS NULL)`,
      ),
  ];
}
