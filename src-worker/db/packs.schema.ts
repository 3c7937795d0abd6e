import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { PACK_KINDS } from "../../src-shared/catalog/packs.ts";
import { RATINGS } from "../../src-shared/catalog/settings.ts";
import { user } from "./schema.ts";

/** Packs of words, categories, captions, and pictures, whose entries are their ids. */
export const pack = sqliteTable(
  "pack",
  {
    id: text().primaryKey(),
    kind: text({ enum: PACK_KINDS }).notNull(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    isPublic: integer("is_public", { mode: "boolean" }).notNull(),
    /** It was taken down, or its owner is blocked: nobody but its owner sees it or plays with it. */
    isHidden: integer("is_hidden", { mode: "boolean" }).notNull().default(false),
    /** An admin or reports took it down, or what it is a copy of: it stays so when its owner is let in again. */
    isDown: integer("is_down", { mode: "boolean" }).notNull().default(false),
    /** For whom its owner says it is. Whoever was never asked may have written anything. */
    rating: text({ enum: RATINGS }).notNull().default("adult"),
    entries: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** Whoever knows it may read and copy the pack; null: not shared by link. */
    shareCode: text("share_code").unique(),
    /** Games that ended with it among their packs. */
    plays: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    /** How often each entry came up, and fell flat, by its text folded or its picture's id. */
    shown: text({ mode: "json" }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    flat: text({ mode: "json" }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Entries its owner lets rest, by the same keys. */
    retired: text({ mode: "json" }).$type<readonly string[]>().notNull().default([]),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("pack_owner").on(table.ownerId, table.kind),
    index("pack_public").on(table.kind, table.language, table.isPublic),
    index("pack_hidden")
      .on(table.kind)
      .where(sql`${table.isHidden} = 1`),
    index("pack_fresh")
      .on(table.updatedAt)
      .where(sql`${table.isPublic} = 1 AND ${table.isHidden} = 0`),
    index("pack_played")
      .on(table.plays)
      .where(sql`${table.isPublic} = 1 AND ${table.isHidden} = 0`),
  ],
);

/** Who likes which pack. */
export const packLike = sqliteTable(
  "pack_like",
  {
    packId: text("pack_id")
      .notNull()
      .references(() => pack.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.packId] }),
    index("pack_like_pack").on(table.packId),
  ],
);

/** Whose a picture in the bucket is: a row for each account that keeps it. Without a row it is served to nobody. */
export const picture = sqliteTable(
  "picture",
  {
    /** SHA-256 of its bytes, hex. */
    id: text().notNull(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    bytes: integer().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index("picture_id").on(table.id),
    index("picture_created").on(table.createdAt),
  ],
);

/** Pictures that were taken down: whoever uploads one again is refused. */
export const pictureBan = sqliteTable("picture_ban", {
  id: text().primaryKey(),
  at: integer().notNull(),
});

/** Pictures whose bytes somebody is taking out of the bucket: nobody keeps them meanwhile. */
export const pictureGoing = sqliteTable("picture_going", {
  id: text().primaryKey(),
  at: integer().notNull(),
});
