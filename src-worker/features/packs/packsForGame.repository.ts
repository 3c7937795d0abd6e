import { and, eq, inArray, or } from "drizzle-orm";
import { tallyOf } from "./entryTally.ts";
import { isOpen } from "./pack.repository.ts";
import { seenPictures } from "./pictures.repository.ts";
import { PACK_ENTRIES_PER_GAME_MAX, type PackContent } from "../../../src-shared/catalog/packs.ts";
import { accountOf } from "../../identity/user.repository.ts";
import type { Database } from "../../db/client.ts";
import { pack } from "../../db/packs.schema.ts";

/**
 * Returns the packs a room may play with: its host's own and public ones that were not taken down, in the
 * order they were chosen, without retired entries and without pictures that were taken down. Together they
 * have at most `PACK_ENTRIES_PER_GAME_MAX` entries, and each pack gets an equal share.
 */
export async function packsForGame(
  db: Database,
  ids: readonly string[],
  hostUserId: string,
): Promise<readonly PackContent[]> {
  if (ids.length === 0) return [];
  const isAllowed = or(eq(pack.ownerId, accountOf(hostUserId)), isOpen);
  const rows = await db
    .select()
    .from(pack)
    .where(and(inArray(pack.id, [...ids]), isAllowed));
  const pictures = rows.flatMap(({ kind, entries }) => (kind === "picture" ? entries : []));
  const seen = pictures.length > 0 ? await seenPictures(db, pictures) : new Set<string>();
  const share = Math.floor(PACK_ENTRIES_PER_GAME_MAX / Math.max(1, rows.length));
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { kind, name, language } = row;
    const kept = row.entries.filter(
      (entry) => !tallyOf(row, entry).isRetired && (kind !== "picture" || seen.has(entry)),
    );
    return [{ packId: id, kind, name, language, entries: kept.slice(0, share) }];
  });
}
