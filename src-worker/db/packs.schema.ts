import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { PACK_KINDS } from "../../src-shared/catalog/packs.ts";
import { RATINGS } from "../../src-shared/catalog/settings.ts";
import { user } from "./schema.ts";

/** Packs of words, categories, captions or pictures. The entries of picture packs are the pictures' ids. */
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
    /** It was taken down, or its owner is blocked: only the owner sees it and can play with it. */
    isHidden: integer("is_hidden", { mode: "boolean" }).notNull().default(false),
    /**
     * It, or the pack it was copied from, was taken down by an admin or by reports. It stays down when its
     * owner is unblocked.
     */
    isDown: integer("is_down", { mode: "boolean" }).notNull().default(false),
    /**
     * Who it is for, according to its owner. The default is for packs whose owner was never asked: they may
     * contain anything.
     */
    rating: text({ enum: RATINGS }).notNull().default("adult"),
    entries: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** Anybody who knows this code may read and copy the pack; null: not shared by link. */
    shareCode: text("share_code").unique(),
    /** How many finished games were played with it. */
    plays: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    /**
     * How often each entry was shown, and how often it fell flat, keyed by its folded text or its picture's
     * id.
     */
    shown: text({ mode: "json" }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    flat: text({ mode: "json" }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Entries the pack's owner has switched off, keyed like `shown`. */
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

/**
 * Owners of the pictures in the bucket: one row for each account that keeps one. A picture without a row is
 * not served.
 */
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

/** Pictures that were taken down; uploading one again is refused. */
export const pictureBan = sqliteTable("picture_ban", {
  id: text().primaryKey(),
  at: integer().notNull(),
});

/** Pictures whose bytes are being deleted from the bucket. Until that is done nobody can keep them. */
export const pictureGoing = sqliteTable("picture_going", {
  id: text().primaryKey(),
  at: integer().notNull(),
});
