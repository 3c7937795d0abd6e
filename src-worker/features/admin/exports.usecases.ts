import { deleteMessage, listMessages } from "../site/contact/contact.repository.ts";
import { surveyAnswer } from "../../db/site.schema.ts";
import { unsubscribeLinks } from "../../mail/unsubscribe.ts";
import { csvResponse } from "../../shared/csv.ts";
import type { Deps } from "../../shared/deps.ts";
import { offsetOf, paged } from "../../shared/paging.ts";
import { Problem } from "../../shared/problem.ts";
import {
  surveyAnswers,
  surveyQuestions,
  type SurveyValue,
} from "../site/survey/survey.usecases.ts";
import { countReaders, readersOfNews } from "./newsReaders.repository.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import type { AuditAction } from "../../../src-shared/catalog/admin.ts";
import { insertAuditEntry } from "../../shared/audit.repository.ts";
import { isoOf } from "../../shared/iso.ts";

async function note(
  deps: Deps,
  admin: AccessClaims,
  action: AuditAction,
  what: { readonly subject: string; readonly detail?: Readonly<Record<string, number>> },
) {
  const by = { actorId: admin.userId, action, at: deps.now() };
  await insertAuditEntry(await deps.database(), { ...by, ...what });
}

/** Subject and detail for the audit entry of a list, which has no id of its own. */
const ofMany = (count: number) => ({ subject: "", detail: { count } });

/** Exports the newsletter's readers, with or without an account, as CSV, each with an unsubscribe link. */
export async function exportNewsletter(
  deps: Deps,
  admin: AccessClaims,
  site: string,
): Promise<Response> {
  const db = await deps.database();
  await note(deps, admin, "export.newsletter", ofMany(await countReaders(db)));
  async function* readers() {
    for await (const page of readersOfNews(db)) {
      const stops = await unsubscribeLinks(deps, page, site);
      for (const [at, reader] of page.entries()) yield { ...reader, stop: stops[at] ?? "" };
    }
  }
  const head = ["email", "name", "language", "since", "unsubscribe"];
  return csvResponse(head, readers(), ({ email, name, language, since, stop }) => [
    email,
    name,
    language,
    isoOf(since),
    stop,
  ]);
}

function cellOf(value: SurveyValue | undefined): string | number {
  if (value === undefined) return "";
  if (typeof value === "number" || typeof value === "string") return value;
  return typeof value === "boolean" ? String(value) : value.join("; ");
}

/** Exports the survey as CSV, with one column for each of the most answered questions. */
export async function exportSurvey(deps: Deps, admin: AccessClaims): Promise<Response> {
  const db = await deps.database();
  await note(deps, admin, "export.survey", ofMany(await db.$count(surveyAnswer)));
  const questions = await surveyQuestions(db);
  const head = ["answeredAt", "language", ...questions];
  return csvResponse(head, surveyAnswers(db), ({ createdAt, language, answers }) => [
    isoOf(createdAt),
    language,
    // SAFETY: `takeSurvey` only writes values of this type.
    ...questions.map((question) => cellOf(answers[question] as SurveyValue | undefined)),
  ]);
}

/** Returns a page of messages from the contact form. */
export async function pageOfMessages(deps: Deps, page: number) {
  const { items, total } = await listMessages(await deps.database(), offsetOf(page));
  const messages = items.map((row) => ({ ...row, createdAt: isoOf(row.createdAt) }));
  return paged(messages, page, total);
}

/** Deletes a message that has been handled. Refuses with not_found. */
export async function removeMessage(deps: Deps, admin: AccessClaims, id: string): Promise<void> {
  if (!(await deleteMessage(await deps.database(), id))) throw new Problem("not_found");
  await note(deps, admin, "contact.delete", { subject: id });
}
