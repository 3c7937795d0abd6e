import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./schema.ts";

// All instants are ms since 1970.

/** The authenticator app of an account. */
export const secondFactor = sqliteTable("second_factor", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** The key that app and service share, sealed (identity/secondFactor/sealed.ts). */
  secret: text().notNull(),
  /** Since when logins ask for a code; null: it waits for the first one. */
  since: integer(),
  /** The last step of time whose code was taken: no code is taken twice. */
  lastStep: integer("last_step").notNull().default(0),
});

/** Codes for whoever has lost their app. Only hashes; a used one is gone. */
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
