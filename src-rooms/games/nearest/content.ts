import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BuiltInContent } from "../builtInContent.ts";

/** The words of every question, by its id: `src-rooms/content/<language>/nearest.json`. */
export type QuestionTexts = Readonly<Record<string, string>>;

/** Texts registered so far: every language in a room (builtIn.ts), only the reader's own on the lesson page. */
const TEXTS = new Map<Language, BuiltInContent<QuestionTexts>>();

/** Registers the question texts of a language. */
export function knowQuestions(language: Language, texts: BuiltInContent<QuestionTexts>): void {
  TEXTS.set(language, texts);
}

/** A question's text in this language; empty when the content no longer has the question. */
export function questionText(language: Language, id: string): string {
  const texts = TEXTS.get(language);
  if (!texts) throw new Error(`the ${language} questions of EXPERIMENTS were not loaded`);
  return texts()[id] ?? "";
}
