import { and, count, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { PackKind } from "../../../src-shared/catalog/packs.ts";
import type { Database } from "../../db/client.ts";
import { pack } from "../../db/packs.schema.ts";

export type PackRow = typeof pack.$inferSelect;
type PackSummary = Omit<PackRow, "entries" | "kind" | "shareCode"> & {
  readonly entryCount: number;
};

/** Public packs of other people one list shows, those changed last first. */
const PUBLIC_LIST_MAX = 200;

const SUMMARY = {
  id: pack.id,
  ownerId: pack.ownerId,
  name: pack.name,
  language: pack.language,
  isPublic: pack.isPublic,
  createdAt: pack.createdAt,
  updatedAt: pack.updatedAt,
  entryCount: sql<number>`json_array_length(${pack.entries})`,
};

export async function findPack(
  db: Database,
  kind: PackKind,
  id: string,
): Promise<PackRow | undefined> {
  return db
    .select()
    .from(pack)
    .where(and(eq(pack.id, id), eq(pack.kind, kind)))
    .get();
}

export async function findSharedPack(
  db: Database,
  kind: PackKind,
  shareCode: string,
): Promise<PackRow | undefined> {
  return db
    .select()
    .from(pack)
    .where(and(eq(pack.shareCode, shareCode), eq(pack.kind, kind)))
    .get();
}

export async function countPacks(db: Database, kind: PackKind, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ packs: count() })
    .from(pack)
    .where(and(eq(pack.ownerId, ownerId), eq(pack.kind, kind)));
  return row?.packs ?? 0;
}

export async function insertPack(db: Database, row: PackRow): Promise<void> {
  await db.insert(pack).values(row);
}

/** The pack as it is then; undefined when it went away meanwhile. */
export async function updatePack(
  db: Database,
  id: string,
  change: Partial<Omit<PackRow, "id" | "kind" | "ownerId">>,
): Promise<PackRow | undefined> {
  const [row] = await db.update(pack).set(change).where(eq(pack.id, id)).returning();
  return row;
}

export async function deletePack(db: Database, id: string): Promise<void> {
  await db.delete(pack).where(eq(pack.id, id));
}

async function list(db: Database, where: SQL | undefined): Promise<PackSummary[]> {
  return db
    .select(SUMMARY)
    .from(pack)
    .where(where)
    .orderBy(desc(pack.updatedAt), desc(pack.id))
    .limit(PUBLIC_LIST_MAX);
}

function ofLanguage(kind: PackKind, language: Language | undefined): SQL | undefined {
  return and(eq(pack.kind, kind), language && eq(pack.language, language));
}

/** Somebody's own packs first, then public ones of others. */
export async function listPacks(
  db: Database,
  kind: PackKind,
  userId: string,
  language: Language | undefined,
): Promise<PackSummary[]> {
  const filter = ofLanguage(kind, language);
  const own = await list(db, and(filter, eq(pack.ownerId, userId)));
  const others = await list(db, and(filter, ne(pack.ownerId, userId), eq(pack.isPublic, true)));
  return [...own, ...others];
}

/** What this user shows to everybody. */
export async function listPublicPacksOf(
  db: Database,
  kind: PackKind,
  userId: string,
  language: Language | undefined,
): Promise<PackSummary[]> {
  return list(
    db,
    and(ofLanguage(kind, language), eq(pack.ownerId, userId), eq(pack.isPublic, true)),
  );
}
