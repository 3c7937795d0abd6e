import type { Language } from "../../../src-shared/catalog/languages.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { Problem } from "../../shared/problem.ts";

/**
 * Checks a circle's name against the words kept out in the caller's language and those kept out everywhere.
 * Other languages are ignored, since a word that is offensive in one may be innocent in another. Refuses with
 * text_not_allowed.
 */
export function requireCircleName(name: string, language: Language): void {
  if (!isAllowed(name, [language], "moderate")) throw new Problem("text_not_allowed");
}

/**
 * Checks the name of somebody who joins by the link. A name in one language may be an offensive word in
 * another, so only words kept out everywhere are refused. Refuses with text_not_allowed.
 */
export function requirePersonsName(name: string): void {
  if (!isAllowed(name, [], "moderate")) throw new Problem("text_not_allowed");
}
