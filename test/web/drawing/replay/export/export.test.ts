import { describe, expect, it } from "vitest";
import {
  encodeGif,
  framesOf,
  GIF_SIDE,
  type GifPen,
} from "../../../../../src-web/drawing/replay/export/gif.ts";
import { fileNameOf } from "../../../../../src-web/drawing/replay/export/handOver.ts";

const LINE = { brushColor: "#ff0000", brushRadius: 4 };
const DRAWING = {
  width: 200,
  height: 100,
  lines: [
    {
      ...LINE,
      points: [
        { x: 10, y: 10 },
        { x: 190, y: 90 },
      ],
    },
    {
      ...LINE,
      points: [
        { x: 190, y: 10 },
        { x: 10, y: 90 },
      ],
    },
  ],
};

/**
 * A pen on a sheet of one row: each stroke turns one more pixel red, and a fill turns all of them grey again.
 */
function counter(): GifPen & { readonly sizes: Set<string> } {
  let strokes = 0;
  const sizes = new Set<string>();
  const nothing = () => undefined;
  return {
    sizes,
    lineWidth: 1,
    lineCap: "round",
    lineJoin: "round",
    strokeStyle: "",
    fillStyle: "",
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    quadraticCurveTo: nothing,
    arc: nothing,
    fill: nothing,
    setTransform: nothing,
    stroke: () => {
      strokes++;
    },
    fillRect: () => {
      strokes = 0;
    },
    getImageData: (_x, _y, width, height) => {
      sizes.add(`${width}x${height}`);
      const data = new Uint8ClampedArray(width * height * 4);
      for (let at = 0; at < width * height; at++) {
        data.set(at < strokes ? [255, 0, 0, 255] : [230, 230, 234, 255], at * 4);
      }
      return { data };
    },
  };
}

/** Counts how often these bytes occur in sequence. */
function occurrences(bytes: Uint8Array, wanted: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (wanted.every((byte, i) => bytes[at + i] === byte)) count++;
  }
  return count;
}

describe("an animated GIF", () => {
  it("is a GIF in the drawing's proportions that repeats forever", () => {
    const pen = counter();
    const bytes = encodeGif(DRAWING, pen);
    const text = new TextDecoder("latin1").decode(bytes);
    expect(text.startsWith("GIF89a")).toBe(true);
    expect(text).toContain("NETSCAPE2.0");
    expect([...pen.sizes]).toEqual([`${GIF_SIDE}x${GIF_SIDE / 2}`]);
    expect(bytes.at(-1)).toBe(0x3b);
  });

  it("has a frame for each moment and shows the last one longer", () => {
    const bytes = encodeGif(DRAWING, counter());
    const control = [0x21, 0xf9, 0x04];
    expect(occurrences(bytes, control)).toBeGreaterThan(5);
    expect(occurrences(bytes, [...control, 0, 240, 0])).toBe(1);
  });

  it("has one grey frame for an empty canvas", () => {
    const bytes = encodeGif({ width: 10, height: 10, lines: [] }, counter());
    expect(occurrences(bytes, [0x21, 0xf9, 0x04])).toBe(1);
  });

  it("is over in five seconds, however long the drawing took", () => {
    expect(framesOf(400).length).toBe(5);
    expect(framesOf(60_000).length).toBe(63);
    expect(framesOf(60_000).at(-1)).toBe(60_000);
    expect(framesOf(0)).toEqual([0]);
  });
});

describe("the name of a file", () => {
  it("is made of what is drawn, in every language", () => {
    expect(fileNameOf("Żółta łódź podwodna", "gif")).toBe("zołta-łodz-podwodna.gif");
    expect(fileNameOf("  ?!  ", "png")).toBe("hubbub.png");
    expect(fileNameOf("Ice cream", "png")).toBe("ice-cream.png");
  });
});
