import type { BackstageMode } from "../../../src-shared/catalog/settings.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import { type Card, type Photo, type SnaptionState, type Status } from "./types.ts";
import { ALONE, POT, TOP, UNANIMOUS, UNANIMOUS_FROM } from "./facts.ts";

const LETTERS = "ABCDEFGHIJKLMNOP";

/** Whether backstage keeps this from being shown (SN13). */
export function isOut(status: Status, mode: BackstageMode): boolean {
  return status === "hidden" || (mode === "approve" && status !== "approved");
}

/** Whether backstage hid this card after it was laid out. It stays in its place without its text. */
export function isCovered({ captions }: Photo, { authors }: Card): boolean {
  return captions.some(({ author, status }) => authors.includes(author) && status === "hidden");
}

/** Makes the cards of a photo, in the order of its captions; equal captions share one (SN6). */
export function cardsOf(photo: Photo, mode: BackstageMode): Card[] {
  const byText = new Map<string, Omit<Card, "letter" | "authors"> & { authors: PlayerId[] }>();
  for (const { author, text, language, status } of photo.captions) {
    if (isOut(status, mode)) continue;
    const key = fold(text) || text;
    const known = byText.get(key);
    if (known) known.authors.push(author);
    else byText.set(key, { text, ...(language && { language }), authors: [author] });
  }
  return [...byText.values()].map((card, at) => ({ letter: LETTERS[at] ?? "P", ...card }));
}

/**
 * Players who may vote: everybody who is still in the game and sees a card that is not theirs; robots only
 * where no person can.
 */
export function votersOf(state: SnaptionState, photo: Photo): PlayerId[] {
  const here = playerIdsOf(state.players).filter((id) => {
    const isForeign = photo.cards.some(({ authors }) => !authors.includes(id));
    return !state.players[id]?.left && isForeign;
  });
  const people = here.filter((id) => !state.players[id]?.robot);
  return people.length > 0 ? people : here;
}

/** The card most of the audience chose; undefined when it is undecided or nobody voted. */
function audienceVote(state: SnaptionState, { votes, cards }: Photo): string | undefined {
  const theirs = playerIdsOf(votes).filter((id) => !state.players[id]);
  const counted = cards
    .map(({ letter }) => ({ letter, count: theirs.filter((id) => votes[id] === letter).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (!first || first.count === 0 || first.count === second?.count) return undefined;
  return first.letter;
}

/** The votes that count, by letter (SN7). */
export function votesOf(state: SnaptionState, photo: Photo): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (letter: string) => {
    counts[letter] = (counts[letter] ?? 0) + 1;
  };
  for (const id of playerIdsOf(photo.votes)) {
    const letter = photo.votes[id];
    if (letter !== undefined && state.players[id]) count(letter);
  }
  const audience = audienceVote(state, photo);
  if (audience !== undefined) count(audience);
  return counts;
}

/** Points of each card, before its authors divide them (SN8, SN10). */
export function pointsOf(photo: Photo, votes: Readonly<Record<string, number>>, m: number) {
  const points: Record<string, number> = {};
  const [only, ...others] = photo.cards;
  if (!only) return points;
  if (others.length === 0) return { [only.letter]: ALONE * m };
  const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...Object.values(votes));
  for (const { letter } of photo.cards) {
    const count = votes[letter] ?? 0;
    const share = total === 0 ? 0 : Math.floor((POT * m * count) / total);
    const top = count > 0 && count === most ? TOP * m : 0;
    const all = count === total && total >= UNANIMOUS_FROM ? UNANIMOUS * m : 0;
    points[letter] = share + top + all;
  }
  return points;
}
