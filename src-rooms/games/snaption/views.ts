import type { BackstageItem } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { photosOf } from "./deal.ts";
import { isCovered, isOut, votesOf } from "./score.ts";
import { keptIn } from "./show.ts";
import {
  type Photo,
  type SharedCard,
  type Snapped,
  type SnaptionPrivate,
  type SnaptionShared,
  type SnaptionState,
} from "./types.ts";
import { CLAPS_EACH, UNANIMOUS_FROM } from "./facts.ts";

const set = (ids: readonly PlayerId[]) => Object.fromEntries(ids.map((id) => [id, true as const]));

/** The photo on screen; undefined during SNAP and CAPTION. */
function photoOnScreen(state: SnaptionState): Photo | undefined {
  const isShown = state.at === "SHOW" || state.at === "VOTE" || state.at === "REVEAL";
  return isShown ? state.photos[state.current] : undefined;
}

function cardsView(photo: Photo): Record<string, SharedCard> {
  const { points } = photo;
  const most = Math.max(0, ...Object.values(points ?? {}));
  return Object.fromEntries(
    photo.cards.map((card) => {
      const { letter, text, language, authors } = card;
      const shown = isCovered(photo, card) ? { text: "" } : { text, ...(language && { language }) };
      const base = { letter, ...shown };
      if (!points) return [letter, base];
      const voters = playerIdsOf(photo.votes).filter((id) => photo.votes[id] === letter);
      const won = points[letter] ?? 0;
      const revealed = { authors: set(authors), voters: set(voters), points: won };
      return [letter, { ...base, ...revealed, isTop: won > 0 && won === most }];
    }),
  );
}

/** Allow list of what every screen may see (SN3, SN5). */
export function sharedView(state: SnaptionState): SnaptionShared {
  const photo = photoOnScreen(state);
  const isWriting = state.at === "CAPTION";
  const votes = photo?.points ? votesOf(state, photo) : {};
  const counts = Object.values(votes);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    bringOwn: state.bringOwn,
    photo: Math.max(0, state.current) + 1,
    photoCount: state.photos.length,
    written: isWriting ? state.photos.map(({ captions }) => captions.length) : [],
    ...(photo && !isOut(photo.status, state.backstage) && { source: photo.source }),
    cards: photo ? cardsView(photo) : {},
    claps: photo ? Object.values(photo.claps).reduce((sum, some) => sum + some, 0) : 0,
    ...(photo?.points && photo.owner !== undefined && { owner: photo.owner }),
    isUnanimous: total >= UNANIMOUS_FROM && counts.includes(total),
    photographers: state.at === "REVEAL" ? set(state.photographers) : {},
  };
}

/** Allow list of what one phone may see: its own photos, captions, vote. */
export function privateView(state: SnaptionState, id: PlayerId): SnaptionPrivate | undefined {
  const photo = photoOnScreen(state);
  const sent = state.sent[id];
  const own = photo?.cards.find(({ authors }) => authors.includes(id))?.letter;
  const vote = photo?.votes[id];
  const toWrite = state.at === "CAPTION" ? photosOf(state, id) : [];
  const lines = toWrite.length > 0 ? state.dealt?.[id] : undefined;
  const foreign = Object.entries(state.foreign ?? {}).filter(([text]) => lines?.includes(text));
  return {
    ...(lines && { lines }),
    ...(foreign.length > 0 && { foreign: Object.fromEntries(foreign) }),
    photos: toWrite.flatMap((at, index) => {
      const found = state.photos[at];
      const caption = found?.captions.find(({ author }) => author === id);
      if (!found || isOut(found.status, state.backstage)) return [];
      const hidden = caption?.status === "hidden" && ({ hidden: true } as const);
      const language = caption?.language && { language: caption.language };
      const written = { ...(caption && { text: caption.text }), ...language, ...hidden };
      return [{ photo: index + 1, source: found.source, ...written }];
    }),
    ...(sent && {
      sent: sent.photoId === undefined ? "pack" : { kind: "own", id: sent.photoId },
    }),
    ...(own !== undefined && { own }),
    ...(vote !== undefined && { vote }),
    // Nobody claps for their own photo.
    clapsLeft: photo?.owner === id ? 0 : CLAPS_EACH - (photo?.claps[id] ?? 0),
  };
}

/** Id by which backstage refers to a caption. */
export function captionId(state: SnaptionState, at: number, author: PlayerId): string {
  return `caption-${state.round.roundId}-${at + 1}-${author}`;
}

/** Id by which backstage refers to what a player sent in SNAP. */
export function photoItemId(state: SnaptionState, owner: PlayerId): string {
  return `photo-${state.round.roundId}-${owner}`;
}

/** Id by which backstage refers to a kept caption of this author. */
export const keptItemId = ({ id }: Snapped, author: PlayerId): string => `${id}-${author}`;

/** Kept cards of earlier rounds, with the player's own photo where there is one (SN13). */
function earlierItems(state: SnaptionState): BackstageItem[] {
  const earlier = state.snapped.filter(({ id }) => !id.startsWith(keptIn(state)));
  return earlier.flatMap((one) => {
    const { source, text, authors, hidden } = one;
    const isOwn = source.kind === "own";
    return authors
      .filter((id) => isOwn || !state.players[id]?.robot)
      .map((playerId): BackstageItem => {
        const id = keptItemId(one, playerId);
        const status = hidden ? "hidden" : "approved";
        return { id, playerId, kind: "text", text, ...(isOwn && { src: source.id }), status };
      });
  });
}

/** These ids name who made a thing, so they may only be used once its photo is revealed. */
const UNSEEN = { unseen: true } as const;

/** Items for backstage: kept cards of earlier rounds, then what players sent in this one. */
export function backstageView(state: SnaptionState): BackstageItem[] {
  const photos = playerIdsOf(state.sent).flatMap((owner): BackstageItem[] => {
    const sent = state.sent[owner];
    if (sent?.photoId === undefined) return [];
    const { photoId: src, status } = sent;
    const id = photoItemId(state, owner);
    const isOpen = state.photos.some((photo) => photo.owner === owner && photo.points);
    const unseen = isOpen ? {} : UNSEEN;
    return [{ id, playerId: owner, kind: "photo", text: "", src, status, ...unseen }];
  });
  const captions = state.photos.flatMap((photo, at) =>
    photo.captions
      .filter(({ author }) => !state.players[author]?.robot)
      .map(({ author, text, status }): BackstageItem => {
        const id = captionId(state, at, author);
        const unseen = photo.points ? {} : UNSEEN;
        return { id, playerId: author, kind: "text", text, status, ...unseen };
      }),
  );
  return [...earlierItems(state), ...photos, ...captions];
}
