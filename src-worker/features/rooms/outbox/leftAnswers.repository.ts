import { desc, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { LeftAnswersRecord } from "../../../../src-rooms/session/model/inputs.ts";
import type { Database } from "../../../db/client.ts";
import { existingAnswer } from "../../../db/site.schema.ts";

/** How many answers a room loads: the best ones, more than an evening shows. */
const TAKEN_ALONG = 600;
const PER_PROMPT = 6;

/** How many answers per prompt and language stay in the database: several times as many as a room loads. */
const STAYING_PER_PROMPT = 20;

/**
 * Deletes all but the best answers of each prompt. New ones keep arriving, and the weaker ones are never
 * shown any more.
 */
export async function forgetWeakAnswers(db: Database): Promise<void> {
  await db.delete(existingAnswer).where(
    sql`${existingAnswer.id} IN (SELECT id FROM (SELECT id, row_number() OVER
      (PARTITION BY language, prompt_id ORDER BY share DESC, created_at DESC) AS place
      FROM existing_answer) WHERE place > ${STAYING_PER_PROMPT})`,
  );
}

/**
 * Stores the answers that players of a game leave behind. If a guest has an account by now, the answer
 * belongs to that account. Users who do not want their answers kept, or whose account has been deleted, leave
 * nothing.
 */
export function insertLeftAnswers(
  db: Database,
  { gameId, language, endedAt, answers, users }: LeftAnswersRecord,
): BatchItem<"sqlite">[] {
  if (answers.length === 0) return [];
  const rows = answers.map(({ promptId, answer, playerId, share }) => ({
    id: `${gameId} ${promptId} ${playerId}`,
    promptId,
    answer,
    share,
    userId: users[playerId] ?? null,
  }));
  const left = sql`
    SELECT reported.value ->> 'id', ${language}, reported.value ->> 'promptId', reported.value ->> 'answer', account.id,
      reported.value ->> 'share', ${endedAt}
    FROM json_each(${JSON.stringify(rows)}) AS reported
    LEFT JOIN user AS sat ON sat.id = reported.value ->> 'userId'
    LEFT JOIN user AS account ON account.id = coalesce(sat.merged_into, sat.id)
    WHERE reported.value ->> 'userId' IS NULL OR account.keeps_answers`;
  return [db.insert(existingAnswer).select(left).onConflictDoNothing()];
}

/** Returns what earlier players answered in this language, best first, by prompt. */
export async function answersFor(
  db: Database,
  language: Language,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows = await db
    .select({ promptId: existingAnswer.promptId, answer: existingAnswer.answer })
    .from(existingAnswer)
    .where(eq(existingAnswer.language, language))
    .orderBy(desc(existingAnswer.share), desc(existingAnswer.createdAt))
    .limit(TAKEN_ALONG);
  const answers: Record<string, string[]> = {};
  for (const { promptId, answer } of rows) {
    const known = (answers[promptId] ??= []);
    if (known.length < PER_PROMPT && !known.includes(answer)) known.push(answer);
  }
  return answers;
}
