import { describe, expect, it, vi } from "vitest";
import {
  COLOURS,
  ERASER,
  SAFE_COLOURS,
  seenColour,
} from "../../../../src-shared/catalog/drawing.ts";
import { inksOf } from "../../../../src-web/drawing/live/useInkText.ts";
import {
  chooseDisplay,
  display,
  followDisplay,
  onDisplay,
  readDisplay,
  wantsContrast,
} from "../../../../src-web/ui/hooks/display.ts";
import { asSeen } from "../../../../src-web/drawing/replay/Replay.tsx";
import { haptic, RHYTHM } from "../../../../src-web/ui/effects/haptics.ts";
import { sourceOf } from "../../support/sourceOf.mjs";

const USUAL = {
  textSize: "normal",
  highContrast: undefined,
  safeColours: false,
  haptics: true,
} as const;

describe("the display settings", () => {
  it("start with the defaults", () => {
    expect(readDisplay(null)).toEqual(USUAL);
  });

  it("are restored as they were chosen", () => {
    const chosen = { textSize: "largest", highContrast: true, safeColours: true, haptics: false };
    expect(readDisplay(JSON.stringify(chosen))).toEqual(chosen);
    expect(readDisplay('{"highContrast":false}')).toEqual({ ...USUAL, highContrast: false });
  });

  it.each(["", "nonsense", "null", "7", "[]", '{"textSize":"huge","highContrast":1,"haptics":0}'])(
    "ignore invalid values: %s",
    (kept) => {
      expect(readDisplay(kept)).toEqual(USUAL);
    },
  );

  it("follow the system's contrast until the user chooses otherwise", () => {
    expect(wantsContrast(USUAL, true)).toBe(true);
    expect(wantsContrast(USUAL, false)).toBe(false);
    expect(wantsContrast({ ...USUAL, highContrast: false }, true)).toBe(false);
    expect(wantsContrast({ ...USUAL, highContrast: true }, false)).toBe(true);
  });

  it("notify their listeners, and only of changes", () => {
    const before = display();
    expect(display()).toBe(before);
    let heard = 0;
    const stop = onDisplay(() => heard++);
    chooseDisplay({ safeColours: true });
    expect(display()).toEqual({ ...before, safeColours: true });
    stop();
    chooseDisplay({ safeColours: false });
    expect(heard).toBe(1);
  });

  it("turn vibration off for a user who does not want it", () => {
    const felt: unknown[] = [];
    Object.defineProperty(globalThis, "navigator", {
      configurable: true,
      value: { vibrate: (pattern: unknown) => felt.push(pattern) },
    });
    haptic(...RHYTHM.turn);
    chooseDisplay({ haptics: false });
    haptic(...RHYTHM.turn);
    chooseDisplay({ haptics: true });
    expect(felt).toEqual([[...RHYTHM.turn]]);
  });

  it.each([
    ["16px", undefined],
    ["32px", "browser"],
  ])("give rooms more room where the browser's own text is larger: %s", (fontSize, text) => {
    const dataset: Record<string, string> = {};
    vi.stubGlobal("document", { documentElement: { dataset } });
    vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
    vi.stubGlobal("getComputedStyle", () => ({ fontSize }));
    followDisplay();
    expect(dataset["text"]).toBe(text);
    chooseDisplay({ textSize: "largest" });
    expect(dataset["text"]).toBe("largest");
    chooseDisplay({ textSize: "normal" });
    expect(dataset["text"]).toBe(text);
    vi.unstubAllGlobals();
  });

  it("have a scale for each text size, none too large for a small phone", () => {
    const css = sourceOf("src-web/ui/tokens.css");
    const scales = [...css.matchAll(/\[data-text="(\w+)"\] \{\s*--text-scale: ([\d.]+);/g)];
    expect(scales.map(([, name]) => name)).toEqual(["large", "largest"]);
    const [large = 0, largest = 0] = scales.map(([, , scale]) => Number(scale));
    expect(1 < large && large < largest && largest <= 1.3).toBe(true);
  });
});

describe("colours that are easy to tell apart", () => {
  it("replace each of the saved inks", () => {
    for (const [at, colour] of COLOURS.entries()) {
      expect(seenColour(colour, true)).toBe(SAFE_COLOURS[at]);
      expect(seenColour(colour, false)).toBe(colour);
    }
  });

  it("leave an unknown colour unchanged", () => {
    expect(seenColour("#123456", true)).toBe("#123456");
  });

  it("are shown in a saved drawing without changing it", () => {
    const line = { points: [{ x: 1, y: 2 }], brushColor: COLOURS[4] ?? "", brushRadius: 3 };
    const drawing = { width: 400, height: 400, lines: [line] };
    expect(asSeen(drawing, false)).toBe(drawing);
    expect(asSeen(drawing, true).lines).toEqual([{ ...line, brushColor: SAFE_COLOURS[4] }]);
    expect(drawing.lines[0]?.brushColor).toBe(COLOURS[4]);
  });
});

it("the description of a canvas names its inks, the most used first, and never the eraser", () => {
  const strokes = [4, ERASER, 0, 0, ERASER, 4, 0].map((colour) => ({ colour }));
  expect(inksOf(strokes)).toEqual([0, 4]);
  expect(inksOf([])).toEqual([]);
});
