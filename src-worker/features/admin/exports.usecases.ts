import { and, asc, eq, isNotNull } from "drizzle-orm";
import { deleteMessage, listMessages } from "../site/contact/contact.repository.ts";
import { subscriber } from "../../db/accounts.schema.ts";
import type { Database } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import { csvOf } from "../../shared/csv.ts";
import type { Deps } from "../../shared/deps.ts";
import { offsetOf, paged } from "../../shared/paging.ts";
import { Problem } from "../../shared/problem.ts";
import { allSurveyAnswers, type SurveyValue } from "../site/survey/survey.usecases.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { AuditAction } from "../../../src-shared/catalog/admin.ts";
import { auditNoted } from "./audit.repository.ts";

const isoOf = (ms: number) => new Date(ms).toISOString();

async function note(deps: Deps, admin: AccessClaims, action: AuditAction, subject: string) {
  await auditNoted(await deps.database(), {
    actorId: admin.userId,
    action,
    subject,
    at: deps.now(),
  });
}

/** Everybody who may be sent news: confirmed subscribers and accounts that agreed, each once. */
async function readersOfNews(db: Database) {
  const asked = await db
    .select()
    .from(subscriber)
    .where(isNotNull(subscriber.confirmedAt))
    .orderBy(asc(subscriber.createdAt));
  const accounts = await db
    .select()
    .from(user)
    .where(and(eq(user.marketingConsent, true), eq(user.isBlocked, false), isNotNull(user.email)))
    .orderBy(asc(user.createdAt));
  const known = new Set(asked.map(({ emailKey }) => emailKey));
  return [
    ...asked.map(({ email, language, confirmedAt }) => ({
      email,
      language,
      name: "",
      since: confirmedAt ?? 0,
    })),
    ...accounts
      .filter(({ emailKey }) => !known.has(emailKey ?? ""))
      .map(({ email, language, name, verifiedAt, createdAt }) => ({
        email: email ?? "",
        language,
        name,
        since: verifiedAt ?? createdAt,
      })),
  ];
}

/** The newsletter's readers as CSV. */
export async function exportNewsletter(deps: Deps, admin: AccessClaims): Promise<string> {
  const readers = await readersOfNews(await deps.database());
  await note(deps, admin, "export.newsletter", `${readers.length} readers`);
  const rows = readers.map(({ email, name, language, since }) => [
    email,
    name,
    language,
    isoOf(since),
  ]);
  return csvOf([["email", "name", "language", "since"], ...rows]);
}

function cellOf(value: SurveyValue | undefined): string | number {
  if (value === undefined) return "";
  if (typeof value === "number" || typeof value === "string") return value;
  return typeof value === "boolean" ? String(value) : value.join("; ");
}

/** The survey as CSV: one column for each question anybody answered. */
export async function exportSurvey(deps: Deps, admin: AccessClaims): Promise<string> {
  const answered = await allSurveyAnswers(await deps.database());
  await note(deps, admin, "export.survey", `${answered.length} answers`);
  const questions = [...new Set(answered.flatMap(({ answers }) => Object.keys(answers)))].sort();
  const rows = answered.map(({ createdAt, language, answers }) => [
    isoOf(createdAt),
    language,
    // SAFETY: `takeSurvey` wrote only such values.
    ...questions.map((question) => cellOf(answers[question] as SurveyValue | undefined)),
  ]);
  return csvOf([["answeredAt", "language", ...questions], ...rows]);
}

/** A page of what the contact form brought. */
export async function pageOfMessages(deps: Deps, page: number) {
  const { items, total } = await listMessages(await deps.database(), offsetOf(page));
  const messages = items.map((row) => ({ ...row, createdAt: isoOf(row.createdAt) }));
  return paged(messages, page, total);
}

/** A message was handled and goes. Refuses with not_found. */
export async function removeMessage(deps: Deps, admin: AccessClaims, id: string): Promise<void> {
  if (!(await deleteMessage(await deps.database(), id))) throw new Problem("not_found");
  await note(deps, admin, "contact.delete", id);
}
