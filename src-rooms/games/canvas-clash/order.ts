import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import type { Artist, CanvasState } from "./types.ts";

/** How many paint at once when so many play (CC1). */
export function paintersOf(players: number): number {
  if (players >= 13) return 4;
  return players >= 9 ? 3 : 2;
}

/** The order of a game: drawn by lot, people and robots spread evenly in it (CC2). */
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

/** Does a robot play this seat, its own or somebody's? */
export function isRobotPlayed(artist: Artist | undefined): boolean {
  return artist !== undefined && (artist.robot || artist.by === "robot");
}

/** Players who have not left for good. */
export function stayed(state: CanvasState): PlayerId[] {
  return state.order.filter((id) => !state.artists[id]?.left);
}

/** Players who are there, or for whom a robot is. */
export function present(state: CanvasState): PlayerId[] {
  return stayed(state).filter((id) => state.artists[id]?.by !== "nobody");
}

/** Is this a person, or a robot, who can hold a pen? A seat of many people cannot (CC30). */
export function holdsPen(state: CanvasState, id: PlayerId): boolean {
  return !state.artists[id]?.crowd;
}

/** Who may be asked to paint: whoever is there, unless hardly anybody is (CC23). */
function pool(state: CanvasState): PlayerId[] {
  return around(state).filter((id) => holdsPen(state, id));
}

/** Who plays this turn: whoever is there, unless hardly anybody is. */
function around(state: CanvasState): PlayerId[] {
  const here = present(state);
  return here.length >= 2 ? here : stayed(state);
}

function owes(state: CanvasState, id: PlayerId): boolean {
  return (state.artists[id]?.owes ?? 0) > 0;
}

/** Has everybody painted who still can (CC23)? */
export function hasEverybodyPainted(state: CanvasState): boolean {
  return !pool(state).some((id) => owes(state, id));
}

/** Turns still to come after this one, as it looks now. */
export function turnsLeft(state: CanvasState): number {
  const ids = pool(state);
  const owed = ids.reduce((sum, id) => sum + (state.artists[id]?.owes ?? 0), 0);
  return Math.ceil(owed / Math.max(1, Math.min(paintersOf(around(state).length), ids.length)));
}

/** The next painters in order and what they still owe; nobody when fewer than two players are left (CC2). */
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
  // The last turn is filled up from the front.
  const extra = order.filter((id) => able.includes(id) && !painters.includes(id));
  const artists: Record<PlayerId, Artist> = { ...state.artists };
  for (const id of painters) {
    const artist = artists[id];
    if (artist) artists[id] = { ...artist, owes: artist.owes - 1 };
  }
  painters.push(...extra.slice(0, Math.max(0, count - painters.length)));
  return { painters, artists, next };
}
