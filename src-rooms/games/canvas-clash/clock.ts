import { type CanvasState, type CanvasTurn } from "./types.ts";
import { DRAW_MS } from "./facts.ts";

/** How long a painter with an empty canvas may be gone before being replaced, ms (CC19). */
export const PAINTER_GONE_MS = 8_000;
const EXTRA_MS = 10_000;
/** When the bar shows more, as shares of DRAW: first the underscores, then one letter each time (CC7). */
const HINTS_AT = [0.2, 0.5, 0.67, 0.83] as const;

/** Length of DRAW in this turn, ms. */
export function drawMs({ extended }: CanvasTurn): number {
  return DRAW_MS + (extended ? EXTRA_MS : 0);
}

function hintAt(turn: CanvasTurn, hint: number): number | undefined {
  const share = hint <= turn.letters.length ? HINTS_AT[hint] : undefined;
  return share === undefined ? undefined : Math.ceil(share * drawMs(turn));
}

/** How many hints are shown after `elapsed` ms of DRAW. */
export function hintsAfter(turn: CanvasTurn, elapsed: number): number {
  let { hints } = turn;
  for (;;) {
    const at = hintAt(turn, hints);
    if (at === undefined || at > elapsed) return hints;
    hints += 1;
  }
}

/** When DRAW next needs a tick, ms after it began. */
export function nextWake({ at, turn }: CanvasState): number | undefined {
  if (at !== "DRAW" || !turn) return undefined;
  const times = [hintAt(turn, turn.hints)];
  for (const { painter, inked, goneSince, deserted } of turn.canvases) {
    if (painter !== undefined && !inked && goneSince !== undefined && !deserted) {
      times.push(goneSince + PAINTER_GONE_MS);
    }
  }
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
