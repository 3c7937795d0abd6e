import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Which room a running Discord activity plays in. All instants are ms since 1970. */
export const discordInstance = sqliteTable(
  "discord_instance",
  {
    /** Discord's own id: the same for everybody who is in this activity together. */
    instanceId: text("instance_id").primaryKey(),
    gameCode: text("game_code").notNull(),
    /** A code may name another room later. */
    roomId: text("room_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("discord_instance_created").on(table.createdAt)],
);
