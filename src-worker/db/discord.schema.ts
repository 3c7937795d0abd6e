import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The room in which a running Discord activity plays. All instants are ms since 1970. */
export const discordInstance = sqliteTable(
  "discord_instance",
  {
    /** Discord's id, the same for everybody in this activity. */
    instanceId: text("instance_id").primaryKey(),
    gameCode: text("game_code").notNull(),
    /** The code may name another room later. */
    roomId: text("room_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("discord_instance_created").on(table.createdAt)],
);
