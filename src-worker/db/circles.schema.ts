import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { CIRCLE_REPLIES } from "../../src-shared/catalog/circles.ts";
import { user } from "./schema.ts";

// All instants are ms since 1970. What a circle shows of its evenings is reckoned from the games
// that are kept anyway: nothing of them is copied, so that what somebody takes away is gone here too.

/** Circles: people who play with each other again and again, and want to remember it. */
export const circle = sqliteTable("circle", {
  id: text().primaryKey(),
  name: text().notNull(),
  /** How often its link was renewed: those of before lead nowhere. */
  linkNumber: integer("link_number").notNull().default(0),
  createdAt: integer("created_at").notNull(),
});

/** Who is in a circle. With their account they go from it, name and all. */
export const circleMember = sqliteTable(
  "circle_member",
  {
    id: text().primaryKey(),
    circleId: text("circle_id")
      .notNull()
      .references(() => circle.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** As they sat at the table when they came in. */
    name: text().notNull(),
    avatarSrc: text("avatar_src").notNull(),
    joinedAt: integer("joined_at").notNull(),
    /** May rename, renew, take out and delete. Nobody has it: whoever is in it longest does. */
    leads: integer({ mode: "boolean" }).notNull().default(false),
    /** What they said to the next date; null: nothing yet. */
    reply: text({ enum: CIRCLE_REPLIES }),
  },
  (table) => [
    unique("circle_member_once").on(table.circleId, table.userId),
    index("circle_member_user").on(table.userId),
  ],
);

/** `at` of an evening that was taken out of its circle: no game of its night brings it back. */
export const TAKEN_OUT = 0;

/** Nights that belong to a circle: a room each, whose games stand in `game`. */
export const circleEvening = sqliteTable(
  "circle_evening",
  {
    circleId: text("circle_id")
      .notNull()
      .references(() => circle.id, { onDelete: "cascade" }),
    roomId: text("room_id").notNull(),
    /** The night's reel, which says what may be shown of what was made; null: it had none. */
    reelId: text("reel_id"),
    at: integer().notNull(),
    /** Seats that were left out of the reel, once its time is over; null: it is not, or there was none. */
    leftOut: text("left_out", { mode: "json" }).$type<readonly number[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.roomId] }),
    index("circle_evening_reel").on(table.reelId),
  ],
);

/** The next date of a circle, one at most. */
export const circleDate = sqliteTable("circle_date", {
  circleId: text("circle_id")
    .primaryKey()
    .references(() => circle.id, { onDelete: "cascade" }),
  /** The same in every calendar, however often the date moves. */
  uid: text().notNull(),
  at: integer().notNull(),
  minutes: integer().notNull(),
  /** Counts up with every change, so that calendars take the newer (RFC 5545). */
  sequence: integer().notNull(),
  isOff: integer("is_off", { mode: "boolean" }).notNull().default(false),
  changedAt: integer("changed_at").notNull(),
});
