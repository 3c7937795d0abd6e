import { editDistance } from "../../../src-shared/text/distance.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import type { BotSeat } from "../game.ts";
import type { Random } from "../random.ts";
import type { CanvasContent, WordEntry } from "./content.ts";
import type { Recogniser } from "./recognise.ts";
import type { CanvasPrivate, CanvasShared } from "./types.ts";
import { fitsBar } from "./words.ts";

/** Share of all words that a robot cannot think of in a turn, whatever it sees. */
const BLIND_TO = 0.55;
/** Largest random error, up or down, in each likeness a robot judges: its first idea is often wrong. */
const MISJUDGES = { first: 0.26, later: 0.05 } as const;
/** Words less alike than this do not come to the robot's mind. */
const ALIKE = 0.88;
/** Chance that a robot guesses at all when it looks up. */
const SPEAKS = 0.4;
/** Chance that it tries a word that fits the letters when the canvas resembles nothing. */
const PUZZLES = 0.4;

type Seat = BotSeat<CanvasShared, CanvasPrivate>;

/** Hashes a text to a number from 0 to 1, so that one robot misses the same words throughout a turn. */
function whim(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const FOLDED = new Map<string, string>();

/** Folds a word of the lists, cached. */
function folded(word: string): string {
  const known = FOLDED.get(word) ?? fold(word);
  FOLDED.set(word, known);
  return known;
}

/**
 * Words of the bar's language that this robot can think of in this turn and that its screen does not rule
 * out.
 */
function openWords({ playerId, shared, privateView }: Seat, content: CanvasContent): WordEntry[] {
  const said = new Set(Object.values(shared.feed).map(({ text }) => fold(text)));
  const fitting = content
    .wordsOf(shared.language)
    .filter(({ word }) => shared.bar === undefined || fitsBar(word, shared.bar))
    .filter(({ word }) => !said.has(folded(word)));
  const close = privateView?.role === "guesser" ? privateView.close : undefined;
  if (close !== undefined) {
    const nearly = fold(close);
    const near = fitting.filter(({ word }) => {
      const name = folded(word);
      return nearly !== name && isNearly(nearly, name);
    });
    if (near.length > 0) return near;
  }
  return fitting.filter(({ id }) => whim(`${playerId} ${shared.sheet} ${id}`) >= BLIND_TO);
}

/** Whether 'so close' could have been the answer to this guess if the word were `name` (CC11). */
function isNearly(said: string, name: string): boolean {
  return said.includes(name) || editDistance(said, name, 1) === 1;
}

/** The word a robot that looks up now would guess, if any (CC26). */
export function ideaOf(
  seat: Seat,
  random: Random,
  content: CanvasContent,
  recogniser: Recogniser,
): string | undefined {
  const { ink, shared, privateView } = seat;
  if (!ink || privateView?.role !== "guesser" || !random.chance(SPEAKS)) return undefined;
  const seen = ink.filter((sketch, at) => {
    const isCovered = shared.canvases[at]?.hidden || privateView.reported[at];
    return sketch !== "" && !isCovered;
  });
  const sketch = random.pick(seen);
  const words = openWords(seat, content);
  if (sketch !== undefined) {
    const hasTried = Object.values(shared.feed).some((line) => line.playerId === seat.playerId);
    const misjudges = hasTried ? MISJUDGES.later : MISJUDGES.first;
    const likenesses = recogniser.likenesses(sketch);
    let best: { readonly word: string; readonly alike: number } | undefined;
    for (const { id, word } of words) {
      const alike = (likenesses.get(id) ?? 0) + misjudges * (2 * random.unit() - 1);
      if (alike >= (best?.alike ?? ALIKE)) best = { word, alike };
    }
    if (best) return best.word;
  }
  // Before the bar shows letters, any word would fit.
  const hasLetters = /\p{L}/u.test(shared.bar ?? "");
  return hasLetters && random.chance(PUZZLES) ? random.pick(words)?.word : undefined;
}
