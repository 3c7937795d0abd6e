import { RATINGS, type Rating } from "../../../src-shared/catalog/settings.ts";
import estimates from "../../content/estimates.json" with { type: "json" };
import { freshFirst, type Random } from "../random.ts";

/** A question about a number; its text is in the content of each language, under its id. */
export interface Question {
  readonly id: string;
  readonly answer: number;
  /** What people commonly believe, lowest and highest. */
  readonly hunch: readonly [number, number];
  readonly rating: Rating;
  readonly isYear: boolean;
}

function ratingOf(text: string): Rating {
  const found = RATINGS.find((rating) => rating === text);
  if (!found) throw new Error(`unknown rating: ${text}`);
  return found;
}

/** All built-in questions. */
export const QUESTIONS: readonly Question[] = estimates.map(
  ({ id, answer, hunch: [low = 0, high = 0], rating, year = false }) => ({
    id,
    answer,
    hunch: [low, high],
    rating: ratingOf(rating),
    isYear: year,
  }),
);

const BY_ID = new Map(QUESTIONS.map((question) => [question.id, question]));

/** The question with this id; undefined when it no longer exists. */
export function questionOf(id: string | undefined): Question | undefined {
  return id === undefined ? undefined : BY_ID.get(id);
}

/** What a robot knows about a question: what people commonly believe, but not the answer. */
export type Belief = Pick<Question, "hunch" | "isYear">;

/** What people commonly believe about a question; undefined when it no longer exists. */
export function beliefAt(id: string | undefined): Belief | undefined {
  const question = questionOf(id);
  return question && { hunch: question.hunch, isYear: question.isYear };
}

/** Ids of the questions allowed by this rating, in the order they are asked: unseen ones first (NN2). */
export function deckFor(rating: Rating, used: readonly string[], random: Random): string[] {
  const fits = QUESTIONS.filter(
    (question) => RATINGS.indexOf(question.rating) <= RATINGS.indexOf(rating),
  ).map(({ id }) => id);
  return freshFirst(fits, (id) => id, used, random);
}
