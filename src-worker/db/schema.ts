import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { HostType } from "../../src-shared/catalog/hostTypes.ts";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { ACCOUNT_KINDS } from "../../src-shared/catalog/people.ts";
import type { Keepsake } from "../../src-shared/protocol/entities.ts";
import type { GameSettings } from "../../src-shared/catalog/settings.ts";

// All instants are ms since 1970. Rooms write `room`, `game` and `game_player` through their outbox, each row
// at least once and in any order. So these three have no foreign keys: a row that arrives early or outlives
// its room must never make a delivery fail for ever.

/**
 * Accounts. A guest is recognised by the id its browser stores. A guest who signs up keeps the same row and
 * so keeps its games. An account is created when its address is confirmed; until then a sign-up is stored
 * with its mailed link (`mail_token`).
 */
export const user = sqliteTable(
  "user",
  {
    id: text().primaryKey(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    guestId: text("guest_id").unique(),
    /** As its owner writes it; used for mails. */
    email: text(),
    /** Lower case, look-alikes folded: two accounts never share one. */
    emailKey: text("email_key").unique(),
    name: text().notNull().default(""),
    /** scrypt hash with its parameters; null: only social login or login links. */
    passwordHash: text("password_hash"),
    /** Whether the person who set the password has shown that they read the account's mail. */
    passwordProved: integer("password_proved", { mode: "boolean" }).notNull().default(false),
    language: text().$type<Language>().notNull(),
    favoriteAvatarSrc: text("favorite_avatar_src"),
    marketingConsent: integer("marketing_consent", { mode: "boolean" }).notNull().default(false),
    analyticsConsent: integer("analytics_consent", { mode: "boolean" }).notNull().default(false),
    /** When they last agreed or refused, logged in or as a visitor; null: never. */
    analyticsConsentAt: integer("analytics_consent_at"),
    /** Whether what this person wrote may be shown to later players as 'others once said'. */
    keepsAnswers: integer("keeps_answers", { mode: "boolean" }).notNull().default(true),
    isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
    isTestAccount: integer("is_test_account", { mode: "boolean" }).notNull().default(false),
    isAlphaTester: integer("is_alpha_tester", { mode: "boolean" }).notNull().default(false),
    isBlocked: integer("is_blocked", { mode: "boolean" }).notNull().default(false),
    /** End of the trial or of the paid time; null: nothing that could expire (guests). */
    subscriptionEndsAt: integer("subscription_ends_at"),
    /** Whether anything was ever paid. If not, the time above is the trial. */
    hasPaid: integer("has_paid", { mode: "boolean" }).notNull().default(false),
    /** End of the trial, set once something was paid: it still holds if the payment is refunded. */
    trialEndsAt: integer("trial_ends_at"),
    stripeCustomerId: text("stripe_customer_id").unique(),
    /** The account this guest logged in to; games the guest still plays count for it. */
    mergedInto: text("merged_into"),
    createdAt: integer("created_at").notNull(),
    verifiedAt: integer("verified_at"),
  },
  (table) => [
    index("user_created").on(table.createdAt),
    // Guests in the order in which the nightly job may delete them.
    index("user_guest_age")
      .on(table.createdAt, table.id)
      .where(sql`${table.kind} = 'guest' AND ${table.mergedInto} IS NULL`),
    index("user_merged")
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} IS NOT NULL`),
  ],
);

/** Refresh sessions: one row per token; all rows that come from one login form a family. */
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
    /**
     * Set when another token replaced it. If it is used after that, it counts as stolen, except shortly after
     * the change or while the new token was never used.
     */
    rotatedAt: integer("rotated_at"),
    /** Whether the login passed the account's second factor. */
    passedFactor: integer("passed_factor", { mode: "boolean" }).notNull().default(false),
    /** Browser and system in the product's own words; null: unknown, or a guest's. */
    device: text(),
    /** When the login was last used, to the hour; null: not since this token was created. */
    usedAt: integer("used_at"),
  },
  (table) => [
    index("session_family").on(table.family),
    index("session_user").on(table.userId),
    index("session_expiry").on(table.expiresAt),
  ],
);

/** Rooms as their outbox last reported them. */
export const room = sqliteTable(
  "room",
  {
    id: text().primaryKey(),
    gameCode: text("game_code").notNull(),
    /** The chosen game; null before the host chooses one. */
    gameId: text("game_id"),
    gameType: text("game_type").$type<GameType>(),
    hostType: text("host_type").$type<HostType>().notNull(),
    hostUserId: text("host_user_id").notNull(),
    isPublic: integer("is_public", { mode: "boolean" }).notNull(),
    language: text().$type<Language>().notNull(),
    active: integer({ mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
    playerCount: integer("player_count").notNull(),
    /** When the room last reported anything. */
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("room_public")
      .on(table.createdAt)
      .where(sql`${table.isPublic} = 1 AND ${table.active} = 1`),
    index("room_updated").on(table.updatedAt),
  ],
);

/** Games that were started; the end is null while a game runs, and stays null if its room was lost. */
export const game = sqliteTable(
  "game",
  {
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
    /**
     * Ids of the content that was shown, so that these people see other content next time. Kept for ninety
     * days.
     */
    shown: text({ mode: "json" }).$type<readonly string[]>(),
    /** Who hosted it, for as long as `shown` is kept. */
    hostUserId: text("host_user_id"),
  },
  (table) => [index("game_room").on(table.roomId), index("game_host").on(table.hostUserId)],
);

/** What a game's players made, without what was removed. No row: nothing is left. */
export const keepsake = sqliteTable("keepsake", {
  gameId: text("game_id").primaryKey(),
  items: text({ mode: "json" }).$type<readonly Keepsake[]>().notNull(),
  /** Ids of what was removed on a profile, since the room may report it again. */
  removed: text({ mode: "json" }).$type<readonly string[]>().notNull().default([]),
});

/** One player's line on a game's podium. */
export const gamePlayer = sqliteTable(
  "game_player",
  {
    gameId: text("game_id").notNull(),
    /** The seat's number in its room. */
    playerId: integer("player_id").notNull(),
    /** The account behind the seat; null for robots and for people who joined by code alone. */
    userId: text("user_id"),
    alias: text().notNull(),
    avatarSrc: text("avatar_src").notNull(),
    hexColor: text("hex_color").notNull(),
    robot: integer({ mode: "boolean" }).notNull(),
    /** Not an integer, because some games count in tenths. */
    score: real().notNull(),
    rank: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.playerId] }),
    index("game_player_user").on(table.userId),
  ],
);
