import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { REPORT_VERDICTS, type ReportReason } from "../../src-shared/catalog/reports.ts";

// All instants are ms since 1970.

/** Messages from the contact form; mailed to the team and kept until handled. */
export const contactMessage = sqliteTable("contact_message", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Answers of the survey. */
export const surveyAnswer = sqliteTable("survey_answer", {
  id: text().primaryKey(),
  language: text().$type<Language>().notNull(),
  answers: text({ mode: "json" }).$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Content that a player reported. */
export const report = sqliteTable(
  "report",
  {
    id: text().primaryKey(),
    roomId: text("room_id").notNull(),
    gameCode: text("game_code").notNull(),
    gameType: text("game_type"),
    /** Seats: the reporter's, and that of the player who made the content. */
    reporterId: integer("reporter_id").notNull(),
    playerId: integer("player_id"),
    userId: text("user_id"),
    /** What was reported, as it was shown. */
    content: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    createdAt: integer("created_at").notNull(),
    handledAt: integer("handled_at"),
    handledBy: text("handled_by"),
    verdict: text({ enum: REPORT_VERDICTS }),
    /** The reported pack of the library; room and seats are empty then. */
    packId: text("pack_id"),
    /** The account that reported the pack. */
    reporterUserId: text("reporter_user_id"),
  },
  (table) => [index("report_created").on(table.createdAt), index("report_pack").on(table.packId)],
);

/** How much of a quota was used up (src-shared/catalog/quotas.ts). */
export const quotaUse = sqliteTable(
  "quota_use",
  {
    /** What is counted, and a keyed hash of whose use it is, or `all`: no address is stored in plain text. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [index("quota_use_ends").on(table.endsAt)],
);

/** Switches that an admin has turned. */
export const featureFlag = sqliteTable("feature_flag", {
  name: text().primaryKey(),
  isOn: integer("is_on", { mode: "boolean" }).notNull(),
  updatedAt: integer("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** What admins did with their rights, and who did it. */
export const auditEntry = sqliteTable(
  "audit_entry",
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    actorId: text("actor_id").notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: text({ mode: "json" }).$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [index("audit_at").on(table.at)],
);

/** Daily counts of what happened, without anything about who did it (src-worker/shared/dayCounts.ts). */
export const eventCount = sqliteTable("event_count", {
  /** `2026-11-21 game_started REQUIP`: the day, the name, and for some counts a subdivision. */
  key: text().primaryKey(),
  count: integer().notNull(),
});

/** Answers to prompts that players agreed to leave for later players. */
export const existingAnswer = sqliteTable(
  "existing_answer",
  {
    id: text().primaryKey(),
    language: text().$type<Language>().notNull(),
    promptId: text("prompt_id").notNull(),
    answer: text().notNull(),
    /** Null: given by a guest, or the account was deleted. */
    userId: text("user_id"),
    /** Share of the votes it won, 0 to 1000. */
    share: integer().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("existing_answer_prompt").on(table.promptId, table.language, table.share)],
);
