import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./schema.ts";

// All instants are ms since 1970.

/** The authenticator app of an account. */
export const secondFactor = sqliteTable("second_factor", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** The key shared by app and server, sealed (identity/secondFactor/sealed.ts). */
  secret: text().notNull(),
  /** Since when logins require a code; null: the first code was not entered yet. */
  since: integer(),
  /** The last time step whose code was accepted: no code is accepted twice. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Codes for people who have lost their app. Only hashes are stored; a used code is deleted. */
export const recoveryCode = sqliteTable(
  "recovery_code",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** SHA-256 of account and code, hex. */
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
