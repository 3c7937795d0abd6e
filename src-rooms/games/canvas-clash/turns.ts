import type { Round } from "../../../src-shared/protocol/entities.ts";
import type { Ctx } from "../game.ts";
import type { CanvasContent } from "./content.ts";
import { guessersOf, isSolvedByAll } from "./guessing.ts";
import { choosePainters, isRobotPlayed, stayed } from "./order.ts";
import { emptyCanvas, voidIfDeserted, withPainters } from "./people.ts";
import { reveal } from "./reveal.ts";
import type { Canvas, CanvasState } from "./types.ts";
import { lettersToShow, takeWord } from "./words.ts";

/** Whether a canvas can be credited: it has a painter and ink, and is not hidden (CC15). */
export function canBeCredited({ inked, hidden, painter }: Canvas): boolean {
  return inked && !hidden && painter !== undefined;
}

/**
 * Begins a turn: picks its painters in the game's order, shuffles their canvases and takes a word (CC2, CC4,
 * CC5). When nobody is left to paint, the room waits for players in READY, and the turn is void.
 */
export function beginTurn(
  before: CanvasState,
  round: Round,
  { random }: Ctx,
  content: CanvasContent,
): CanvasState {
  const { painters, artists, next } = choosePainters(before);
  const turnNumber = round.roundCount;
  const drawable = painters.some((id) => isRobotPlayed(artists[id]));
  const { state, word, theme } = takeWord(before, drawable, random, content);
  const guessers = stayed(state).filter((id) => !painters.includes(id));
  return {
    ...state,
    artists,
    next,
    turnNumber,
    at: "READY",
    turn: {
      sheet: round.roundId,
      word,
      ...(theme !== undefined && { theme }),
      swapped: false,
      extended: false,
      canvases: random.shuffled(painters).map((id) => emptyCanvas(id)),
      charged: painters.filter((id) => artists[id]?.owes !== before.artists[id]?.owes),
      knows: painters,
      guessers: Object.fromEntries(guessers.map((id) => [id, { spelled: [] }])),
      letters: [],
      hints: 0,
      feed: [],
      feedFrom: 0,
      gains: {},
    },
  };
}

/** Takes another word for all painters of the turn (CC6). */
export function swapWord(state: CanvasState, { random }: Ctx, content: CanvasContent): CanvasState {
  const { turn, artists } = state;
  if (!turn) return state;
  const drawable = turn.canvases.some(
    ({ painter }) => painter !== undefined && isRobotPlayed(artists[painter]),
  );
  const taken = takeWord(state, drawable, random, content, turn);
  const { theme: _theme, ...rest } = turn;
  const { word, theme } = taken;
  return {
    ...taken.state,
    turn: { ...rest, word, ...(theme !== undefined && { theme }), swapped: true },
  };
}

function beginDrawing(state: CanvasState, ctx: Ctx, content: CanvasContent): CanvasState {
  const { turn } = state;
  if (!turn) return state;
  // `elapsed` still counts from READY; DRAW begins at 0.
  const begun = { ...ctx, elapsed: 0 };
  const letters = lettersToShow(turn.word, ctx.random);
  const drawing: CanvasState = { ...state, at: "DRAW", voided: false, turn: { ...turn, letters } };
  return voidIfDeserted(withPainters(drawing, begun, content));
}

/**
 * Goes from DRAW to CREDIT, or straight to REVEAL when there is nothing to credit or nobody to do it (CC3).
 */
function endDrawing(state: CanvasState): CanvasState {
  const isWorthIt = state.turn?.canvases.some(canBeCredited) && guessersOf(state).length > 0;
  if (!isWorthIt || !state.turn) return reveal(state);
  const turn = { ...state.turn, ...(isSolvedByAll(state) && { solvedByAll: true as const }) };
  return { ...state, at: "CREDIT", turn };
}

/** Ends the stage: its time is up, or everybody is done. */
export function endStage(state: CanvasState, ctx: Ctx, content: CanvasContent): CanvasState {
  switch (state.at) {
    case "READY":
      return beginDrawing(state, ctx, content);
    case "DRAW":
      return endDrawing(state);
    case "CREDIT":
      return reveal(state);
    case "REVEAL":
      return { ...state, at: "OVER" };
    case "OVER":
      return state;
  }
}

/** Reveals immediately when nobody can guess or credit any more, or nothing can be credited. */
export function goOnIfPointless(state: CanvasState): CanvasState {
  const isWaiting = state.at === "DRAW" || state.at === "CREDIT";
  const hasNobody = isWaiting && guessersOf(state).length === 0;
  const hasNothing = state.at === "CREDIT" && !state.turn?.canvases.some(canBeCredited);
  return hasNobody || hasNothing ? reveal(state) : state;
}
