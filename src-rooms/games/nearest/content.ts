import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { HouseContent } from "../houseContent.ts";

/** The words of every question, by its id: `src-rooms/content/<language>/nearest.json`. */
export type QuestionTexts = Readonly<Record<string, string>>;

/** What is known: every language in a room (house.ts), the reader's alone on the page that teaches the game. */
const TEXTS = new Map<Language, HouseContent<QuestionTexts>>();

/** From now on questions are asked in this language as well. */
export function knowQuestions(language: Language, texts: HouseContent<QuestionTexts>): void {
  TEXTS.set(language, texts);
}

/** A question as it is asked in this language; empty for one that no build has any more. */
export function questionText(language: Language, id: string): string {
  const texts = TEXTS.get(language);
  if (!texts) throw new Error(`nobody told EXPERIMENTS its ${language} questions`);
  return texts()[id] ?? "";
}
