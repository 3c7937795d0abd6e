import { intlTag } from "../../../src-shared/catalog/languages.ts";
import type { GameSetup } from "../game.ts";
import { drawLines, isPackLine, lotsOf, putBackLine, type Lot } from "../packs.ts";
import { freshFirst, type Random } from "../random.ts";
import { editDistance } from "../../../src-shared/text/distance.ts";
import { fold, speltOut } from "../../../src-shared/text/fold.ts";
import { WORD_LEVELS, type CanvasContent, type WordEntry, type WordLevel } from "./content.ts";
import type { CanvasState, CanvasTurn, TurnWord } from "./types.ts";

/** Most words of packs a game takes; more than it can have turns. */
const PACK_WORDS_MAX = 64;
/** Chance in percent of each level for a built-in word. */
const SHARE: Readonly<Record<WordLevel, number>> = { easy: 50, medium: 35, hard: 15 };
/** With fewer words than this, a level would repeat the same ones all the time. */
const LEVEL_LEAST = 8;
/** Names shorter than this may occur in a guess by chance. */
const TELLING_LENGTH = 4;

/** Lots of words from the chosen packs (CC5, CC31). */
export function wordLots(setup: GameSetup, random: Random): readonly Lot[] {
  return lotsOf(setup, random, {
    plain: "word",
    most: PACK_WORDS_MAX,
    isFit: (text) => fold(text) !== "",
  });
}

function builtIn(
  state: CanvasState,
  fits: (entry: WordEntry) => boolean,
  random: Random,
  content: CanvasContent,
) {
  const fitting = content.wordsOf(state.language).filter(fits);
  const seen = [...(state.seen ?? []), ...state.used];
  const known = new Set(seen);
  const fresh = fitting.filter(({ id }) => !known.has(id));
  const usable = fresh.length > 0 ? fresh : fitting;
  let dice = random.below(100);
  const level = WORD_LEVELS.find((each) => (dice -= SHARE[each]) < 0);
  const ofLevel = usable.filter((entry) => entry.level === level);
  const isEnough = ofLevel.length >= LEVEL_LEAST;
  const [next] = freshFirst(isEnough ? ofLevel : usable, ({ id }) => id, seen, random);
  return next;
}

interface Taken {
  readonly state: CanvasState;
  readonly word: TurnWord;
  /** Theme of the word, which everybody sees. */
  readonly theme?: string;
}

const withUsed = (state: CanvasState, id: string): CanvasState => ({
  ...state,
  used: [...state.used.filter((one) => one !== id), id],
});

/**
 * Takes the next word and records that it was used. `drawable`: it must be one a robot can paint (CC5). With
 * `inPlaceOf`, it comes from the same lot as that turn's word if the lot has another (CC6, CC31).
 */
export function takeWord(
  state: CanvasState,
  drawable: boolean,
  random: Random,
  content: CanvasContent,
  inPlaceOf?: CanvasTurn,
): Taken {
  const { lots = [] } = state;
  const same = inPlaceOf ? lots.findIndex((lot) => lot.theme === inPlaceOf.theme) : 0;
  const { lines, lots: left, theme } = drawLines(drawable ? [] : lots, 1, Math.max(0, same));
  const [fromPack] = lines;
  if (fromPack) {
    const next = withUsed({ ...state, lots: left }, fromPack.id);
    return { state: next, word: fromPack, ...(theme !== undefined && { theme }) };
  }
  const fits = ({ id }: WordEntry) => !drawable || content.canBeDrawn(id);
  const entry =
    builtIn(state, fits, random, content) ?? builtIn(state, () => true, random, content);
  if (!entry) throw new Error(`no words in ${state.language}`);
  const { id, word: text } = entry;
  return { state: withUsed(state, id), word: { id, text, language: state.language } };
}

/** Returns the word of a void turn so that it may come again (CC21). */
export function putBack(state: CanvasState, { word, theme }: CanvasTurn): CanvasState {
  const used = state.used.filter((id) => id !== word.id);
  if (!isPackLine(word.id)) return { ...state, used };
  return { ...state, used, lots: putBackLine(state.lots ?? [], word, theme) };
}

/** Everything that counts as a right guess, folded (CC9). */
function namesOf(word: TurnWord, content: CanvasContent): string[] {
  const { id, text, language } = word;
  return [...new Set([fold(text), fold(speltOut(text, language)), ...content.namesOf(id)])];
}

/** Articles of the nine languages, folded. Polish and Slovak have none. */
const ARTICLES = new Set(
  (
    "a an the " +
    "der die das den ein eine einen " +
    "le la les l un une des " +
    "el los las una unos unas " +
    "de het t een " +
    "en et " +
    "o niste"
  ).split(" "),
);

/** The folded text without an article before it. */
function withoutArticle(text: string): string {
  const at = text.indexOf(" ");
  return at > 0 && ARTICLES.has(text.slice(0, at)) ? text.slice(at + 1) : text;
}

const withoutBlanks = (text: string) => (text.includes(" ") ? text.replaceAll(" ", "") : text);

/** Whether the guess is the word, nearly the word (CC9, CC11), or neither. */
export function judged(
  guess: string,
  word: TurnWord,
  content: CanvasContent,
): "right" | "close" | "wrong" {
  const whole = fold(guess);
  const said = withoutArticle(whole);
  const bare = withoutBlanks(said);
  const names = namesOf(word, content);
  const isName = (name: string) =>
    withoutBlanks(name) === withoutBlanks(whole) || withoutBlanks(withoutArticle(name)) === bare;
  if (names.some(isName)) return "right";
  const tells = names.some(
    (name) =>
      ` ${said} `.includes(` ${name} `) ||
      (name.length >= TELLING_LENGTH && bare.includes(withoutBlanks(name))),
  );
  if (tells || names.some((name) => editDistance(said, name, 1) === 1)) return "close";
  return "wrong";
}

const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** Positions of the letters that hints will show, first one first (CC7). */
export function lettersToShow({ text }: TurnWord, random: Random): number[] {
  const places = Array.from(text).flatMap((sign, at) => (isLetter(sign) ? [at] : []));
  const { length } = places;
  const count = length <= 2 ? 0 : length <= 4 ? 1 : length <= 9 ? 2 : 3;
  return random.shuffled(places).slice(0, count);
}

/** The word in capitals, with letters whose position is not in `shown` as underscores. */
export function barOf({ text, language }: TurnWord, shown: readonly number[]): string {
  return Array.from(text)
    .map((sign, at) => {
      if (isLetter(sign) && !shown.includes(at)) return "_";
      const capital = sign.toLocaleUpperCase(intlTag(language));
      // Each letter must stay one character: some have no single-character capital.
      return Array.from(capital).length === 1 ? capital : sign;
    })
    .join("");
}

/** The complete word in capitals. */
export function capitals(word: TurnWord): string {
  return barOf(
    word,
    Array.from(word.text, (_, at) => at),
  );
}

/** Whether the bar could stand for this word (CC7). */
export function fitsBar(word: string, bar: string): boolean {
  const letters = Array.from(word);
  const signs = Array.from(bar);
  if (letters.length !== signs.length) return false;
  return letters.every((letter, at) => {
    const sign = signs[at] ?? "";
    return sign === "_" ? isLetter(letter) : fold(sign) === fold(letter);
  });
}
