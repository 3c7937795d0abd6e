import { drawingId } from "../../../src-shared/catalog/drawing.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { CanvasContent } from "./content.ts";
import { turnsLeft } from "./order.ts";
import { creditsOf } from "./reveal.ts";
import type {
  CanvasPrivate,
  CanvasShared,
  CanvasState,
  CanvasTurn,
  FeedLine,
  SharedCanvas,
} from "./types.ts";
import { barOf, capitals } from "./words.ts";

function set<Key extends number>(keys: readonly Key[]): Record<Key, true> {
  // SAFETY: the object has exactly these keys, each true.
  return Object.fromEntries(keys.map((key) => [key, true])) as Record<Key, true>;
}

function sharedCanvas(state: CanvasState, turn: CanvasTurn, at: number): SharedCanvas {
  const canvas = turn.canvases[at];
  const isOpen = state.at === "REVEAL" || state.at === "OVER";
  return {
    id: drawingId(turn.sheet, at),
    inked: canvas?.inked ?? false,
    ...(canvas?.hidden && { hidden: true }),
    ...(isOpen && canvas?.painter !== undefined && { painterId: canvas.painter }),
    ...(isOpen && { creditedBy: set(creditsOf(turn, at)) }),
    ...(canvas?.spelled && { spelled: true }),
  };
}

function solvedBy({ guessers }: CanvasTurn): Record<PlayerId, number> {
  const solved: Record<PlayerId, number> = {};
  for (const id of playerIdsOf(guessers)) {
    const place = guessers[id]?.place;
    if (place !== undefined) solved[id] = place;
  }
  return solved;
}

function barNow({ at, turn }: CanvasState): string | undefined {
  if (!turn) return undefined;
  if (at === "REVEAL" || at === "OVER") return capitals(turn.word);
  if (at === "READY" || turn.hints === 0) return undefined;
  return barOf(turn.word, turn.letters.slice(0, turn.hints - 1));
}

/** Allow list of what every screen may see (CC4, CC7, CC8). */
export function sharedView(state: CanvasState, content: CanvasContent): CanvasShared {
  const { turn, at } = state;
  const common = { turn: state.turnNumber, turnCount: state.turnNumber + turnsLeft(state) };
  if (!turn) {
    return { ...common, sheet: 0, canvases: {}, language: state.language, feed: {}, solved: {} };
  }
  const { word, sheet, feedFrom } = turn;
  const isOpen = at === "REVEAL" || at === "OVER";
  const bar = barNow(state);
  return {
    ...common,
    sheet,
    canvases: Object.fromEntries(
      turn.canvases.map((_, canvas) => [canvas, sharedCanvas(state, turn, canvas)]),
    ),
    language: word.language,
    ...(bar !== undefined && { bar }),
    feed: Object.fromEntries(
      turn.feed.map((line, index): [number, FeedLine] => [feedFrom + index + 1, line]),
    ),
    solved: solvedBy(turn),
    ...(at === "READY" && state.voided && { voided: true }),
    ...(isOpen && {
      reveal: { word: word.text, words: content.inAllLanguages(word.id), gains: turn.gains },
    }),
  };
}

/** Allow list of what one phone may see (CC8, CC11). */
export function privateView(
  state: CanvasState,
  id: PlayerId,
  content: CanvasContent,
): CanvasPrivate | undefined {
  const { turn, at } = state;
  if (!turn || at === "OVER") return undefined;
  const own = turn.canvases.findIndex(({ painter }) => painter === id);
  if (own >= 0) {
    return {
      role: "painter",
      canvas: own,
      word: turn.word.text,
      words: content.inAllLanguages(turn.word.id),
      maySwap: at === "READY" && !turn.swapped,
    };
  }
  const guesser = turn.guessers[id];
  if (!guesser || turn.knows.includes(id)) return undefined;
  const { place, points, close, credit, spelled } = guesser;
  const reported = turn.canvases.flatMap(({ reportedBy }, canvas) =>
    reportedBy.includes(id) ? [canvas] : [],
  );
  return {
    role: "guesser",
    ...(place !== undefined && { word: turn.word.text }),
    ...(points !== undefined && { points }),
    ...(close !== undefined && { close }),
    ...(credit !== undefined && { credit }),
    spelled: set(spelled),
    reported: set(reported),
  };
}
