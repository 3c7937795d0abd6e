import type { Language } from "../../src-shared/catalog/languages.ts";
import { alike, longer, repeated, stopped, untidyPrint } from "./lines.ts";
import { estimates, type Banks } from "./banks.ts";

/** Longest question that the smallest phone shows above its keypad without scrolling, characters. */
const QUESTION_LENGTH_MAX = 108;

/** Lists what is wrong with the texts of the questions of EXPERIMENTS. */
export function faultsOfQuestions(questions: Banks["questions"], language: Language): string[] {
  const all = Object.values(questions);
  const known = new Map(estimates().map(({ id, rating }) => [id, rating]));
  const ids = Object.keys(questions);
  const forFamilies = ids.flatMap((id) =>
    known.get(id) === "family" ? (questions[id] ?? []) : [],
  );
  return [
    ...repeated(all),
    ...alike(all),
    ...untidyPrint(all),
    ...longer(all, QUESTION_LENGTH_MAX),
    ...ids.filter((id) => !known.has(id)).map((id) => `has no answer: ${id}`),
    ...all.filter((text) => !/\?/u.test(text)).map((text) => `is not a question: ${text}`),
    ...stopped(forFamilies, language, "strict"),
    ...stopped(all, language, "moderate"),
  ];
}
