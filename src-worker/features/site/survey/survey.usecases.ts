import { asc } from "drizzle-orm";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { Database } from "../../../db/client.ts";
import { surveyAnswer } from "../../../db/site.schema.ts";
import { isOn } from "../../../shared/flags.usecases.ts";
import type { Deps } from "../../../shared/deps.ts";
import { uuidv7 } from "../../../shared/ids.ts";
import { Problem } from "../../../shared/problem.ts";

export type SurveyValue = string | number | boolean | readonly string[];

/** Keep somebody's answers; who they are is not asked. Refuses with survey_closed. */
export async function takeSurvey(
  deps: Deps,
  { language, answers }: { language: Language; answers: Readonly<Record<string, SurveyValue>> },
): Promise<void> {
  const db = await deps.database();
  if (!(await isOn(db, "survey"))) throw new Problem("survey_closed");
  const createdAt = deps.now();
  await db.insert(surveyAnswer).values({ id: uuidv7(createdAt), language, answers, createdAt });
}

/** Everything that was answered, oldest first. */
export async function allSurveyAnswers(db: Database) {
  return db.select().from(surveyAnswer).orderBy(asc(surveyAnswer.createdAt), asc(surveyAnswer.id));
}
