import { Hands } from "../../src-rooms/drawing/hands.ts";
import type { InkStore } from "../../src-rooms/drawing/inkStore.ts";
import { canvasesOf } from "../../src-rooms/drawing/painters.ts";
import { Sheet } from "../../src-rooms/drawing/sheet.ts";
import { spanOf } from "../../src-rooms/drawing/strokesFrame.ts";
import type { Games, RoomState, SeenInk } from "../../src-rooms/session/model/state.ts";
import { elapsedOf } from "../../src-rooms/session/model/stageTime.ts";
import { encodeAction, type InkAction } from "../../src-shared/protocol/drawing.ts";

/** A store that keeps nothing: no ink has to outlive the test. */
const NOWHERE: InkStore = {
  rows: () => [],
  append: () => {},
  turnOver: () => {},
  drawing: () => undefined,
  keepOnly: () => {},
  forget: () => {},
};

/** The canvases of a table: robots paint by the clock, people paint what a test says. */
export class SimulatedInk {
  readonly #hands = new Hands();
  #sheet = new Sheet(0, NOWHERE);
  #actions = 0;

  #sheetOf(number: number): Sheet {
    if (this.#sheet.number !== number) this.#sheet = new Sheet(number, NOWHERE);
    return this.#sheet;
  }

  /** Returns what robots see when they look at the canvases now; undefined when there are none. */
  seen(state: RoomState, games: Games, now: number): SeenInk | undefined {
    const canvases = canvasesOf(state, games);
    if (!canvases) return undefined;
    const sheet = this.#sheetOf(canvases.sheet);
    this.#hands.paint(canvases, sheet, elapsedOf(state.clock, now));
    return { sheet: sheet.number, sketches: sheet.sketches(canvases.easels.length) };
  }

  /** Draws these actions of a person's pen on a canvas. */
  paint(sheet: number, canvas: number, actions: readonly InkAction[]): void {
    const pen = { x: 0, y: 0 };
    for (const action of actions) {
      const bytes = encodeAction(action, pen);
      const span = spanOf(bytes, 0);
      const refused =
        span && this.#sheetOf(sheet).take(2 * (this.#actions += 1), canvas, bytes, span);
      if (!span || refused) throw new Error(`the ink was refused: ${refused ?? "not an action"}`);
    }
  }
}
