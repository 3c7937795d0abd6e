import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { PROVIDERS } from "../../src-shared/catalog/people.ts";
import { user } from "./schema.ts";

// All instants are ms since 1970.

/** What a link in a mail can be used for. */
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
 * What somebody entered at sign-up. It becomes an account only with the link that was mailed for it, so
 * nobody can sign up with another person's address and leave their own password in that person's account.
 */
export interface PendingSignUp {
  readonly name: string;
  readonly passwordHash: string;
  readonly marketingConsent: boolean;
  readonly favoriteAvatarSrc: string | null;
  /** The guest who signed up: their row becomes the account. */
  readonly guestUserId: string | null;
  /** Id of the browser in which they signed up (http/knownBrowser.ts). */
  readonly browser?: string;
}

/**
 * Mailed links. Only the hash of the token is stored. A link works once, then its row is deleted or marked as
 * used.
 */
export const mailToken = sqliteTable(
  "mail_token",
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text({ enum: MAIL_TOKEN_PURPOSES }).notNull(),
    /** Null for people without an account: invites, newsletter. */
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** As in `user`. */
    emailKey: text("email_key").notNull().default(""),
    language: text().$type<Language>().notNull(),
    /** What the account starts with when the link of a sign-up is opened. Only `verify` has it. */
    signUp: text("sign_up", { mode: "json" }).$type<PendingSignUp>(),
    /** The admin who sent the invitation. */
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

/** Accounts at other providers with which people log in. */
export const identity = sqliteTable(
  "identity",
  {
    provider: text({ enum: PROVIDERS }).notNull(),
    /** The provider's id of the person. */
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

/** Outgoing mails: a failed attempt is retried after growing pauses. */
export const mail = sqliteTable(
  "mail",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** For the header from which mail programs make an unsubscribe button. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** Who receives replies; null: the sender's address. */
    replyTo: text("reply_to"),
    createdAt: integer("created_at").notNull(),
    attempts: integer().notNull().default(0),
    /** When to try next; null: sent or given up. */
    nextAt: integer("next_at"),
    sentAt: integer("sent_at"),
    /** Name, code and message of the last error. */
    error: text(),
  },
  (table) => [
    index("mail_next").on(table.nextAt),
    index("mail_recipient").on(table.recipient, table.createdAt),
  ],
);

/** Counts of tries that are slowed down when there are too many: logins, and mails that strangers request. */
export const loginFailure = sqliteTable("login_failure", {
  /** What is counted, and a keyed hash of whose tries they are: no address is stored in plain text. */
  key: text().primaryKey(),
  count: integer().notNull(),
  lastAt: integer("last_at").notNull(),
  /** Until then every try is refused, and not counted. */
  blockedUntil: integer("blocked_until").notNull(),
});

/** People who requested the newsletter; only those who confirmed receive it. */
export const subscriber = sqliteTable("subscriber", {
  emailKey: text("email_key").primaryKey(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: integer("created_at").notNull(),
  confirmedAt: integer("confirmed_at"),
});
