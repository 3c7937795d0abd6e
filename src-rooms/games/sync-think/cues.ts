import type { PackContent } from "../../../src-shared/catalog/packs.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { GameSetup } from "../game.ts";
import { freshFirst, type Random } from "../random.ts";
import { cleanText, textLength } from "../../../src-shared/text/clean.ts";
import { wordKey } from "../../../src-shared/text/closeMatch.ts";
import { CONTENT } from "./content.ts";
import { textOf } from "./matching.ts";
import { type CuePair, type Group, type Rung, type SyncState } from "./types.ts";
import { WORD_LENGTH_MAX } from "../../../src-shared/catalog/games/sync-think.ts";

/** Pairs a game takes along: seven rounds, each renewed once, and some to spare. */
const POOL = 20;

/** Can this be a word of the game, short enough and with something to compare? (SY5) */
export function isWord(text: string): boolean {
  // Characters are never more than code units.
  const isShort = text.length <= WORD_LENGTH_MAX || textLength(text) <= WORD_LENGTH_MAX;
  return isShort && wordKey(text) !== "";
}

/** Words of the host's packs that can be a cue, each once. */
function packWords(packs: readonly PackContent[], isFit: (text: string) => boolean): string[] {
  const words = new Map<string, string>();
  for (const entry of packs.flatMap(({ entries }) => entries)) {
    const text = cleanText(entry);
    const key = wordKey(text);
    if (isWord(text) && !words.has(key) && isFit(text)) words.set(key, text);
  }
  return [...words.values()];
}

/** What a pair is remembered by. */
export function pairId(pair: readonly string[]): string {
  return pair.map(wordKey).join("+");
}

/**
 * The pairs a game may begin its rounds with: those of the host's packs first (SY3), then those that
 * nobody here has seen.
 */
export function drawPool(
  { settings: { language }, packs, used = [] }: GameSetup,
  isFit: (text: string) => boolean,
  random: Random,
): readonly CuePair[] {
  const own = random.shuffled(packWords(packs, isFit));
  const pairs: CuePair[] = [];
  for (let at = 0; at + 1 < own.length && pairs.length < POOL; at += 2) {
    pairs.push([own[at] ?? "", own[at + 1] ?? ""]);
  }
  for (const [one, other] of freshFirst(CONTENT[language].pairs, pairId, used, random)) {
    if (pairs.length >= POOL) break;
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
  }
  return pairs;
}

/** The next unused pair; from the beginning again when all were used. */
export function drawPair(state: SyncState): Pick<SyncState, "cue" | "drawn"> {
  const cue = state.pool[state.drawn % Math.max(1, state.pool.length)] ?? state.cue;
  return { cue, drawn: state.drawn + 1 };
}

/** People of a group who are still looking for their match: they lead when groups are as large. */
function straysIn({ words }: Group, state: SyncState): number {
  return words.filter(({ playerId }) => {
    const mind = state.minds[playerId];
    return mind && !mind.robot && mind.syncedAt === undefined;
  }).length;
}

/** Of two players each one's word, lower seat first. */
function bothWords({ groups }: Rung, ids: readonly PlayerId[]): (string | undefined)[] {
  const words = groups.flatMap((group) => group.words);
  return ids.map((id) => {
    const word = words.find(({ playerId }) => playerId === id);
    return word?.shown ? word.text : undefined;
  });
}

/** What the next level links: the two most frequent different answers of the level before (SY4). */
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
