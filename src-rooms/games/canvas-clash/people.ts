import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { ActingFor, Ctx, GamePerson } from "../game.ts";
import { lowestScore } from "../scores.ts";
import { PAINTER_GONE_MS } from "./clock.ts";
import type { CanvasContent } from "./content.ts";
import { guessersOf } from "./guessing.ts";
import { holdsPen, isRobotPlayed, present, stayed } from "./order.ts";
import { updateKept } from "./reveal.ts";
import { handFor, withCanvas } from "./painting.ts";
import type { Artist, Canvas, CanvasState, CanvasTurn, Guesser } from "./types.ts";
import { putBack } from "./words.ts";

/** Returns a canvas that nobody has touched. */
export function emptyCanvas(painter?: PlayerId): Canvas {
  return {
    ...(painter !== undefined && { painter }),
    inked: false,
    reportedBy: [],
    hidden: false,
    judged: false,
  };
}

/** Resets a canvas: removes its ink, and the credits and 'spelled it' votes of guessers for it. */
function emptied(turn: CanvasTurn, at: number, painter?: PlayerId): CanvasTurn {
  const guessers: Record<PlayerId, Guesser> = {};
  for (const id of playerIdsOf(turn.guessers)) {
    const { credit, spelled, ...rest } = turn.guessers[id] ?? { spelled: [] };
    guessers[id] = {
      ...rest,
      ...(credit !== undefined && credit !== at && { credit }),
      spelled: spelled.filter((canvas) => canvas !== at),
    };
  }
  return withCanvas({ ...turn, guessers }, at, emptyCanvas(painter));
}

/** The first player in order who could take over a canvas and still leave a guesser (CC19). */
function standIn(state: CanvasState, turn: CanvasTurn, content: CanvasContent) {
  const here = present(state);
  if (guessersOf(state).filter((id) => here.includes(id)).length < 2) return undefined;
  const order = [...state.order.slice(state.next), ...state.order.slice(0, state.next)];
  return order.find((id) => {
    if (!here.includes(id) || !holdsPen(state, id) || turn.knows.includes(id)) return false;
    return !isRobotPlayed(state.artists[id]) || content.canBeDrawn(turn.word.id);
  });
}

/**
 * Wipes a canvas and gives it to another painter; without one it stays empty and without an owner (CC19,
 * CC22).
 */
function replaced(
  state: CanvasState,
  at: number,
  { random, elapsed }: Ctx,
  content: CanvasContent,
): CanvasState {
  const { turn } = state;
  if (!turn) return state;
  const painter = standIn(state, turn, content);
  const anew = emptied(turn, at, painter);
  if (painter === undefined) return { ...state, turn: anew };
  const knows = [...turn.knows, painter];
  const extended = turn.extended || state.at === "DRAW";
  const painting = { ...anew, knows, extended };
  const hand =
    state.at === "DRAW" && isRobotPlayed(state.artists[painter])
      ? handFor(painting, elapsed, random, content)
      : undefined;
  const canvas = { ...emptyCanvas(painter), ...(hand && { hand }) };
  return { ...state, turn: withCanvas(painting, at, canvas) };
}

/** Voids the turn when nobody paints and nothing was painted (CC21). */
export function voidIfDeserted(state: CanvasState): CanvasState {
  const { turn } = state;
  if (!turn || (state.at !== "DRAW" && state.at !== "READY")) return state;
  const isDeserted = turn.canvases.every(
    ({ painter, inked, deserted }) => !inked && (painter === undefined || deserted),
  );
  if (!isDeserted) return state;
  const artists = { ...state.artists };
  for (const id of turn.charged ?? []) {
    const artist = artists[id];
    if (artist) artists[id] = { ...artist, owes: artist.owes + 1 };
  }
  return { ...putBack(state, turn), artists, at: "OVER", voided: true };
}

/** Replaces painters who have been gone too long with an empty canvas (CC19). */
export function replaceTheGone(state: CanvasState, ctx: Ctx, content: CanvasContent): CanvasState {
  let next = state;
  state.turn?.canvases.forEach((canvas, at) => {
    const { painter, inked, goneSince, deserted } = canvas;
    const isGone = goneSince !== undefined && goneSince + PAINTER_GONE_MS <= ctx.elapsed;
    if (painter === undefined || inked || !isGone || deserted || !next.turn) return;
    // Without a stand-in the place stays free for the painter to come back to.
    next = standIn(next, next.turn, content)
      ? replaced(next, at, ctx, content)
      : { ...next, turn: withCanvas(next.turn, at, { ...canvas, deserted: true }) };
  });
  return next === state ? state : voidIfDeserted(next);
}

/** Updates the canvas of every painter when DRAW begins: some may be absent or robots. */
export function withPainters(state: CanvasState, ctx: Ctx, content: CanvasContent): CanvasState {
  let next = state;
  state.turn?.canvases.forEach(({ painter }, at) => {
    const artist = painter === undefined ? undefined : state.artists[painter];
    if (artist) next = withPainter(next, at, artist, ctx, content);
  });
  return next;
}

/** Updates a canvas for whoever acts for its painter: the person, a robot, or nobody. */
function withPainter(
  state: CanvasState,
  at: number,
  artist: Artist,
  { elapsed, random }: Ctx,
  content: CanvasContent,
): CanvasState {
  const { turn } = state;
  const before = turn?.canvases[at];
  if (!turn || !before) return state;
  const { goneSince, deserted: _deserted, hand, ...canvas } = before;
  if (isRobotPlayed(artist) && !artist.left) {
    const own = hand ?? (canvas.inked ? undefined : handFor(turn, elapsed, random, content));
    if (own || canvas.inked) {
      return { ...state, turn: withCanvas(turn, at, { ...canvas, ...(own && { hand: own }) }) };
    }
  } else if (artist.by === "person" && !artist.left) {
    return { ...state, turn: withCanvas(turn, at, canvas) };
  }
  const since = goneSince ?? elapsed;
  return { ...state, turn: withCanvas(turn, at, { ...canvas, goneSince: since }) };
}

/** Handles somebody else, or nobody, acting for a seat from now on. */
export function seatChanged(
  state: CanvasState,
  id: PlayerId,
  by: ActingFor,
  ctx: Ctx,
  content: CanvasContent,
): CanvasState {
  const before = state.artists[id];
  if (!before) return state;
  const artist = { ...before, by };
  const next = { ...state, artists: { ...state.artists, [id]: artist } };
  if (state.at !== "DRAW") return next;
  const at = next.turn?.canvases.findIndex(({ painter }) => painter === id) ?? -1;
  return at < 0 ? next : withPainter(next, at, artist, ctx, content);
}

/** Seats a player who sits down in mid-game or comes back (CC18). */
export function join(
  state: CanvasState,
  id: PlayerId,
  { robot, crowd }: GamePerson,
  ctx: Ctx,
  content: CanvasContent,
): CanvasState {
  const before = state.artists[id];
  if (before && !before.left) return state;
  // Seats that never paint are left out: they owe their turns for ever.
  const others = stayed(state).filter((other) => holdsPen(state, other));
  const score = lowestScore(state.artists);
  const owes = Math.max(0, ...others.map((other) => state.artists[other]?.owes ?? 0));
  const artist: Artist = before
    ? { ...before, left: false, by: "person" }
    : { score, robot, by: "person", owes, left: false, ...(crowd && { crowd }) };
  const order = state.order.includes(id) ? state.order : [...state.order, id];
  const seated = { ...state, order, artists: { ...state.artists, [id]: artist } };
  const { turn } = seated;
  if (!turn || seated.at === "REVEAL" || seated.at === "OVER") return seated;
  const guessers = { ...turn.guessers, [id]: turn.guessers[id] ?? { spelled: [] } };
  const guessing = { ...seated, turn: { ...turn, guessers } };
  const at = turn.canvases.findIndex(({ painter }) => painter === id);
  if (at < 0 || seated.at !== "DRAW") return guessing;
  return withPainter(guessing, at, artist, ctx, content);
}

/** Handles a player who leaves for good, by quitting or being kicked (CC22). */
export function leave(
  state: CanvasState,
  id: PlayerId,
  kicked: boolean,
  ctx: Ctx,
  content: CanvasContent,
): CanvasState {
  const before = state.artists[id];
  if (!before || before.left) return state;
  const artist: Artist = { ...before, by: "nobody", left: true };
  const gone = { ...state, artists: { ...state.artists, [id]: artist } };
  const at = gone.turn?.canvases.findIndex(({ painter }) => painter === id) ?? -1;
  if (at < 0 || !gone.turn) return gone;
  if (gone.at === "READY" || (gone.at === "DRAW" && kicked)) {
    return voidIfDeserted(replaced(gone, at, ctx, content));
  }
  if (gone.at === "DRAW") return withPainter(gone, at, artist, ctx, content);
  return kicked ? updateKept({ ...gone, turn: emptied(gone.turn, at) }) : gone;
}
