import { drawingId } from "../../../src-shared/catalog/drawing.ts";
import type { BackstageItem, Verdict } from "../../../src-shared/protocol/entities.ts";
import type { RoomEvent } from "../game.ts";
import { updateKept, reportCanvas } from "./reveal.ts";
import { type Canvas, type CanvasState, type KeptCanvas } from "./types.ts";
import { CANVAS_LETTERS } from "./facts.ts";

function canvasOf({ turn }: CanvasState, itemId: string): number {
  return turn?.canvases.findIndex((_, at) => drawingId(turn.sheet, at) === itemId) ?? -1;
}

/**
 * Drawings for the people backstage: those of this turn by letter until the reveal, since a helper may have
 * to guess too, and kept ones by word (CC24).
 */
export function backstage(state: CanvasState): readonly BackstageItem[] {
  const { turn, kept, at } = state;
  const isOpen = at === "REVEAL" || at === "OVER";
  const now = (turn?.canvases ?? []).flatMap(({ painter, inked, hidden }, canvas) => {
    if (!turn || painter === undefined || !inked) return [];
    const item: BackstageItem = {
      id: drawingId(turn.sheet, canvas),
      playerId: painter,
      kind: "drawing",
      text: isOpen ? turn.word.text : (CANVAS_LETTERS[canvas] ?? ""),
      status: hidden ? "hidden" : "approved",
    };
    return [item];
  });
  const earlier = kept
    .filter(({ id }) => !now.some((item) => item.id === id))
    .map(({ id, painter, word, hidden }): BackstageItem => {
      const status = hidden ? "hidden" : "approved";
      return { id, playerId: painter, kind: "drawing", text: word, status };
    });
  return [...earlier, ...now];
}

/** Applies backstage's verdict on a drawing, which overrules reports (CC24, CC25). */
export function judge(state: CanvasState, itemId: string, verdict: Verdict): CanvasState {
  const hidden = verdict === "hide";
  const kept = state.kept.map((one): KeptCanvas => {
    if (one.id !== itemId) return one;
    const { hidden: _before, ...shown } = one;
    return hidden ? { ...shown, hidden } : shown;
  });
  const at = canvasOf(state, itemId);
  const canvas = state.turn?.canvases[at];
  if (!state.turn || !canvas) return { ...state, kept };
  const canvases = state.turn.canvases.with(at, { ...canvas, hidden, judged: true });
  return updateKept({ ...state, kept, turn: { ...state.turn, canvases } });
}

/** Handles ink that appeared on or left a canvas, and reports of a canvas. */
export function canvasEvent(
  state: CanvasState,
  event: Extract<RoomEvent, { type: "inked" | "reported" }>,
): CanvasState {
  const { turn } = state;
  if (!turn) return state;
  if (event.type === "reported") {
    const at = canvasOf(state, event.itemId);
    return at < 0 ? state : updateKept(reportCanvas(state, event.playerId, at));
  }
  const before: Canvas | undefined = turn.canvases[event.canvas];
  if (!before || event.sheet !== turn.sheet || before.inked === event.inked) return state;
  const { deserted: _deserted, ...canvas } = before;
  const canvases = turn.canvases.with(event.canvas, { ...canvas, inked: event.inked });
  return { ...state, turn: { ...turn, canvases } };
}
