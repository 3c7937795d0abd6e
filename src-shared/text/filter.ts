import { DataSet, englishDataset, parseRawPattern, RegExpMatcher } from "obscenity";
import type { Language } from "../catalog/languages.ts";
import type { FilterLevel } from "../catalog/settings.ts";
import {
  mayBe,
  starredWords,
  withoutDoubling,
  withoutGaps,
  withoutLeet,
  withoutLookAlikes,
  withoutStretching,
} from "./disguise.ts";
import { fold, plainLetters } from "./fold.ts";
import { WORD_LISTS } from "./lists/index.ts";

type Place = Language | "everywhere";
type Strictness = Exclude<FilterLevel, "none">;

/** Phrases of the library's data set that are only filtered at `strict`: many tables laugh about them. */
const MILD_ENGLISH: readonly (string | undefined)[] = [
  "arse",
  "ass",
  "bastard",
  "bollocks",
  "boob",
  "hooker",
  "orgasm",
  "penis",
  "piss",
  "prick",
  "scat",
  "sex",
  "shit",
  "tit",
  "turd",
  "vagina",
];

/** A phrase of the library that also matches innocent words ('of ck'); the project's own list replaces it. */
const TOO_WIDE: readonly (string | undefined)[] = ["fuck"];

interface Entry {
  readonly word: string;
  readonly isStem: boolean;
  readonly isEnding: boolean;
  /** Matches only with these accents. */
  readonly exact: boolean;
}

interface Filter {
  /** Matches against texts without accents. */
  readonly plain: RegExpMatcher;
  /** Matches against texts with their accents; undefined when no word of this language needs it. */
  readonly spelt: RegExpMatcher | undefined;
  readonly innocent: RegExp | undefined;
  /** For words with stars in them. */
  readonly entries: readonly Entry[];
}

/**
 * Returns a text with its accents written as digits after the letter, because the matcher's word boundaries
 * only know ASCII: 'høre' is `ho9re`.
 */
function spelt(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize("NFD")
      // Romanian letters with a comma are often written with a cedilla.
      .replaceAll(/([ts])\u0327/gu, "$1\u0326")
      .replaceAll(/[øłđ]/gu, (letter) => `${fold(letter)}9`)
      .replaceAll(/\p{M}/gu, (mark) => String((mark.codePointAt(0) ?? 0) % 10))
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
  );
}

function entriesOf(words: string): Entry[] {
  return words
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((written) => {
      const exact = written.startsWith("=");
      const bare = written.replaceAll(/^=|\*/g, "").replaceAll("_", " ");
      return {
        word: exact ? spelt(bare) : fold(bare),
        isStem: written.endsWith("*"),
        isEnding: written.startsWith("*"),
        exact,
      };
    });
}

function patternOf({ word, isStem, isEnding }: Entry): string {
  return `${isEnding ? "" : "|"}${word}${isStem ? "" : "|"}`;
}

function matcher(data: DataSet<{ originalWord: string }>): RegExpMatcher {
  return new RegExpMatcher(data.build());
}

function dataOf(entries: readonly Entry[]): DataSet<{ originalWord: string }> {
  const data = new DataSet<{ originalWord: string }>();
  for (const entry of entries) {
    data.addPhrase((phrase) => phrase.addPattern(parseRawPattern(patternOf(entry))));
  }
  return data;
}

function escaped(entry: Entry): string {
  return `${entry.isEnding ? "\\p{L}*" : ""}${entry.word}${entry.isStem ? "\\p{L}*" : ""}`;
}

function makeFilter(place: Place, level: Strictness): Filter {
  const { gross, mild, innocent } = WORD_LISTS[place];
  const entries = entriesOf(level === "strict" ? `${gross} ${mild}` : gross);
  const data = dataOf(entries.filter(({ exact }) => !exact));
  if (place === "en") {
    data.addAll(
      new DataSet<{ originalWord: string }>()
        .addAll(englishDataset)
        .removePhrasesIf(({ metadata }) => TOO_WIDE.includes(metadata?.originalWord))
        .removePhrasesIf(
          ({ metadata }) => level === "moderate" && MILD_ENGLISH.includes(metadata?.originalWord),
        ),
    );
  }
  const exact = entries.filter((entry) => entry.exact);
  const harmless = entriesOf(innocent).map(escaped);
  return {
    plain: matcher(data),
    spelt: exact.length > 0 ? matcher(dataOf(exact)) : undefined,
    innocent:
      harmless.length > 0
        ? new RegExp(`(^|[^\\p{L}\\p{N}])(?:${harmless.join("|")})(?![\\p{L}\\p{N}])`, "gu")
        : undefined,
    entries: entries.filter((entry) => !entry.exact),
  };
}

const made = new Map<string, Filter>();

function filterOf(place: Place, level: Strictness): Filter {
  const key = `${place} ${level}`;
  const known = made.get(key);
  if (known) return known;
  const filter = makeFilter(place, level);
  made.set(key, filter);
  return filter;
}

function isCaught(filter: Filter, texts: readonly string[]): boolean {
  return texts.some((text) => {
    const left = filter.innocent ? text.replaceAll(filter.innocent, "$1 0 ") : text;
    return filter.plain.hasMatch(left);
  });
}

/**
 * Whether this text may be shown in a room that plays in these languages at this level. A few words are
 * filtered in every language. `strict` also filters mild words, and words in disguise: look-alike signs,
 * single letters in a row, stars.
 */
export function isAllowed(
  text: string,
  languages: readonly Language[],
  level: FilterLevel,
): boolean {
  if (level === "none" || text === "") return true;
  const letters = plainLetters(text);
  const texts = new Set([fold(text), fold(withoutStretching(letters))]);
  if (level === "strict") {
    const bare = withoutLeet(withoutLookAlikes(letters));
    texts.add(fold(bare));
    texts.add(fold(withoutDoubling(bare)));
    texts.add(fold(withoutGaps(bare)));
    texts.add(fold(withoutStretching(withoutGaps(bare))));
  }
  const starred = level === "strict" ? starredWords(letters) : [];
  const places: readonly Place[] = ["everywhere", ...languages];
  return !places.some((place) => {
    const filter = filterOf(place, level);
    return (
      isCaught(filter, [...texts]) ||
      filter.spelt?.hasMatch(spelt(text)) === true ||
      starred.some((word) => filter.entries.some((entry) => mayBe(word, entry.word, entry.isStem)))
    );
  });
}
