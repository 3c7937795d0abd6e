import { COLOURS, type Drawing } from "../../src-shared/catalog/drawing.ts";
import type { CanvasState, CanvasTurn } from "../../src-rooms/games/canvas-clash/types.ts";
import {
  decodeInk,
  encodeHave,
  encodeInk,
  freshPens,
  toStep,
  type CanvasAction,
  type Pen,
} from "../../src-shared/protocol/drawing.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { Rig } from "./rig.ts";

/** The ink of a rig's room: it relays what phones draw to the screens, and lets stories paint. */
export class RigInk {
  readonly #rig: Rig;
  #sheet = 0;
  #actions: CanvasAction[] = [];
  #pens: Pen[] = freshPens();
  readonly #phonePens = new Map<PlayerId, Pen[]>();
  readonly #have = new Map<PlayerId, number>();

  constructor(rig: Rig) {
    this.#rig = rig;
    rig.bytesAfterSnapshot = () => {
      const turn = this.#open;
      return turn && encodeInk("whole", turn.sheet, this.#now);
    };
    rig.hearBytes = (playerId, bytes) => this.#hear(playerId, bytes);
  }

  get #open(): CanvasTurn | undefined {
    // SAFETY: the rooms of these stories play CANVAS_CLASH.
    return (this.#rig.table.state.game?.state as CanvasState | undefined)?.turn;
  }

  get #turn(): CanvasTurn {
    const turn = this.#open;
    if (!turn) throw new Error("no turn is running");
    return turn;
  }

  get #now(): readonly CanvasAction[] {
    return this.#sheet === this.#turn.sheet ? this.#actions : [];
  }

  /** Paints this share of a drawing's lines on a canvas. */
  paint(canvas: number, { lines, width, height }: Drawing, share = 1): void {
    const count = Math.max(1, Math.round(lines.length * share));
    this.#say(
      lines.slice(0, count).map((line, at): CanvasAction => {
        const begin = {
          stroke: at + 1,
          colour: Math.max(0, COLOURS.indexOf(line.brushColor)),
          radius: line.brushRadius,
          width,
          height,
        };
        const points = line.points.map(({ x, y }) => ({
          x: toStep(x, width),
          y: toStep(y, height),
        }));
        return { action: "DRAW", canvas, begin, points };
      }),
    );
  }

  #say(actions: readonly CanvasAction[]): void {
    const { sheet, canvases } = this.#turn;
    if (sheet !== this.#sheet) {
      this.#sheet = sheet;
      this.#actions = [];
      this.#pens = freshPens();
    }
    this.#actions.push(...actions);
    const frame = encodeInk("ink", sheet, actions, this.#pens);
    const painters = canvases.map(({ painter }) => painter);
    this.#rig.tellBytes((id) => (id !== undefined && painters.includes(id) ? undefined : frame));
    for (const canvas of new Set(actions.map((action) => action.canvas))) {
      this.#rig.table.try({ type: "inked", sheet, canvas, inked: true });
    }
    this.#rig.tell();
  }

  #hear(playerId: PlayerId, bytes: Uint8Array): void {
    const pens = this.#phonePens.get(playerId) ?? freshPens();
    this.#phonePens.set(playerId, pens);
    const frame = decodeInk(Uint8Array.from(bytes), pens);
    if (frame?.kind !== "strokes") return console.error("INVALID INK", bytes);
    const canvas = this.#turn.canvases.findIndex(({ painter }) => painter === playerId);
    const have = frame.first + frame.actions.length - 1;
    this.#have.set(playerId, have);
    if (canvas >= 0) this.#say(frame.actions.map((action) => ({ ...action, canvas })));
    this.#rig.tellBytes((id) => (id === playerId ? encodeHave(frame.sheet, have) : undefined));
  }

  /** Sends the complete ink to every screen, as at the end of painting. */
  whole(): void {
    const frame = encodeInk("whole", this.#turn.sheet, this.#now);
    this.#rig.tellBytes(() => frame);
  }
}
