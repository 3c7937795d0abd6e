import { LOOKS } from "../../src-shared/catalog/hideScenes.ts";
import { LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";
import { banksOf, contentFile, type Banks } from "./banks.ts";
import { GOALS, type ContentKind } from "./goals.ts";

type Counts = Readonly<Partial<Record<ContentKind, number>>>;

/** Counts the entries of each kind in one language. */
export function countsOf({ requip, words, sync, captions, clues }: Banks): Counts {
  const rated = (rating: string) => requip.prompts.filter((one) => one.rating === rating).length;
  const levelled = (level: string) => words.filter((one) => one.level === level).length;
  return {
    requipFamily: rated("family"),
    requipTeen: rated("teen"),
    requipAdult: rated("adult"),
    captions: captions.any.length + Object.values(captions.lines).flat().length,
    clues: Object.values(clues).flat().length,
    wordsEasy: levelled("easy"),
    wordsMedium: levelled("medium"),
    wordsHard: levelled("hard"),
    pairs: sync.pairs.length,
  };
}

/** Number of entries in a file that is a list, or a table by id. */
function lengthOf(name: string): number {
  return Object.keys(Object(contentFile(name))).length;
}

/** Counts the content that is the same in all languages. */
function sharedCounts(): Counts {
  return {
    estimates: lengthOf("estimates"),
    pictures: lengthOf("snaps"),
    cards: lengthOf("ab-cards"),
    drawings: lengthOf("drawings"),
    looks: LOOKS.length,
  };
}

/** All counts: by language, and those of shared content. */
export function allCounts(
  languages: readonly Language[] = LANGUAGES,
): Readonly<Record<string, Counts>> {
  const written = languages.map((language) => [language, countsOf(banksOf(language))] as const);
  return { ...Object.fromEntries(written), shared: sharedCounts() };
}

/** Lists the kinds that fall short of their goal, as readable lines. */
export function shortfalls(counts: Readonly<Record<string, Counts>>): string[] {
  return Object.entries(counts).flatMap(([where, kinds]) =>
    Object.entries(GOALS).flatMap(([kind, goal]) => {
      // SAFETY: the keys of GOALS are the kinds.
      const count = kinds[kind as ContentKind];
      return count !== undefined && count < goal ? [`${where} ${kind}: ${count} of ${goal}`] : [];
    }),
  );
}
