import type { Language } from "../../src-shared/catalog/languages.ts";
import { cleanText, textLength } from "../../src-shared/text/clean.ts";
import { isAllowed } from "../../src-shared/text/filter.ts";
import { nearlyTwice, twice } from "./alike.ts";

/** From here on two lines are one idea, as part of their telling words. */
const ALIKE = 0.75;

/** Lines with spaces or marks that no keyboard leaves there. */
export const untidy = (lines: readonly string[]) =>
  lines.filter((line) => cleanText(line) !== line).map((line) => `is not tidy: ${line}`);
/** The same for what the house prints: a no-break space is meant there, French has it before its marks. */
export const untidyPrint = (lines: readonly string[]) =>
  untidy(lines.map((line) => line.replaceAll("\u00a0", " ")));
/** Lines of more characters than fit. */
export const longer = (lines: readonly string[], most: number) =>
  lines
    .filter((line) => line.length > most && textLength(line) > most)
    .map((line) => `is longer than ${most}: ${line} (${textLength(line)})`);
/** Lines that are looked at together: a filter's look costs nearly the same for one line and for many. */
const LINES_A_LOOK = 40;

/** Lines that a room with this filter would not let through. */
export function stopped(
  lines: readonly string[],
  language: Language,
  filter: "strict" | "moderate",
): string[] {
  const found: string[] = [];
  for (let from = 0; from < lines.length; from += LINES_A_LOOK) {
    const some = lines.slice(from, from + LINES_A_LOOK);
    if (isAllowed(some.join(". \n"), [language], filter)) continue;
    found.push(...some.filter((line) => !isAllowed(line, [language], filter)));
  }
  return found.map((line) => `is stopped by a ${filter} room's filter: ${line}`);
}

/** Lines that come again, but for case, accents and marks. */
export const repeated = (lines: readonly string[]) =>
  twice(lines).map((line) => `comes twice: ${line}`);
/** Lines that say nearly the same. */
export const alike = (lines: readonly string[]) =>
  nearlyTwice(lines, ALIKE).map(([one, other]) => `says nearly the same: ${one} / ${other}`);
