import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { user } from "./schema.ts";

// All instants are ms since 1970.

/** What a link in a mail is good for. */
const MAIL_TOKEN_PURPOSES = [
  "verify",
  "reset",
  "login",
  "invite",
  "delete",
  "email",
  "newsletter",
  "unsubscribe",
] as const;
export type MailTokenPurpose = (typeof MAIL_TOKEN_PURPOSES)[number];

/**
 * What somebody typed when signing up. It becomes an account with the link that was mailed for it and
 * with no other: whoever signs up with a foreign address cannot leave their password in it.
 */
export interface PendingSignUp {
  readonly name: string;
  readonly passwordHash: string;
  readonly marketingConsent: boolean;
  readonly favoriteAvatarSrc: string | null;
  /** The guest who signed up: the account is the same row. */
  readonly guestUserId: string | null;
  /** Names the browser in which they typed it (http/knownBrowser.ts). */
  readonly browser?: string;
}

/** Links that were mailed. Only the hash of the token is kept; used once, then gone or marked. */
export const mailToken = sqliteTable(
  "mail_token",
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text({ enum: MAIL_TOKEN_PURPOSES }).notNull(),
    /** Null for people who have no account: invites, newsletter. */
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** As in `user`. */
    emailKey: text("email_key").notNull().default(""),
    language: text().$type<Language>().notNull(),
    /** What the account becomes when the link of a sign-up is opened. Only `verify` has it. */
    signUp: text("sign_up", { mode: "json" }).$type<PendingSignUp>(),
    /** The admin who invited. */
    invitedBy: text("invited_by"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [
    index("mail_token_user").on(table.userId),
    index("mail_token_email").on(table.emailKey),
    index("mail_token_expiry").on(table.expiresAt),
  ],
);

/** Accounts at other providers by which somebody logs in. */
export const identity = sqliteTable(
  "identity",
  {
    provider: text({ enum: ["discord", "google"] }).notNull(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identity_user").on(table.userId),
  ],
);

/** Mails on their way: a failed send is tried again with growing pauses. */
export const mail = sqliteTable(
  "mail",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** For the header that mail programs offer as a button. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** Who gets the answer; null: we do. */
    replyTo: text("reply_to"),
    createdAt: integer("created_at").notNull(),
    attempts: integer().notNull().default(0),
    /** When to try next; null: sent, or given up. */
    nextAt: integer("next_at"),
    sentAt: integer("sent_at"),
    /** Name of the last error. */
    error: text(),
  },
  (table) => [
    index("mail_next").on(table.nextAt),
    index("mail_recipient").on(table.recipient, table.createdAt),
  ],
);

/** Tries that are slowed down when there are many: logins, and mails that strangers ask for. */
export const loginFailure = sqliteTable("login_failure", {
  /** What is counted and a keyed hash of whose it is: no address is kept in the clear. */
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: integer("last_at").notNull(),
  /** No try counts before this. */
  blockedUntil: integer("blocked_until").notNull(),
});

/** People who asked for the newsletter; confirmed ones get it. */
export const subscriber = sqliteTable("subscriber", {
  emailKey: text("email_key").primaryKey(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: integer("created_at").notNull(),
  confirmedAt: integer("confirmed_at"),
});
