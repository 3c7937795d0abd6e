import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Award, StandingEntry } from "../../src-shared/protocol/entities.ts";

/** The championship of an evening, without names: those stand in the games' own lists. */
interface ReelEvening {
  readonly standing: readonly Pick<StandingEntry, "playerId" | "points" | "wins" | "rank">[];
  readonly awards: readonly Award[];
  readonly isOver: boolean;
}

/**
 * Reels of nights: what their rooms add to the games and keepsakes that are kept anyway. After its
 * time a row says nothing but that there was one. All instants are ms since 1970.
 */
export const reel = sqliteTable(
  "reel",
  {
    /** The address: whoever knows it may look. */
    id: text().primaryKey(),
    roomId: text("room_id").notNull(),
    hostUserId: text("host_user_id").notNull(),
    language: text().$type<Language>().notNull(),
    /** False: the host did not want it (any more). */
    isOn: integer("is_on", { mode: "boolean" }).notNull(),
    /** Seats that do not want to be in it. */
    leftOut: text("left_out", { mode: "json" }).$type<readonly number[]>().notNull(),
    /** How often seats went to another device, of those that did. */
    moves: text({ mode: "json" }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    evening: text({ mode: "json" }).$type<ReelEvening>(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When its host took it away for good. */
    removedAt: integer("removed_at"),
  },
  (table) => [index("reel_expiry").on(table.expiresAt)],
);
