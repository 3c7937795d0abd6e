import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { REPORT_VERDICTS, type ReportReason } from "../../src-shared/catalog/reports.ts";

// All instants are ms since 1970.

/** What the contact form brought; mailed to the team, kept until handled. */
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
    /** Seats: who reports, and whose content it is. */
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
    /** A pack of the library; room and seats are empty then. */
    packId: text("pack_id"),
    /** Account that reported the pack. */
    reporterUserId: text("reporter_user_id"),
  },
  (table) => [index("report_created").on(table.createdAt), index("report_pack").on(table.packId)],
);

/** What was used up of a quota (src-shared/catalog/quotas.ts). */
export const quotaUse = sqliteTable(
  "quota_use",
  {
    /** What is counted and a keyed hash of whose it is, or `all`: no address is kept in the clear. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: integer("ends_at").notNull(),
  },
  (table) => [index("quota_use_ends").on(table.endsAt)],
);

/** Switches an admin may turn. */
export const featureFlag = sqliteTable("feature_flag", {
  name: text().primaryKey(),
  isOn: integer("is_on", { mode: "boolean" }).notNull(),
  updatedAt: integer("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** Who did what with an admin's rights. */
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

/** What happened on a day, as numbers: who it was is not in it (src-worker/shared/dayCounts.ts). */
export const eventCount = sqliteTable("event_count", {
  /** `2026-11-21 game_started REQUIP`: day, what, and what it is told apart by where it is. */
  key: text().primaryKey(),
  count: integer().notNull(),
});

/** What players once answered to a prompt and agreed to leave for later ones. */
export const existingAnswer = sqliteTable(
  "existing_answer",
  {
    id: text().primaryKey(),
    language: text().$type<Language>().notNull(),
    promptId: text("prompt_id").notNull(),
    answer: text().notNull(),
    /** Null: said by a guest or somebody whose account is gone. */
    userId: text("user_id"),
    /** Share of the votes it won, 0 to 1000. */
    share: integer().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("existing_answer_prompt").on(table.promptId, table.language, table.share)],
);
