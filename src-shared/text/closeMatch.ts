import type { Language } from "../catalog/languages.ts";
import { editDistance } from "./distance.ts";
import { fold, speltOut } from "./fold.ts";
import { FORMS } from "./forms/index.ts";
import type { WordForms } from "./forms/forms.ts";

/** How many misspellings are forgiven in words of at least this many letters, longest words first. */
const TYPOS: readonly (readonly [letters: number, edits: number])[] = [
  [9, 2],
  [5, 1],
];
/** Shorter words have no endings: 'is' is not a plural. */
const SHORTEST_WITH_ENDING = 3;

/** Known words of a language, for `isCloseMatch`. */
export interface Lexicon {
  /**
   * The line of synonyms of a word, by its `exactKey` and by its `wordKey`; an `exactKey` wins over another
   * word's `wordKey`.
   */
  readonly synonyms: ReadonlyMap<string, number>;
  /** Words that exist, by `wordKey`: two of them are never misspellings of each other. */
  readonly words: ReadonlySet<string>;
  /** The same words by `exactKey`: two of them that differ in accents are different words. */
  readonly spellings: ReadonlySet<string>;
}

/**
 * Returns the word in the form in which it is compared: folded, without spaces. `Ice-Cream` is `icecream`.
 */
export function wordKey(text: string): string {
  return fold(text).replaceAll(" ", "");
}

/**
 * Whether two texts are equal apart from case, spaces and the kind of apostrophe: the rule when close matches
 * are off.
 */
export function isExactMatch(one: string, other: string): boolean {
  return exactKey(one) === exactKey(other);
}

/** Returns the form that `isExactMatch` compares. */
export function exactKey(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, "").replaceAll(/[‘’]/gu, "'");
}

/**
 * Returns the word without its articles ('de l'eau' has two), in lower case, with accents; a lone article
 * stays.
 */
function withoutArticle(text: string, { articles }: Ready): string {
  let rest = text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
  const leading = () =>
    articles.find((start) => rest.startsWith(start) && rest.length > start.length);
  for (let start = leading(); start !== undefined; start = leading()) {
    rest = rest.slice(start.length).trim();
  }
  return rest;
}

const pairKey = (one: string, other: string) =>
  one < other ? `${one}/${other}` : `${other}/${one}`;

/** The tables of a language, prepared once. */
interface Ready {
  /** Articles as a word begins with them: followed by a space, unless they end with an apostrophe. */
  readonly articles: readonly string[];
  readonly different: ReadonlySet<string>;
  readonly irregular: ReadonlyMap<string, number>;
}

const READY = new Map<Language, Ready>();

function readyFor(language: Language): Ready {
  const known = READY.get(language);
  if (known) return known;
  const { articles, different, irregular } = FORMS[language];
  const ready: Ready = {
    articles: articles.map((article) => (/['’]$/u.test(article) ? article : `${article} `)),
    different: new Set(different.map(([one, other]) => pairKey(one, other))),
    irregular: new Map(irregular.flatMap((words, line) => words.map((word) => [word, line]))),
  };
  READY.set(language, ready);
  return ready;
}

/** Whether `changed` is the plural, diminutive or article form of `base`. */
function isFormOf(base: string, changed: string, { endings }: WordForms): boolean {
  if (base.length < SHORTEST_WITH_ENDING) return false;
  return endings.some(([ending, other]) => {
    if (!base.endsWith(ending) || !changed.endsWith(other)) return false;
    const stem = base.slice(0, base.length - ending.length);
    return stem !== "" && changed === stem + other;
  });
}

/** Returns the word itself and every word it may be a form of. */
function basesOf(key: string, { endings }: WordForms): string[] {
  const bases = endings.flatMap(([ending, other]) => {
    const base = key.slice(0, key.length - other.length) + ending;
    return key.endsWith(other) && base.length >= SHORTEST_WITH_ENDING ? [base] : [];
  });
  return [key, ...bases];
}

/** Returns the line of synonyms of a word without its article. */
function synonymLine(bare: string, forms: WordForms, { synonyms }: Lexicon): number | undefined {
  for (const base of [exactKey(bare), ...basesOf(wordKey(bare), forms)]) {
    const line = synonyms.get(base);
    if (line !== undefined) return line;
  }
  return undefined;
}

function isMisspelling(one: string, other: string, { words }: Lexicon): boolean {
  const letters = Math.min(one.length, other.length);
  const edits = TYPOS.find(([least]) => letters >= least)?.[1];
  if (edits === undefined || (words.has(one) && words.has(other))) return false;
  return editDistance(one, other, edits) <= edits;
}

/**
 * Whether two people mean the same word. Forgives case, accents, punctuation, spaces, articles, plurals,
 * diminutives and small misspellings, and knows synonyms. Symmetric, but not transitive.
 */
export function isCloseMatch(
  one: string,
  other: string,
  language: Language,
  lexicon: Lexicon,
): boolean {
  const forms = FORMS[language];
  const ready = readyFor(language);
  const [bareOne, bareOther] = [withoutArticle(one, ready), withoutArticle(other, ready)];
  if (bareOne === bareOther) return true;
  if (ready.different.has(pairKey(bareOne, bareOther))) return false;
  const areBothKnown =
    lexicon.spellings.has(exactKey(bareOne)) && lexicon.spellings.has(exactKey(bareOther));
  const [a, b] = [wordKey(bareOne), wordKey(bareOther)];
  // One of them has neither letters nor digits, so only an exact comparison is left.
  if (a === "" || b === "") return isExactMatch(one, other);
  if (a === b) return exactKey(bareOne) === exactKey(bareOther) || !areBothKnown;
  // Matches umlauts that were spelt out for lack of a key.
  const [outA, outB] = [bareOne, bareOther].map((bare) => wordKey(speltOut(bare, language)));
  if (outA === b || a === outB) return true;
  if (isFormOf(a, b, forms) || isFormOf(b, a, forms)) return true;
  const line = ready.irregular.get(a);
  if (line !== undefined && line === ready.irregular.get(b)) return true;
  const meaning = synonymLine(bareOne, forms, lexicon);
  if (meaning !== undefined && meaning === synonymLine(bareOther, forms, lexicon)) return true;
  return isMisspelling(a, b, lexicon);
}
