import { CREDIT_POINTS } from "../../../src-shared/catalog/games/canvas-clash.ts";
import { drawingId } from "../../../src-shared/catalog/drawing.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { guessersOf, isSolvedByAll, paid, withGain } from "./guessing.ts";
import { isPackLine } from "../packs.ts";
import { isRobotPlayed } from "./order.ts";
import type { CanvasState, CanvasTurn, KeptCanvas } from "./types.ts";

/** Points for each painter with ink when every guesser has the word (CC16). */
const EVERYBODY_POINTS = 150;
/** How many guessers must agree; where there is only one, one is enough. */
const VOICES = 2;

/** How many of these players must object for it to count. */
function voicesNeeded(state: CanvasState, ids: readonly PlayerId[]): number {
  const people = ids.filter(
    (id) => state.artists[id]?.by === "person" && !isRobotPlayed(state.artists[id]),
  );
  return people.length >= VOICES ? VOICES : 1;
}

/** Whether enough guessers said that this drawing has letters in it (CC17). */
function isSpelled(state: CanvasState, canvas: number): boolean {
  const guessers = guessersOf(state);
  const voices = guessers.filter((id) => state.turn?.guessers[id]?.spelled.includes(canvas));
  return voices.length > 0 && voices.length >= voicesNeeded(state, guessers);
}

/** Records that a player reported a canvas, and hides it when enough did (CC24). */
export function reportCanvas(state: CanvasState, id: PlayerId, canvas: number): CanvasState {
  const { turn } = state;
  const before = turn?.canvases[canvas];
  if (!turn || !before || before.painter === id || before.reportedBy.includes(id)) return state;
  const reportedBy = [...before.reportedBy, id];
  // Painters are rivals of each other, so only guessers' reports hide a canvas for all.
  const guessers = guessersOf(state);
  const voices = reportedBy.filter((one) => guessers.includes(one)).length;
  const isEnough = voices > 0 && voices >= voicesNeeded(state, guessers);
  const hidden = before.judged ? before.hidden : before.hidden || isEnough;
  const canvases = turn.canvases.with(canvas, { ...before, reportedBy, hidden });
  return { ...state, turn: { ...turn, canvases } };
}

/** Guessers who credited this canvas and whose credit counts (CC15). */
export function creditsOf(turn: CanvasTurn, canvas: number): PlayerId[] {
  const { inked, hidden } = turn.canvases[canvas] ?? { inked: false, hidden: true };
  if (!inked || hidden) return [];
  return playerIdsOf(turn.guessers).filter((id) => turn.guessers[id]?.credit === canvas);
}

function earned(
  state: CanvasState,
  id: PlayerId,
  part: "credits" | "everybody",
  points: number,
): CanvasState {
  if (!state.turn || points === 0) return state;
  return paid({ ...state, turn: withGain(state.turn, id, part, points) }, id, points);
}

/** The drawing as it is kept for its painter; undefined when it is not to be kept (CC29). */
function keptOf(turn: CanvasTurn, at: number): KeptCanvas | undefined {
  const { painter, inked, hidden, hand, spelled } = turn.canvases[at] ?? {};
  if (painter === undefined || !inked || hidden || hand || spelled) return undefined;
  const { text, language } = turn.word;
  const credits = creditsOf(turn, at).length;
  return { id: drawingId(turn.sheet, at), painter, word: text, language, credits };
}

/**
 * Updates which of the turn's drawings are kept: some may have been hidden, or shown again, since the reveal.
 */
export function updateKept(state: CanvasState): CanvasState {
  const { at, turn } = state;
  if (at !== "REVEAL" || !turn) return state;
  const ids = turn.canvases.map((_, canvas) => drawingId(turn.sheet, canvas));
  const earlier = state.kept.filter(({ id }) => !ids.includes(id));
  const now = turn.canvases.map((_, canvas) => keptOf(turn, canvas));
  return { ...state, kept: [...earlier, ...now.filter((one) => one !== undefined)] };
}

/** Records how a pack's word did, for the pack's owner: flat when nobody found it. */
function withFared(state: CanvasState, turn: CanvasTurn): CanvasState {
  if (!isPackLine(turn.word.id)) return state;
  const flat = !Object.values(turn.guessers).some(({ place }) => place !== undefined);
  return { ...state, fared: [...(state.fared ?? []), { id: turn.word.id, flat }] };
}

/** Pays the painters and reveals who they are (CC15 to CC17). */
export function reveal(before: CanvasState): CanvasState {
  if (!before.turn) return before;
  // Decided now: players who come or go during REVEAL change nothing.
  const canvases = before.turn.canvases.map((canvas, at) =>
    isSpelled(before, at) ? { ...canvas, spelled: true as const } : canvas,
  );
  const turn: CanvasTurn = { ...before.turn, canvases };
  // Decided at the end of DRAW: players who come or go during CREDIT change nothing.
  const isSolved = before.at === "DRAW" ? isSolvedByAll(before) : turn.solvedByAll === true;
  let state: CanvasState = withFared({ ...before, at: "REVEAL", turn }, turn);
  canvases.forEach(({ painter, inked, hidden, spelled }, at) => {
    if (painter === undefined) return;
    const credits = spelled ? 0 : creditsOf(turn, at).length;
    state = earned(state, painter, "credits", credits * CREDIT_POINTS);
    const shares = isSolved && inked && !hidden && !spelled;
    state = earned(state, painter, "everybody", shares ? EVERYBODY_POINTS : 0);
  });
  return updateKept(state);
}
