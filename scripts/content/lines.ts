import type { Language } from "../../src-shared/catalog/languages.ts";
import { cleanText, textLength } from "../../src-shared/text/clean.ts";
import { isAllowed } from "../../src-shared/text/filter.ts";
import { nearlyTwice, twice } from "./alike.ts";

/** Similarity from which two lines count as the same idea. */
const ALIKE = 0.75;

/** Lists lines with spaces or characters that keyboards do not produce. */
export const untidy = (lines: readonly string[]) =>
  lines.filter((line) => cleanText(line) !== line).map((line) => `is not tidy: ${line}`);
/** The same for built-in texts, where a no-break space is intended: French has it before punctuation. */
export const untidyPrint = (lines: readonly string[]) =>
  untidy(lines.map((line) => line.replaceAll("\u00a0", " ")));
/** Lists lines with more characters than fit. */
export const longer = (lines: readonly string[], most: number) =>
  lines
    .filter((line) => line.length > most && textLength(line) > most)
    .map((line) => `is longer than ${most}: ${line} (${textLength(line)})`);
/** Lines per call of the filter: a call costs nearly the same for one line and for many. */
const LINES_A_LOOK = 40;

/** Lists lines that a room with this filter would reject. */
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
  return found.map((line) => `is blocked by the filter of a ${filter} room: ${line}`);
}

/** Lists lines that occur again, compared without case, accents and punctuation. */
export const repeated = (lines: readonly string[]) =>
  twice(lines).map((line) => `appears twice: ${line}`);
/** Lists pairs of lines that say nearly the same. */
export const alike = (lines: readonly string[]) =>
  nearlyTwice(lines, ALIKE).map(([one, other]) => `is nearly the same: ${one} / ${other}`);
