import type { Round } from "../../../src-shared/protocol/entities.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { drawLines, foreignOf } from "../packs.ts";
import { pictureKey, pictureOfKey } from "../../../src-shared/text/packEntries.ts";
import { packsFirst } from "../pictures.ts";
import type { Random } from "../random.ts";
import type { SnaptionContent } from "./content.ts";
import { isOut } from "./score.ts";
import { type Photo, type PhotoSource, type SnaptionState } from "./types.ts";
import { CAPTIONS_EACH, LINES_EACH } from "./facts.ts";

const FEWEST = 2;
/** When players bring their own photos: everybody needs two that are not theirs. */
const FEWEST_OWN = 3;

/** Key of a photo in the lists of content that was shown. */
function keyOf({ kind, id }: PhotoSource): string {
  return kind === "shared" ? pictureKey(id) : id;
}

/** Players of this round. */
export function seated(state: SnaptionState): PlayerId[] {
  return playerIdsOf(state.players).filter((id) => {
    const player = state.players[id];
    return player !== undefined && !player.left && !player.waiting;
  });
}

/** Deals lines from the host's packs to everybody but robots (SN17). */
function dealLines(before: SnaptionState): SnaptionState {
  let { lots = [], used } = before;
  const dealt: Record<PlayerId, readonly string[]> = {};
  let foreign: SnaptionState["foreign"] = {};
  for (const id of seated(before)) {
    if (before.players[id]?.robot) continue;
    const drawn = drawLines(lots, LINES_EACH);
    if (drawn.lines.length === 0) break;
    ({ lots } = drawn);
    used = [...used, ...drawn.lines.map((line) => line.id)];
    dealt[id] = drawn.lines.map(({ text }) => text);
    foreign = { ...foreign, ...foreignOf(drawn.lines, before.language) };
  }
  return { ...before, lots, used, dealt, foreign };
}

/** Starts a round; late joiners take part from now on (SN12). */
export function startRound(
  state: SnaptionState,
  round: Round,
  content: SnaptionContent,
  random: Random,
): SnaptionState {
  const players = { ...state.players };
  for (const id of playerIdsOf(players)) {
    const player = players[id];
    // A player who is gone when the round begins and comes back waits for the next one.
    if (player) players[id] = { ...player, waiting: player.left };
  }
  const fresh = { players, round, sent: {}, photos: [], current: -1, photographers: [] };
  const next = dealLines({ ...state, ...fresh });
  return next.bringOwn ? { ...next, at: "SNAP" } : dealPhotos(next, content, random);
}

/**
 * Picks photos from the packs, then built-in ones, that nobody here has seen, as long as there are any (SN2).
 */
function builtInPhotos(
  state: SnaptionState,
  count: number,
  content: SnaptionContent,
  random: Random,
): PhotoSource[] {
  const seen = [...(state.seen ?? []), ...state.used];
  const keys = packsFirst(state.pictures ?? [], content.photoIds, seen, random);
  return keys.slice(0, count).map((key) => {
    const id = pictureOfKey(key);
    return id === undefined ? { kind: "pack", id: key } : { kind: "shared", id };
  });
}

/**
 * Spreads the captions evenly: every player takes the two photos with the fewest writers that are not their
 * own. Players who brought a photo have fewer to choose from, so they choose first.
 */
function spread(photos: readonly Photo[], writers: readonly PlayerId[], random: Random): Photo[] {
  const taken = photos.map(() => [] as PlayerId[]);
  const isOwner = (id: PlayerId) => photos.some(({ owner }) => owner === id);
  const order = random.shuffled(writers);
  for (const id of [...order.filter(isOwner), ...order.filter((one) => !isOwner(one))]) {
    const open = photos
      .map((photo, at) => ({ at, load: taken[at]?.length ?? 0, isOwn: photo.owner === id }))
      .filter(({ isOwn }) => !isOwn)
      .sort((a, b) => a.load - b.load);
    for (const { at } of open.slice(0, CAPTIONS_EACH)) taken[at]?.push(id);
  }
  return photos.map((photo, at) => ({ ...photo, writers: taken[at] ?? [] }));
}

/** Lays out this round's photos and assigns who captions which (SN1, SN2). */
export function dealPhotos(
  state: SnaptionState,
  content: SnaptionContent,
  random: Random,
): SnaptionState {
  const writers = seated(state);
  const count = Math.max(state.bringOwn ? FEWEST_OWN : FEWEST, Math.round(writers.length / 2));
  // Photos sent by players who have left stay in play (SN12).
  const gone = playerIdsOf(state.sent).filter((id) => !writers.includes(id));
  const brought = random.shuffled([...writers, ...gone]).flatMap((owner) => {
    const sent = state.sent[owner];
    if (sent?.photoId === undefined || isOut(sent.status, state.backstage)) return [];
    return [{ owner, status: sent.status, source: { kind: "own", id: sent.photoId } as const }];
  });
  const own = brought.slice(0, count);
  const builtIn = builtInPhotos(state, count - own.length, content, random);
  const empty = { writers: [], captions: [], cards: [], votes: {}, claps: {} };
  const photos: Photo[] = random.shuffled([
    ...own.map((photo) => ({ ...photo, ...empty })),
    ...builtIn.map((source) => ({ source, status: "approved" as const, ...empty })),
  ]);
  const used = [...state.used, ...builtIn.map(keyOf)];
  return { ...state, at: "CAPTION", photos: spread(photos, writers, random), current: -1, used };
}

/** Indices of the photos this player captions, in the order in which their phone shows them. */
export function photosOf(state: SnaptionState, id: PlayerId): number[] {
  return state.photos.flatMap(({ writers }, at) => (writers.includes(id) ? [at] : []));
}
