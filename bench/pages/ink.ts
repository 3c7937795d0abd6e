import { PAPER } from "../../src-shared/catalog/drawing.ts";
import { InkSurface } from "../../src-web/drawing/input/InkSurface.ts";
import { StrokeStore } from "../../src-web/drawing/model/strokes.ts";

/** What the benchmark reads when a page is done. */
export interface InkFigures {
  /** From the moment the browser registered the touch to the end of the frame that shows its ink, ms. */
  readonly latencies: readonly number[];
  readonly points: number;
  /** Share of the canvas that is inked. */
  readonly inked: number;
}

declare global {
  interface Window {
    inkFigures: () => InkFigures;
  }
}

/**
 * Sets up how one subject draws ink on the canvas. Returns a function that counts the points drawn so far.
 */
type Subject = (frame: HTMLElement, canvas: HTMLCanvasElement) => () => number;

const ours: Subject = (frame, canvas) => {
  const store = new StrokeStore(PAPER);
  const surface = new InkSurface({
    frame,
    canvas,
    store,
    safeColours: false,
    desk: "#15101f",
    brushwork: () => ({ colour: 4, radius: 10, lazyRadius: 1, usesPressure: true }),
    onView: () => undefined,
  });
  surface.enabled = true;
  return () => store.strokes.reduce((sum, { points }) => sum + points.length, 0);
};

/** The least a page can do: one line per event on an ordinary canvas. */
const bare: Subject = (frame, canvas) => {
  const pen = canvas.getContext("2d");
  canvas.width = 2 * frame.clientWidth;
  canvas.height = 2 * frame.clientHeight;
  pen?.scale(2, 2);
  let last: { x: number; y: number } | undefined;
  let points = 0;
  frame.addEventListener("pointerdown", ({ offsetX: x, offsetY: y }) => {
    last = { x, y };
  });
  frame.addEventListener("pointermove", ({ offsetX: x, offsetY: y }) => {
    if (!pen || !last) return;
    pen.lineWidth = 20;
    pen.lineCap = "round";
    pen.strokeStyle = "#e53935";
    pen.beginPath();
    pen.moveTo(last.x, last.y);
    pen.lineTo(x, y);
    pen.stroke();
    last = { x, y };
    points++;
  });
  return () => points;
};

const subject = location.hash === "#bare" ? bare : ours;
const frame = document.createElement("div");
// As large as a painter's canvas on a phone of this size.
frame.style.cssText =
  "position:fixed;left:16px;top:200px;width:358px;height:358px;touch-action:none";
const canvas = document.createElement("canvas");
canvas.style.cssText = "position:absolute;top:0;left:0;width:100%;height:100%;pointer-events:none";
frame.append(canvas);
document.body.append(frame);

const latencies: number[] = [];
const pointsOf = subject(frame, canvas);
// Runs after the subject's own listener: the ink is on the canvas, but the frame that shows it has yet to
// end.
frame.addEventListener("pointermove", ({ timeStamp }) => {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    // The first task after the frame was painted and handed to the compositor.
    channel.port1.addEventListener("message", () => {
      latencies.push(performance.now() - timeStamp);
      channel.port1.close();
    });
    channel.port1.start();
    channel.port2.postMessage(undefined);
  });
});

window.inkFigures = () => {
  const pen = canvas.getContext("2d");
  const data =
    pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray(4);
  let red = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 0) < 120 && (data[at + 3] ?? 0) > 0) red++;
  }
  return { latencies, points: pointsOf(), inked: (red * 4) / data.length };
};
