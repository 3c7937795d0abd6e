import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { GameType, HostType } from "../../src-rooms/catalog/gameTypes.ts";
import type { Language } from "../../src-rooms/catalog/languages.ts";
import type { GameSettings } from "../../src-rooms/catalog/settings.ts";

// All instants are ms since 1970. Rooms write `room`, `game` and `game_player` through their
// outbox, at least once and without knowing of each other, so those three hold no foreign keys:
// a row that comes early or outlives its room must never make a delivery fail for ever.

/** Accounts. A guest is known by the id its browser keeps. */
export const user = sqliteTable("user", {
  id: text().primaryKey(),
  kind: text({ enum: ["guest", "registered"] }).notNull(),
  guestId: text("guest_id").unique(),
  language: text().$type<Language>().notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Refresh sessions: one row per token; the rows that came out of one login are a family. */
export const session = sqliteTable(
  "session",
  {
    id: text().primaryKey(),
    /** SHA-256 of the token, hex. The token itself is only in the cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    family: text().notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Set when another token took its place: seen again, the token was stolen. */
    rotatedAt: integer("rotated_at"),
  },
  (table) => [
    index("session_family").on(table.family),
    index("session_user").on(table.userId),
    index("session_expiry").on(table.expiresAt),
  ],
);

/** Rooms as their outbox last told. */
export const room = sqliteTable(
  "room",
  {
    id: text().primaryKey(),
    gameCode: text("game_code").notNull(),
    /** The chosen game; null until the host chose one. */
    gameId: text("game_id"),
    gameType: text("game_type").$type<GameType>(),
    hostType: text("host_type").$type<HostType>().notNull(),
    hostUserId: text("host_user_id").notNull(),
    isPublic: integer("is_public", { mode: "boolean" }).notNull(),
    language: text().$type<Language>().notNull(),
    active: integer({ mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
    playerCount: integer("player_count").notNull(),
    /** When the room last told anything. */
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("room_public")
      .on(table.createdAt)
      .where(sql`${table.isPublic} = 1 AND ${table.active} = 1`),
    index("room_updated").on(table.updatedAt),
  ],
);

/** Games that were started; the end is null while one runs, and for ever if its room was lost. */
export const game = sqliteTable("game", {
  id: text().primaryKey(),
  roomId: text("room_id").notNull(),
  gameCode: text("game_code").notNull(),
  gameType: text("game_type").$type<GameType>().notNull(),
  settings: text({ mode: "json" }).$type<GameSettings>().notNull(),
  startedAt: integer("started_at").notNull(),
  playerCount: integer("player_count").notNull(),
  endedAt: integer("ended_at"),
  roundCount: integer("round_count"),
  /** The game's own summary, as its podium showed it. */
  highlights: text({ mode: "json" }).$type<unknown>(),
});

/** One line of a game's podium. */
export const gamePlayer = sqliteTable(
  "game_player",
  {
    gameId: text("game_id").notNull(),
    /** The seat's number in its room. */
    playerId: integer("player_id").notNull(),
    /** The account behind the seat; null for robots and people who only came by code. */
    userId: text("user_id"),
    alias: text().notNull(),
    avatarSrc: text("avatar_src").notNull(),
    hexColor: text("hex_color").notNull(),
    robot: integer({ mode: "boolean" }).notNull(),
    /** Some games count in tenths. */
    score: real().notNull(),
    rank: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.playerId] }),
    index("game_player_user").on(table.userId),
  ],
);
