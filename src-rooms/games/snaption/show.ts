import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { lineId, pictureKey } from "../../../src-shared/text/packEntries.ts";
import type { EntryResult } from "../game.ts";
import type { Random } from "../random.ts";
import { cardsOf, isCovered, isOut, pointsOf, votesOf } from "./score.ts";
import { type Photo, type Player, type Snapped, type SnaptionState } from "./types.ts";
import { UNANIMOUS_FROM } from "./facts.ts";
import { PHOTOGRAPHER } from "../../../src-shared/catalog/games/snaption.ts";

function paid(state: SnaptionState, gains: Readonly<Record<PlayerId, number>>) {
  const players: Record<PlayerId, Player> = { ...state.players };
  for (const id of playerIdsOf(gains)) {
    const player = players[id];
    if (player) players[id] = { ...player, score: player.score + (gains[id] ?? 0) };
  }
  return players;
}

/**
 * How the packs' lines on the cards did, for their owners: a line is flat when nobody voted for it although
 * there were at least as many votes as cards ([SE101]). A line that nobody used is not counted: players
 * choose one of three.
 */
function faredLines({ used }: SnaptionState, photo: Photo): EntryResult[] {
  const { cards, votes } = photo;
  const voted = Object.values(votes);
  const isJudged = cards.length > 1 && voted.length >= cards.length;
  return cards.flatMap((card) => {
    const id = lineId(card.text);
    if (!used.includes(id) || isCovered(photo, card)) return [];
    return [{ id, flat: isJudged && !voted.includes(card.letter) }];
  });
}

/** Records how a picture from a pack, and the lines written to it, did. */
function withFared(state: SnaptionState, photo: Photo, flat: boolean): SnaptionState {
  const { kind, id } = photo.source;
  const fared = [
    ...(kind === "shared" ? [{ id: pictureKey(id), flat }] : []),
    ...faredLines(state, photo),
  ];
  return fared.length === 0 ? state : { ...state, fared: [...(state.fared ?? []), ...fared] };
}

/** Shows the next photo that has something to show (SN5, SN8, SN13). */
export function showFrom(before: SnaptionState, from: number, random: Random): SnaptionState {
  let state = before;
  const isPaid = before.photographers.length > 0;
  for (let at = from; at < state.photos.length; at += 1) {
    const photo = state.photos[at];
    if (!photo || isOut(photo.status, state.backstage)) continue;
    const mixed = { ...photo, captions: random.shuffled(photo.captions) };
    const cards = cardsOf(mixed, state.backstage);
    if (cards.length === 0) {
      if (photo.captions.length === 0) state = withFared(state, photo, true);
      continue;
    }
    const photos = state.photos.with(at, { ...mixed, cards });
    // Backstage has approved another photo since: the reveal that paid the photographers was not the last
    // one, so the bonus is taken back.
    const round = isPaid ? withPhotographers(state, []) : state;
    return { ...round, at: "SHOW", photos, current: at };
  }
  const round = isPaid ? state : withPhotographers(state, bestPhotographers(state));
  return { ...round, at: "OVER", current: state.photos.length };
}

/** Gives the round's photographer bonus to exactly these players (SN11). */
function withPhotographers(state: SnaptionState, ids: readonly PlayerId[]): SnaptionState {
  const gains: Record<PlayerId, number> = {};
  for (const id of state.photographers) gains[id] = -PHOTOGRAPHER;
  for (const id of ids) gains[id] = (gains[id] ?? 0) + PHOTOGRAPHER;
  return { ...state, photographers: ids, players: paid(state, gains) };
}

/** Whether this is the last photo that will be shown. */
function isLast(state: SnaptionState): boolean {
  return !state.photos
    .slice(state.current + 1)
    .some(
      (photo) =>
        !isOut(photo.status, state.backstage) && cardsOf(photo, state.backstage).length > 0,
    );
}

/** Owners of the visible photos with the most claps (SN11, SN13). */
function bestPhotographers({ photos, backstage }: SnaptionState): PlayerId[] {
  const seen = photos.filter(({ status }) => !isOut(status, backstage));
  const clapped = seen.flatMap(({ owner, claps, points }) => {
    const count = Object.values(claps).reduce((sum, some) => sum + some, 0);
    return owner !== undefined && points && count > 0 ? [{ owner, count }] : [];
  });
  const most = Math.max(0, ...clapped.map(({ count }) => count));
  return clapped.filter(({ count }) => count === most).map(({ owner }) => owner);
}

/** The best card of a photo, if there is one that backstage has not hidden (SN13, SN15). */
function snappedOf(state: SnaptionState, at: number): Snapped[] {
  const photo = state.photos[at];
  if (!photo?.points || isOut(photo.status, state.backstage)) return [];
  const { points, cards } = photo;
  const votes = votesOf(state, photo);
  const [best] = cards
    .filter((card) => !isCovered(photo, card))
    .toSorted((a, b) => (points[b.letter] ?? 0) - (points[a.letter] ?? 0));
  if (!best) return [];
  const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
  const count = votes[best.letter] ?? 0;
  return [
    {
      id: `${keptIn(state)}${at + 1}`,
      source: photo.source,
      ...(photo.owner !== undefined && { owner: photo.owner }),
      text: best.text,
      authors: best.authors,
      votes: count,
      isUnanimous: count === total && total >= UNANIMOUS_FROM,
    },
  ];
}

/** Prefix of the ids of what is kept from this round. */
export const keptIn = ({ round }: SnaptionState) => `caption-${round.roundId}-`;

/** Updates what is kept from this round, after a reveal or a change by backstage. */
export function updateKept(state: SnaptionState): SnaptionState {
  const before = state.snapped.filter(({ id }) => !id.startsWith(keptIn(state)));
  return {
    ...state,
    snapped: [...before, ...state.photos.flatMap((_, at) => snappedOf(state, at))],
  };
}

/** Reveals who wrote the captions, and pays (SN10, SN11). */
export function reveal(state: SnaptionState): SnaptionState {
  const photo = state.photos[state.current];
  if (!photo) return { ...state, at: "OVER" };
  const votes = votesOf(state, photo);
  const points = pointsOf(photo, votes, state.round.scoreMultiplier);
  const gains: Record<PlayerId, number> = {};
  for (const { letter, authors } of photo.cards) {
    for (const id of authors) {
      gains[id] = (gains[id] ?? 0) + Math.floor((points[letter] ?? 0) / authors.length);
    }
  }
  const done = { ...photo, points };
  const photos = state.photos.with(state.current, done);
  const isFlat = photo.cards.length > 1 && Object.keys(photo.votes).length === 0;
  const told = withFared(state, photo, isFlat);
  const shown: SnaptionState = { ...told, at: "REVEAL", photos, players: paid(state, gains) };
  // The best photographers are revealed with the last photo.
  const best = isLast(state) ? bestPhotographers(shown) : [];
  return updateKept(withPhotographers(shown, best));
}
