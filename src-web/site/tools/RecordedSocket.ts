import { COLOURS } from "../../../src-shared/catalog/drawing.ts";
import { encodeInk, toStep, type CanvasAction } from "../../../src-shared/protocol/drawing.ts";
import { PING, PONG } from "../../../src-shared/protocol/party.ts";
import { SAMPLES } from "../../drawing/replay/samples.ts";
import type { Moment } from "./recordings.ts";

/** The two sample drawings as ink, as if two painters had just drawn them. */
function sampleInk(sheet: number): Uint8Array<ArrayBuffer> {
  const actions = SAMPLES.flatMap(({ drawing }, canvas) => {
    const { lines, width, height } = drawing;
    return lines.map((line, at): CanvasAction => ({
      action: "DRAW",
      canvas,
      begin: {
        stroke: at + 1,
        colour: Math.max(0, COLOURS.indexOf(line.brushColor)),
        radius: line.brushRadius,
        width,
        height,
      },
      points: line.points.map(({ x, y }) => ({ x: toStep(x, width), y: toStep(y, height) })),
    }));
  });
  return encodeInk("whole", sheet, actions);
}

/** Number of the current sheet, if the moment has canvases. */
function sheetOf({ topics }: Moment): number | undefined {
  const view: unknown = topics.stage?.view;
  if (typeof view !== "object" || view === null || !("sheet" in view)) return undefined;
  return typeof view.sheet === "number" ? view.sheet : undefined;
}

/**
 * A stand-in for a WebSocket that sends one recorded moment and acknowledges every command without doing
 * anything. `viewer`: whose phone it is; undefined for the television.
 */
export function recordedSocket(moment: Moment, viewer: number | undefined) {
  return class RecordedSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly url: string;
    readonly protocol = "";
    readonly extensions = "";
    readonly bufferedAmount = 0;
    binaryType: BinaryType = "arraybuffer";
    readyState: number = RecordedSocket.CONNECTING;
    #seq = 0;

    constructor(url: string) {
      super();
      this.url = url;
      setTimeout(() => this.#open());
    }

    #say(frame: object): void {
      const data = JSON.stringify({ ...frame, seq: ++this.#seq });
      this.dispatchEvent(new MessageEvent("message", { data }));
    }

    #open(): void {
      if (this.readyState !== RecordedSocket.CONNECTING) return;
      this.readyState = RecordedSocket.OPEN;
      this.dispatchEvent(new Event("open"));
      const you =
        viewer === undefined ? { purpose: "host" } : { purpose: "player", playerId: viewer };
      const hand = viewer === undefined ? undefined : moment.hands[viewer];
      const topics = { ...moment.topics, ...(hand !== undefined && { hand }) };
      const { serverTime } = moment;
      this.#say({ topic: "snapshot", body: { serverTime, you, topics } });
      const sheet = sheetOf(moment);
      if (sheet === undefined) return;
      this.dispatchEvent(new MessageEvent("message", { data: sampleInk(sheet).buffer }));
    }

    send(data: unknown): void {
      if (typeof data !== "string") return;
      if (data === PING) {
        this.dispatchEvent(new MessageEvent("message", { data: PONG }));
        return;
      }
      // SAFETY: only Hubbub's own client sends here.
      const { id } = JSON.parse(data) as { id: string };
      setTimeout(() => this.#say({ topic: "ack", id, serverTime: moment.serverTime }));
    }

    close(): void {
      if (this.readyState === RecordedSocket.CLOSED) return;
      this.readyState = RecordedSocket.CLOSED;
      this.dispatchEvent(new CloseEvent("close", { code: 1000 }));
    }
  };
}
