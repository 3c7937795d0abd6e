import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { PACK_KINDS } from "../../src-shared/catalog/packs.ts";
import { user } from "./schema.ts";

/** Word and category packs. */
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
    entries: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** Whoever knows it may read and copy the pack; null: not shared by link. */
    shareCode: text("share_code").unique(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("pack_owner").on(table.ownerId, table.kind),
    index("pack_public").on(table.kind, table.language, table.isPublic),
  ],
);
