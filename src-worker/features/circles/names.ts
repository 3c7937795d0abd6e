import type { Language } from "../../../src-shared/catalog/languages.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { Problem } from "../../shared/problem.ts";

/**
 * What somebody of this language may call a circle: its words, and those that are kept out everywhere. An innocent
 * word of one language is none of another. Refuses with text_not_allowed.
 */
export function demandCircleName(name: string, language: Language): void {
  if (!isAllowed(name, [language], "moderate")) throw new Problem("text_not_allowed");
}

/**
 * What somebody may call themselves at the door: a name of one language is a word of another, so only words
 * count that are kept out everywhere. Refuses with text_not_allowed.
 */
export function demandPersonsName(name: string): void {
  if (!isAllowed(name, [], "moderate")) throw new Problem("text_not_allowed");
}
