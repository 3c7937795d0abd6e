import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { BuiltInContent } from "../builtInContent.ts";
import { exactKey, wordKey, type Lexicon } from "../../../src-shared/text/closeMatch.ts";

/** Words of one language. */
export interface SyncContent {
  /** Pairs of cue words. */
  readonly pairs: readonly (readonly string[])[];
  /** Associations of a word, most common first. */
  readonly associations: Readonly<Record<string, readonly string[]>>;
  /** Each line is a group of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

/**
 * Content registered so far: every language in a room (builtIn.ts), only the reader's own on the lesson page.
 */
const KNOWN = new Map<Language, BuiltInContent<SyncContent>>();

/** Registers the content of a language. */
export function knowSync(language: Language, content: BuiltInContent<SyncContent>): void {
  KNOWN.set(language, content);
  GRAPHS.delete(language);
  LEXICONS.delete(language);
}

/** The built-in words of this language. */
export function syncContent(language: Language): SyncContent {
  const content = KNOWN.get(language);
  if (!content) throw new Error(`the ${language} words of SYNC_THINK were not loaded`);
  return content();
}

/** Associations between words, by the words' `exactKey`. */
export interface Graph {
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** The reverse: words that have this one among their associations. */
  readonly origins: ReadonlyMap<string, readonly string[]>;
  /** Words that are associations of the most others, most frequent first. */
  readonly frequent: readonly string[];
}

const GRAPHS = new Map<Language, Graph>();
const LEXICONS = new Map<Language, Lexicon>();
const FREQUENT = 120;

function makeGraph({ associations }: SyncContent): Graph {
  const links = new Map<string, readonly string[]>();
  const origins = new Map<string, string[]>();
  const spelling = new Map<string, string>();
  for (const [word, linked] of Object.entries(associations)) {
    links.set(exactKey(word), linked);
    for (const one of linked) {
      const key = exactKey(one);
      spelling.set(key, one);
      origins.set(key, [...(origins.get(key) ?? []), word]);
    }
  }
  const frequent = [...origins]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, FREQUENT)
    .map(([key]) => spelling.get(key) ?? key);
  return { links, origins, frequent };
}

/** The associations of a language; built on first use. */
export function graphOf(language: Language): Graph {
  const known = GRAPHS.get(language) ?? makeGraph(syncContent(language));
  GRAPHS.set(language, known);
  return known;
}

function makeLexicon({ pairs, associations, synonyms }: SyncContent): Lexicon {
  const all = [
    ...pairs.flat(),
    ...Object.keys(associations),
    ...Object.values(associations).flat(),
    ...synonyms.flat(),
  ];
  const lines = synonyms.flatMap((words, line) => words.map((word) => ({ word, line })));
  return {
    words: new Set(all.map(wordKey)),
    spellings: new Set(all.map(exactKey)),
    // Later entries win: an exact spelling takes precedence over another word's reduced form.
    synonyms: new Map([
      ...lines.map(({ word, line }) => [wordKey(word), line] as const),
      ...lines.map(({ word, line }) => [exactKey(word), line] as const),
    ]),
  };
}

/** Words and synonyms of a language, for close matches. */
export function lexiconOf(language: Language): Lexicon {
  const known = LEXICONS.get(language) ?? makeLexicon(syncContent(language));
  LEXICONS.set(language, known);
  return known;
}
