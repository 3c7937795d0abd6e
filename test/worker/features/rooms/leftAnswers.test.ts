import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { gameId, playerId } from "../../../../src-shared/protocol/ids.ts";
import type { OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { existingAnswer } from "../../../../src-worker/db/site.schema.ts";
import { answersFor } from "../../../../src-worker/features/rooms/outbox/leftAnswers.repository.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import {
  robotLine,
  tidyLine,
  type LanguageModel,
} from "../../../../src-worker/config/robotLine.ts";
import { database } from "../../support/support.ts";

const [ada, ben, cleo] = [playerId(1), playerId(2), playerId(3)];

function left(id: string, users: Record<number, string>, share = 500): OutboxRow {
  const answers = [ada, ben, cleo].map((one, at) => ({
    promptId: "bad-pizza",
    answer: `Answer ${at + 1} of ${id}`,
    playerId: one,
    share: share + at,
  }));
  const body = { gameId: gameId(id), language: "en", endedAt: 4_000, answers, users } as const;
  return { kind: "leftAnswers", id: `answers ${id}`, body };
}

async function account(id: string, keepsAnswers: boolean): Promise<void> {
  const db = await database();
  await db
    .insert(user)
    .values({ id, kind: "guest", language: "en", createdAt: 1, keepsAnswers })
    .onConflictDoNothing();
}

test("answers are left for later players, best first, except those of accounts that do not want it", async () => {
  const db = await database();
  await account("keeps", true);
  await account("silent", false);
  // An account that is deleted by the time the room sends its game counts as silent too.
  await deliverOutbox(
    db,
    [left("left-0", { [ada]: "gone", [ben]: "gone", [cleo]: "gone" })],
    4_000,
  );
  const row = left("left-1", { [ada]: "keeps", [ben]: "silent" });
  await deliverOutbox(db, [row], 5_000);
  // Delivering the row again changes nothing.
  await deliverOutbox(db, [row], 6_000);
  const stored = await db
    .select()
    .from(existingAnswer)
    .where(eq(existingAnswer.promptId, "bad-pizza"));
  expect(stored.map(({ answer, userId }) => [answer, userId])).toEqual([
    ["Answer 1 of left-1", "keeps"],
    ["Answer 3 of left-1", null],
  ]);
  await deliverOutbox(db, [left("left-2", {}, 900)], 7_000);
  expect(await answersFor(db, "en")).toEqual({
    "bad-pizza": [
      "Answer 3 of left-2",
      "Answer 2 of left-2",
      "Answer 1 of left-2",
      "Answer 3 of left-1",
      "Answer 1 of left-1",
    ],
  });
  expect(await answersFor(db, "pl")).toEqual({});
});

test("a guest's answers belong to the account they have since logged in to, if it wants to leave answers", async () => {
  const db = await database();
  await account("with-account", true);
  await account("wishes-silence", false);
  await account("was-guest", true);
  await account("was-guest-too", true);
  const merge = (id: string, mergedInto: string) =>
    db.update(user).set({ mergedInto }).where(eq(user.id, id));
  await merge("was-guest", "with-account");
  await merge("was-guest-too", "wishes-silence");
  // Both took their seats as guests and logged in during the game.
  const row = left("left-merged", { [ada]: "was-guest", [ben]: "was-guest-too" });
  await deliverOutbox(db, [row], 5_000);
  const stored = await db
    .select()
    .from(existingAnswer)
    .where(like(existingAnswer.id, "left-merged %"));
  expect(stored.map(({ answer, userId }) => [answer, userId])).toEqual([
    ["Answer 1 of left-merged", "with-account"],
    ["Answer 3 of left-merged", null],
  ]);
});

test("a language model's line is used only if it is one short line", async () => {
  expect(tidyLine('"A haunted toaster."\nHope you like it!', 60)).toBe("A haunted toaster.");
  expect(tidyLine("  ", 60)).toBeUndefined();
  expect(tidyLine("x".repeat(61), 60)).toBeUndefined();
  const asked: string[] = [];
  const model = (answer: unknown): LanguageModel => ({
    run: async (_name, { messages }) => {
      asked.push(...messages.map(({ content }) => content));
      return answer;
    },
  });
  expect(await robotLine(model({ response: "„Ein Toaster“" }), "Was ist das?", "de", 60)).toBe(
    "Ein Toaster",
  );
  expect(asked.join()).toContain("Deutsch");
  expect(asked.at(-1)).toBe("Was ist das?");
  for (const answer of [undefined, {}, { response: 7 }, "text"]) {
    expect(await robotLine(model(answer), "?", "en", 60)).toBeUndefined();
  }
});
