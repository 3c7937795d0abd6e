import { LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { Problem } from "../../shared/problem.ts";

/** What a circle may be called: whoever has its link reads it, in whatever language. Refuses with text_not_allowed. */
export function demandCircleName(name: string): void {
  if (!isAllowed(name, LANGUAGES, "moderate")) throw new Problem("text_not_allowed");
}

/**
 * What somebody may call themselves at the door: a name of one language is a word of another, so only words
 * count that are kept out everywhere. Refuses with text_not_allowed.
 */
export function demandPersonsName(name: string): void {
  if (!isAllowed(name, [], "moderate")) throw new Problem("text_not_allowed");
}
