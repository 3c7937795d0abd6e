import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import type { Artist, CanvasState } from "./types.ts";

/** How many players paint at once, by the number of players (CC1). */
export function paintersOf(players: number): number {
  if (players >= 13) return 4;
  return players >= 9 ? 3 : 2;
}

/** The turn order of a game: random, with people and robots spread evenly (CC2). */
export function arranged(
  players: readonly PlayerId[],
  isRobot: (id: PlayerId) => boolean,
  random: Random,
): PlayerId[] {
  const spread = (ids: readonly PlayerId[]) =>
    random.shuffled(ids).map((id, at) => ({ id, place: (at + 0.5) / ids.length }));
  const people = spread(players.filter((id) => !isRobot(id)));
  const robots = spread(players.filter(isRobot));
  const order = [...people, ...robots].sort((a, b) => a.place - b.place).map(({ id }) => id);
  const from = random.below(Math.max(1, order.length));
  return [...order.slice(from), ...order.slice(0, from)];
}

/** Whether a robot plays this seat: its own, or standing in for a person. */
export function isRobotPlayed(artist: Artist | undefined): boolean {
  return artist !== undefined && (artist.robot || artist.by === "robot");
}

/** Players who have not left for good. */
export function stayed(state: CanvasState): PlayerId[] {
  return state.order.filter((id) => !state.artists[id]?.left);
}

/** Players who are there, or have a robot standing in. */
export function present(state: CanvasState): PlayerId[] {
  return stayed(state).filter((id) => state.artists[id]?.by !== "nobody");
}

/** Whether this seat can paint: one that many people share cannot (CC30). */
export function holdsPen(state: CanvasState, id: PlayerId): boolean {
  return !state.artists[id]?.crowd;
}

/**
 * Players who may be asked to paint: those who are there, or everybody who has not left when fewer than two
 * are (CC23).
 */
function pool(state: CanvasState): PlayerId[] {
  return around(state).filter((id) => holdsPen(state, id));
}

/** Players of this turn: those who are there, or everybody who has not left when fewer than two are. */
function around(state: CanvasState): PlayerId[] {
  const here = present(state);
  return here.length >= 2 ? here : stayed(state);
}

function owes(state: CanvasState, id: PlayerId): boolean {
  return (state.artists[id]?.owes ?? 0) > 0;
}

/** Whether everybody who can still paint has had all their turns (CC23). */
export function hasEverybodyPainted(state: CanvasState): boolean {
  return !pool(state).some((id) => owes(state, id));
}

/** Estimated number of turns after this one. */
export function turnsLeft(state: CanvasState): number {
  const ids = pool(state);
  const owed = ids.reduce((sum, id) => sum + (state.artists[id]?.owes ?? 0), 0);
  return Math.ceil(owed / Math.max(1, Math.min(paintersOf(around(state).length), ids.length)));
}

/**
 * Chooses the next painters in order and updates what they owe; chooses nobody when fewer than two players
 * are left (CC2).
 */
export function choosePainters(
  state: CanvasState,
): Pick<CanvasState, "artists" | "next"> & { readonly painters: readonly PlayerId[] } {
  const able = pool(state);
  const all = around(state).length;
  const count = Math.min(paintersOf(all), all - 1, able.length);
  const { order } = state;
  const painters: PlayerId[] = [];
  let next = state.next;
  for (let step = 0; step < order.length && painters.length < count; step++) {
    const at = (state.next + step) % order.length;
    const id = order[at];
    if (id === undefined || !able.includes(id) || !owes(state, id)) continue;
    painters.push(id);
    next = (at + 1) % order.length;
  }
  // In the last turn, fill free places from the front of the order.
  const extra = order.filter((id) => able.includes(id) && !painters.includes(id));
  const artists: Record<PlayerId, Artist> = { ...state.artists };
  for (const id of painters) {
    const artist = artists[id];
    if (artist) artists[id] = { ...artist, owes: artist.owes - 1 };
  }
  painters.push(...extra.slice(0, Math.max(0, count - painters.length)));
  return { painters, artists, next };
}
