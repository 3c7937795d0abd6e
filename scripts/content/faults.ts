import type { Language } from "../../src-shared/catalog/languages.ts";
import { ANSWER_LENGTH_MAX } from "../../src-shared/catalog/games/requip.ts";
import { CAPTION_LENGTH_MAX } from "../../src-shared/catalog/games/snaption.ts";
import { WORD_LENGTH_MAX } from "../../src-shared/catalog/games/sync-think.ts";
import "../../src-rooms/games/sync-think/builtIn.ts";
import { lexiconOf } from "../../src-rooms/games/sync-think/content.ts";
import { exactKey, isCloseMatch, wordKey } from "../../src-shared/text/closeMatch.ts";
import { fold } from "../../src-shared/text/fold.ts";
import { telling, twice } from "./alike.ts";
import type { Banks } from "./banks.ts";
import { alike, longer, repeated, stopped, untidy, untidyPrint } from "./lines.ts";
import { faultsOfQuestions } from "./questions.ts";

/** Longest prompt that the smallest phone shows in three lines beside its input field, characters. */
const PROMPT_LENGTH_MAX = 90;
/** Longest word to draw that fits the row of letters. */
const DRAWN_LENGTH_MAX = 24;
/** Most pairs that one cue word may be in. */
const PAIRS_A_CUE = 7;
const ANSWERS = 3;
/** Longest clue that can be read at a glance on a television. */
const CLUE_GLANCE_MAX = 45;

/** Letters beyond a to z that players of a language may type. */
const LETTERS: Readonly<Record<Language, string>> = {
  en: "",
  dk: "æøåé",
  nl: "ëïéè",
  de: "äöüß",
  es: "áéíóúüñ",
  fr: "àâçéèêëîïôœùû",
  pl: "ąćęłńóśźż",
  sk: "áäčďéíĺľňóôŕšťúýž",
  ro: "ăâîșț",
};

/** Whether an answer only repeats its prompt: most of its significant words come from there. */
function repeatsPrompt(prompt: string, answer: string): boolean {
  const asked = telling(prompt);
  const said = [...telling(answer)];
  return said.length > 1 && said.filter((word) => asked.has(word)).length / said.length > 0.5;
}

function faultsOfRequip({ prompts, anyAnswers }: Banks["requip"], language: Language): string[] {
  const asked = prompts.map(({ prompt }) => prompt);
  const said = [...anyAnswers, ...prompts.flatMap(({ answers }) => answers)];
  const ids = prompts.map(({ id }) => id);
  const forFamilies = prompts
    .filter(({ rating }) => rating === "family")
    .flatMap(({ prompt, answers }) => [prompt, ...answers]);
  return [
    ...repeated(ids),
    ...repeated(asked),
    ...alike(asked),
    ...repeated(said),
    ...alike(said),
    ...untidyPrint(asked),
    ...untidy(said),
    ...longer(asked, PROMPT_LENGTH_MAX),
    ...longer(said, ANSWER_LENGTH_MAX),
    ...ids.filter((id) => !/^[\p{Ll}\d-]{2,40}$/u.test(id)).map((id) => `is not a valid id: ${id}`),
    ...prompts
      .filter(({ answers }) => answers.length !== ANSWERS)
      .map(({ id, answers }) => `has ${answers.length} answers, not ${ANSWERS}: ${id}`),
    ...prompts.flatMap(({ prompt, answers }) =>
      answers
        .filter((answer) => repeatsPrompt(prompt, answer))
        .map((answer) => `repeats its prompt: ${prompt} / ${answer}`),
    ),
    ...stopped([...forFamilies, ...anyAnswers], language, "strict"),
    ...stopped([...asked, ...said], language, "moderate"),
  ];
}

/** Names that are untidy or have signs that this alphabet does not have. */
const strangers = (names: readonly string[], alphabet: RegExp) =>
  names.filter(
    (name) =>
      !alphabet.test(name.toLowerCase()) ||
      name !== name.normalize("NFC").trim() ||
      fold(name) === "",
  );

function faultsOfWords(words: Banks["words"], language: Language): string[] {
  const drawn = words.map(({ word }) => word);
  const also = words.flatMap((one) => one.also ?? []);
  const alphabet = new RegExp(`^[a-z${LETTERS[language]} ’-]+$`);
  // People may also type digits, which a word to draw does not have: each of its letters is one blank.
  const typed = new RegExp(`^[a-z0-9${LETTERS[language]} ’-]+$`);
  return [
    ...repeated(words.map(({ id }) => id)),
    // Two words may share another name, but a word that is a name of a second one would be the same picture.
    ...repeated([...drawn, ...new Map(also.map((name) => [fold(name), name])).values()]),
    ...words.flatMap((one) => repeated([one.word, ...(one.also ?? [])])),
    ...longer(drawn, DRAWN_LENGTH_MAX),
    ...[...strangers(drawn, alphabet), ...strangers(also, typed)].map(
      (name) => `has letters that ${language} does not have: ${name}`,
    ),
    ...stopped([...drawn, ...also], language, "strict"),
    ...words
      .filter(({ id }) => !/^(?:[a-z]{2}:)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
      .map(({ id }) => `is not a valid id: ${id}`),
    ...words
      .filter(({ id }) => id.includes(":") && !id.startsWith(`${language}:`))
      .map(({ id }) => `belongs to another language: ${id}`),
    ...(language === "de"
      ? words
          .filter(({ word }) => /^\p{Ll}\S*$/u.test(word))
          .map(({ word }) => `is a noun without a capital letter: ${word}`)
      : []),
  ];
}

function faultsOfSync(
  { pairs, associations, synonyms }: Banks["sync"],
  language: Language,
): string[] {
  const cues = pairs.flat();
  const all = [...cues, ...Object.entries(associations).flat(2), ...synonyms.flat()];
  const uses = new Map<string, number>();
  for (const cue of cues) uses.set(cue, (uses.get(cue) ?? 0) + 1);
  const origins = new Map<string, number>();
  for (const thought of Object.values(associations).flat()) {
    origins.set(fold(thought), (origins.get(fold(thought)) ?? 0) + 1);
  }
  const led = new Set(Object.keys(associations).map((word) => fold(word)));
  const leads = new Set(Object.keys(associations));
  return [
    ...repeated(pairs.map((pair) => pair.map(wordKey).toSorted().join(" + "))),
    ...repeated(Object.keys(associations).map(wordKey)).map((line) => `${line} (associations)`),
    ...pairs
      .filter(([one, other]) => isCloseMatch(one, other, language, lexiconOf(language)))
      .map((pair) => `is the same word twice: ${pair.join(" + ")}`),
    ...[...uses]
      .filter(([, count]) => count > PAIRS_A_CUE)
      .map(([cue, count]) => `is in ${count} pairs, more than ${PAIRS_A_CUE}: ${cue}`),
    ...[...uses.keys()]
      .filter((cue) => !leads.has(cue))
      .map((cue) => `is a cue without associations: ${cue}`),
    ...Object.entries(associations).flatMap(([word, thoughts]) => [
      ...(thoughts.length < 4 ? [`has fewer than four associations: ${word}`] : []),
      ...twice([word, ...thoughts].map(wordKey)).map(
        (one) => `appears twice under ${word}: ${one}`,
      ),
    ]),
    ...[...origins]
      .filter(([word, count]) => count >= 5 && !led.has(word))
      .map(([word, count]) => `is associated with ${count} words but has no associations: ${word}`),
    ...synonyms.filter(({ length }) => length < 2).map((line) => `has no synonym: ${line.join()}`),
    ...synonyms
      .flat()
      .map(exactKey)
      .filter((word, at, keys) => keys.indexOf(word) !== at)
      .map((word) => `appears twice in the lines of synonyms: ${word}`),
    ...untidy(all),
    ...all.filter((word) => wordKey(word) === "").map((word) => `is not a word: ${word}`),
    ...longer(all, WORD_LENGTH_MAX),
    ...stopped(all, language, "strict"),
  ];
}

function faultsOfCaptions({ any, lines }: Banks["captions"], language: Language): string[] {
  const all = [...any, ...Object.values(lines).flat()];
  return [
    ...repeated(all),
    ...alike(all),
    ...untidy(all),
    ...longer(all, CAPTION_LENGTH_MAX),
    ...stopped(all, language, "strict"),
  ];
}

function faultsOfClues(clues: Banks["clues"], language: Language): string[] {
  const all = Object.values(clues).flat();
  return [
    ...repeated(all),
    ...alike(all),
    ...untidy(all),
    ...longer(all, CLUE_GLANCE_MAX),
    ...stopped(all, language, "strict"),
  ];
}

/** Lists what is wrong with the content of this language, as `<game>: <what>: <line>`. */
export function faultsOf(banks: Banks, language: Language): string[] {
  const byGame = {
    requip: faultsOfRequip(banks.requip, language),
    "canvas-clash": faultsOfWords(banks.words, language),
    "sync-think": faultsOfSync(banks.sync, language),
    "ab-thinking": faultsOfClues(banks.clues, language),
    snaption: faultsOfCaptions(banks.captions, language),
    nearest: faultsOfQuestions(banks.questions, language),
  };
  return Object.entries(byGame).flatMap(([game, faults]) =>
    faults.map((fault) => `${game}: ${fault}`),
  );
}
