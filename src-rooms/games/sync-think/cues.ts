import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { EntryResult, GameSetup } from "../game.ts";
import { drawLines, lotsOf, type Lot } from "../packs.ts";
import { freshFirst, type Random } from "../random.ts";
import { textLength } from "../../../src-shared/text/clean.ts";
import { wordKey } from "../../../src-shared/text/closeMatch.ts";
import { syncContent } from "./content.ts";
import { textOf } from "./matching.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { CueLanguages, CuePair, Group, OfPack, Rung, SyncState } from "./types.ts";
import { WORD_LENGTH_MAX } from "../../../src-shared/catalog/games/sync-think.ts";

/** Pairs that a game prepares: for seven rounds, each renewed once, with some to spare. */
const POOL = 20;

interface DrawnPair extends OfPack {
  readonly cue: CuePair;
}

/** Whether a text can be a word of the game: short enough, and with something to compare (SY5). */
export function isWord(text: string): boolean {
  // A text never has more characters than code units, so this skips the slower count.
  const isShort = text.length <= WORD_LENGTH_MAX || textLength(text) <= WORD_LENGTH_MAX;
  return isShort && wordKey(text) !== "";
}

/** Id under which a pair is remembered. */
function pairId(pair: readonly string[]): string {
  return pair.map(wordKey).join("+");
}

/** The languages of a cue's words; nothing when both are in the room's, as almost always. */
function told(languages: CueLanguages, rooms: Language): CueLanguages | undefined {
  return languages.every((language) => language === rooms) ? undefined : languages;
}

/** Pairs from the host's packs, both words from the same lot (SY3, SY20). */
function packPairs(setup: GameSetup, random: Random): DrawnPair[] {
  const pairs: DrawnPair[] = [];
  const wish = { plain: "word", most: 2 * POOL, isFit: isWord } as const;
  let lots: readonly Lot[] = lotsOf(setup, random, wish);
  while (lots.length > 0 && pairs.length < POOL) {
    const { lines, theme, lots: left } = drawLines(lots, 2);
    lots = left;
    const [one, other] = lines;
    // Two spellings of one word make no pair.
    if (!one || !other || wordKey(one.text) === wordKey(other.text)) continue;
    const languages = told([one.language, other.language], setup.settings.language);
    pairs.push({
      cue: [one.text, other.text],
      lineIds: [one.id, other.id],
      ...(theme !== undefined && { theme }),
      ...(languages && { languages }),
    });
  }
  return pairs;
}

/**
 * The pairs that rounds may begin with: first those of the host's packs (SY3), then built-in ones, unseen
 * ones first.
 */
export function drawPool(setup: GameSetup, random: Random): Pick<SyncState, "pool" | "ofPacks"> {
  const ofPacks = packPairs(setup, random);
  const pool: CuePair[] = ofPacks.map(({ cue }) => cue);
  const { pairs } = syncContent(setup.settings.language);
  for (const [one, other] of freshFirst(pairs, pairId, setup.used ?? [], random)) {
    if (pool.length >= POOL) break;
    if (one !== undefined && other !== undefined) pool.push([one, other]);
  }
  return { pool, ofPacks: ofPacks.map(({ cue: _cue, ...rest }) => rest) };
}

/** Draws the next unused pair; begins again when all were used. */
export function drawPair(
  state: SyncState,
): Pick<SyncState, "cue" | "cueLanguages" | "drawn" | "theme"> {
  const at = state.drawn % Math.max(1, state.pool.length);
  const { theme, languages } = state.ofPacks?.[at] ?? {};
  return {
    cue: state.pool[at] ?? state.cue,
    drawn: state.drawn + 1,
    ...(theme !== undefined && { theme }),
    ...(languages && { cueLanguages: languages }),
  };
}

/** Ids of what rounds began with: built-in pairs, and each entry of a pack's pair. */
export function shownIds({ pool, drawn, ofPacks = [] }: SyncState): string[] {
  return pool.slice(0, drawn).flatMap((pair, at) => ofPacks[at]?.lineIds ?? [pairId(pair)]);
}

const hasWordOfPerson = ({ groups }: Rung, { minds }: SyncState): boolean =>
  groups.some(({ words }) => words.some(({ playerId }) => minds[playerId]?.robot !== true));

/**
 * How the packs' pairs did, for their owners: flat when no person wrote anything to the pair, however often
 * it was shown ([SE101]).
 */
export function pairResults(state: SyncState): readonly EntryResult[] {
  const { pool, drawn, ofPacks = [], climbs } = state;
  const rungs = [...climbs.flatMap((climb) => climb.rungs), ...state.rungs];
  return ofPacks.slice(0, drawn).flatMap(({ lineIds }, at) => {
    const pair = pairId(pool[at] ?? []);
    const shown = rungs.filter(({ cue }) => pairId(cue) === pair);
    // The pair was drawn, but no level with it has finished yet.
    if (shown.length === 0) return [];
    const flat = !shown.some((rung) => hasWordOfPerson(rung, state));
    return lineIds.map((id) => ({ id, flat }));
  });
}

/** People of a group who are not in sync yet; more of them put a group first among those of the same size. */
function straysIn({ words }: Group, state: SyncState): number {
  return words.filter(({ playerId }) => {
    const mind = state.minds[playerId];
    return mind && !mind.robot && mind.syncedAt === undefined;
  }).length;
}

/** The word of each of two players, lower seat first. */
function bothWords({ groups }: Rung, ids: readonly PlayerId[]): (string | undefined)[] {
  const words = groups.flatMap((group) => group.words);
  return ids.map((id) => {
    const word = words.find(({ playerId }) => playerId === id);
    return word?.shown ? word.text : undefined;
  });
}

/** The next level's cue: the two most frequent different answers of the level before (SY4). */
export function nextCue(
  state: SyncState,
  rung: Rung,
  present: readonly PlayerId[],
  random: Random,
): CuePair {
  const ranked = random
    .shuffled(rung.groups)
    .sort((a, b) => b.words.length - a.words.length || straysIn(b, state) - straysIn(a, state))
    .map(textOf);
  const words = (present.length === 2 ? bothWords(rung, present) : ranked).filter(
    (text) => text !== undefined,
  );
  const [one, other] = words;
  if (one !== undefined && other !== undefined) return [one, other];
  if (one === undefined) return rung.cue;
  return [one, random.pick(rung.cue) ?? rung.cue[0]];
}

/** The languages of the next level's cue: players' words are in the room's, words of the last cue keep theirs. */
export function nextLanguages(
  { language, cue: last, cueLanguages }: SyncState,
  cue: CuePair,
): Pick<SyncState, "cueLanguages"> {
  const of = (word: string) => cueLanguages?.[last.indexOf(word)] ?? language;
  const languages = told([of(cue[0]), of(cue[1])], language);
  return languages ? { cueLanguages: languages } : {};
}
