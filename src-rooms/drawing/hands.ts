import type { Canvases, CanvasFacts } from "../games/game.ts";
import { CANVASES_MAX } from "../../src-shared/protocol/drawing.ts";
import { timeline, type TimedAction } from "./robotHand.ts";
import type { Sheet } from "./sheet.ts";
import { spanOf } from "./strokesFrame.ts";

/** Shortest time between two additions of ink by one robot's hand, ms. */
const HAND_EVERY_MS = 80;

type Hand = NonNullable<CanvasFacts["hand"]>;

/**
 * The number of a source of ink. People are numbered by their seats, robots' hands by canvas and the time
 * they began, since another hand may follow on the same canvas.
 */
export const sourceOfSeat = (seat: number): number => 2 * seat;
const sourceOfHand = (canvas: number, { beginsAt }: Hand): number =>
  2 * (CANVASES_MAX * beginsAt + canvas) + 1;

interface Line {
  readonly hand: Hand;
  readonly actions: readonly TimedAction[];
}

/** Robots that paint stored drawings by the clock: what is due can always be computed again. */
export class Hands {
  /** By canvas; created once per hand. */
  readonly #lines: (Line | undefined)[] = [];

  #actionsOf(canvas: number, hand: Hand): readonly TimedAction[] {
    const known = this.#lines[canvas];
    const isSame =
      known?.hand.drawing === hand.drawing &&
      known.hand.beginsAt === hand.beginsAt &&
      known.hand.mirrored === hand.mirrored &&
      known.hand.size === hand.size;
    if (isSame) return known.actions;
    const actions = timeline(hand.drawing, hand);
    this.#lines[canvas] = { hand, actions };
    return actions;
  }

  /**
   * Paints what is due after the stage has lasted `elapsed` (ms of `GameStage.ms`). Returns the canvases that
   * got ink, and how long until more is due; undefined: all hands are done.
   */
  paint(
    { easels, open }: Canvases,
    sheet: Sheet,
    elapsed: number,
  ): { readonly inked: readonly number[]; readonly nextIn: number | undefined } {
    const inked: number[] = [];
    let nextIn: number | undefined;
    if (!open) return { inked, nextIn };
    easels.forEach(({ hand }, canvas) => {
      if (!hand) return;
      const actions = this.#actionsOf(canvas, hand);
      const source = sourceOfHand(canvas, hand);
      const begun = sheet.have(source);
      for (let at = begun; at < actions.length; at++) {
        const action = actions[at];
        if (!action || hand.beginsAt + action.at > elapsed) break;
        const span = spanOf(action.bytes, 0);
        // The canvas may be full, or somebody else may have painted on it: then the hand stops.
        if (!span || sheet.take(source, canvas, action.bytes, span)) break;
      }
      if (sheet.have(source) > begun) inked.push(canvas);
      const next = actions[sheet.have(source)];
      if (!next) return;
      const wait = Math.max(HAND_EVERY_MS, hand.beginsAt + next.at - elapsed);
      nextIn = Math.min(nextIn ?? Infinity, wait);
    });
    return { inked, nextIn };
  }
}
