import { asc, gt, sql } from "drizzle-orm";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { Database } from "../../../db/client.ts";
import { surveyAnswer } from "../../../db/site.schema.ts";
import { isOn } from "../../../shared/flags.usecases.ts";
import type { Deps } from "../../../shared/deps.ts";
import { countEvent } from "../../../shared/dayCounts.ts";
import { uuidv7 } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";

/** An answer to one question of the survey. */
export type SurveyValue = string | number | boolean | readonly string[];

/** Stores a visitor's answers anonymously. Refuses with survey_closed. */
export async function takeSurvey(
  deps: Deps,
  { language, answers }: { language: Language; answers: Readonly<Record<string, SurveyValue>> },
): Promise<void> {
  const db = await deps.database();
  if (!(await isOn(db, "survey"))) throw new Problem("survey_closed");
  const createdAt = deps.now();
  await db.insert(surveyAnswer).values({ id: uuidv7(createdAt), language, answers, createdAt });
  countEvent(deps, "survey_answered");
}

/** How many questions an export has columns for: the most answered ones. */
const QUESTIONS_EXPORTED_MAX = 100;
/** How many answers are read at a time. */
const PAGE = 500;

/** Returns the questions that were answered most, in alphabetical order. */
export async function surveyQuestions(db: Database): Promise<string[]> {
  const rows = await db.all<{ question: string }>(sql`
    SELECT each.key AS question FROM ${surveyAnswer}, json_each(${surveyAnswer.answers}) AS each
    GROUP BY each.key ORDER BY count(*) DESC, each.key LIMIT ${QUESTIONS_EXPORTED_MAX}`);
  return rows.map(({ question }) => question).sort();
}

/** Yields all answers, oldest first. They are read in pages, since all of them may not fit into memory. */
export async function* surveyAnswers(db: Database) {
  let last = "";
  for (;;) {
    // Ids begin with the time of their creation.
    const rows = await db
      .select()
      .from(surveyAnswer)
      .where(gt(surveyAnswer.id, last))
      .orderBy(asc(surveyAnswer.id))
      .limit(PAGE);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end.id;
  }
}
