import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import type { Award, StandingEntry } from "../../src-shared/protocol/entities.ts";

/** The championship of an evening, without names: those are in the games' player lists. */
interface ReelEvening {
  readonly standing: readonly Pick<StandingEntry, "playerId" | "points" | "wins" | "rank">[];
  readonly awards: readonly Award[];
  readonly isOver: boolean;
}

/**
 * Reels of nights: what their rooms add to the stored games and keepsakes. An expired row only shows that
 * there was a reel. All instants are ms since 1970.
 */
export const reel = sqliteTable(
  "reel",
  {
    /** Part of the address: anybody who knows it may view the reel. */
    id: text().primaryKey(),
    roomId: text("room_id").notNull(),
    hostUserId: text("host_user_id").notNull(),
    language: text().$type<Language>().notNull(),
    /** False: the host does not want it, or not any more. */
    isOn: integer("is_on", { mode: "boolean" }).notNull(),
    /** Seats whose players do not want to be in it. */
    leftOut: text("left_out", { mode: "json" }).$type<readonly number[]>().notNull(),
    /** How often each seat moved to another device; seats that never did are left out. */
    moves: text({ mode: "json" }).$type<Readonly<Record<string, number>>>().notNull().default({}),
    evening: text({ mode: "json" }).$type<ReelEvening>(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When its host removed it for good. */
    removedAt: integer("removed_at"),
  },
  (table) => [index("reel_expiry").on(table.expiresAt)],
);
