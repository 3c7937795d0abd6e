import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { CIRCLE_REPLIES } from "../../src-shared/catalog/circles.ts";
import { user } from "./schema.ts";

// All instants are ms since 1970. What a circle shows of its evenings is computed from the stored games.
// Nothing is copied from them, so that what somebody removes there is gone here too.

/** Circles: people who play together again and again and want to remember it. */
export const circle = sqliteTable("circle", {
  id: text().primaryKey(),
  name: text().notNull(),
  /** How often the circle's link was renewed: links from before no longer work. */
  linkNumber: integer("link_number").notNull().default(0),
  createdAt: integer("created_at").notNull(),
});

/** Members of circles. When an account is deleted, its memberships are deleted too, including the names. */
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
    /** Name and avatar they had at the table when they joined. */
    name: text().notNull(),
    avatarSrc: text("avatar_src").notNull(),
    joinedAt: integer("joined_at").notNull(),
    /**
     * Whether they lead: may rename the circle, renew its link, remove members and evenings, and delete it.
     * If nobody has this mark, the member who joined first leads.
     */
    leads: integer({ mode: "boolean" }).notNull().default(false),
    /** Their reply to the next date; null: none yet. */
    reply: text({ enum: CIRCLE_REPLIES }),
  },
  (table) => [
    unique("circle_member_once").on(table.circleId, table.userId),
    index("circle_member_user").on(table.userId),
  ],
);

/**
 * People whom a leader took out of a circle. They come in again only by a link from after that, which somebody
 * in the circle has to give them.
 */
export const circleOut = sqliteTable(
  "circle_out",
  {
    circleId: text("circle_id")
      .notNull()
      .references(() => circle.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The number of the circle's link at that moment. */
    linkNumber: integer("link_number").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.userId] }),
    index("circle_out_user").on(table.userId),
  ],
);

/**
 * `at` of an evening that was removed from its circle, so that later games of the same night do not bring it
 * back.
 */
export const TAKEN_OUT = 0;

/** Nights of a circle: one room each, whose games are in `game`. */
export const circleEvening = sqliteTable(
  "circle_evening",
  {
    circleId: text("circle_id")
      .notNull()
      .references(() => circle.id, { onDelete: "cascade" }),
    roomId: text("room_id").notNull(),
    /** The night's reel, which decides which keepsakes may be shown; null: it had none. */
    reelId: text("reel_id"),
    at: integer().notNull(),
    /**
     * Seats that were left out of the reel, stored when it expires; null: not expired yet, or there was none.
     */
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
  /** Stays the same when the date moves, so that calendars recognise the event. */
  uid: text().notNull(),
  at: integer().notNull(),
  minutes: integer().notNull(),
  /** Incremented with every change, so that calendars take the newer version (RFC 5545). */
  sequence: integer().notNull(),
  isOff: integer("is_off", { mode: "boolean" }).notNull().default(false),
  changedAt: integer("changed_at").notNull(),
});
