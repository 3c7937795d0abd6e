import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CanvasLog } from "../../../src-rooms/drawing/canvasLog.ts";
import { drawingOf, strokesOf, wholeFrame } from "../../../src-rooms/drawing/compact.ts";
import { Gallery } from "../../../src-rooms/drawing/gallery.ts";
import type { InkStore } from "../../../src-rooms/drawing/inkStore.ts";
import { follow, strokesFrame } from "../../../src-rooms/drawing/strokesFrame.ts";
import { PLACES } from "../../../src-rooms/games/sketch.ts";
import { ByteReader, ByteWriter } from "../../../src-shared/protocol/bytes.ts";
import {
  CANVAS_POINTS_MAX,
  decodeInk,
  encodeAction,
  encodeHave,
  encodeInk,
  encodeRefused,
  encodeStrokes,
  freshPens,
  fromStep,
  INK_REFUSALS,
  STEPS,
  toStep,
  type CanvasAction,
  type InkAction,
  type Step,
} from "../../../src-shared/protocol/drawing.ts";
import { gameId, playerId } from "../../../src-shared/protocol/ids.ts";

const step = fc.nat({ max: STEPS - 1 });
const points = fc.array(fc.record({ x: step, y: step }), { minLength: 1, maxLength: 40 });
const begin = fc.record({
  stroke: fc.integer({ min: 1, max: 100_000 }),
  colour: fc.nat({ max: 16 }),
  radius: fc.integer({ min: 1, max: 255 }).map((halves) => halves / 2),
  width: fc.integer({ min: 1, max: 4_096 }),
  height: fc.integer({ min: 1, max: 4_096 }),
});
const action: fc.Arbitrary<InkAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant("DRAW" as const), begin, points }) },
  { weight: 4, arbitrary: fc.record({ action: fc.constant("DRAW" as const), points }) },
  fc.constant({ action: "CLEAR" as const }),
  fc.record({ action: fc.constant("UNDO" as const), stroke: fc.integer({ min: 1, max: 99 }) }),
);
const actions = fc.array(action, { minLength: 1, maxLength: 12 });

/** The frame a phone sends: each action encoded on its own, packed into one frame. */
function sent(list: readonly InkAction[], sheet = 3, first = 1): Uint8Array<ArrayBuffer> {
  const pen = { x: 0, y: 0 };
  const parts = list.map((each) => encodeAction(each, pen));
  return encodeStrokes({ playerId: 7, sheet, first }, parts);
}

const draw = (...places: readonly (readonly [number, number])[]): InkAction => ({
  action: "DRAW",
  points: places.map(([x, y]) => ({ x, y })),
});
const stroke = (number: number, ...places: readonly (readonly [number, number])[]): InkAction => ({
  ...draw(...places),
  action: "DRAW",
  begin: { stroke: number, colour: 4, radius: 10, width: 400, height: 400 },
  points: places.map(([x, y]) => ({ x, y })),
});

describe("a phone's frame", () => {
  it("[PR22] has this layout, byte for byte", () => {
    const frame = sent([stroke(1, [100, 200], [101, 199]), draw([101, 199]), { action: "CLEAR" }]);
    expect([...frame]).toEqual([
      // oxfmt-ignore
      1, 1, 7, 3, 1, 5, 1, 4, 20, 144, 3, 144, 3, 2, 200, 1, 144, 3, 2, 1, 1, 1, 0, 0, 2,
    ]);
    const undo = sent([{ action: "UNDO", stroke: 300 }], 200, 1_000);
    expect([...undo]).toEqual([1, 1, 7, 200, 1, 232, 7, 3, 172, 2]);
  });

  it("[PR53] says that nothing follows for now when it has no action", () => {
    const frame = sent([], 3, 9);
    expect([...frame]).toEqual([1, 1, 7, 3, 9]);
    expect(strokesFrame(frame)).toEqual({ playerId: 7, sheet: 3, first: 9, spans: [] });
    expect(decodeInk(frame)).toEqual({
      kind: "strokes",
      playerId: 7,
      sheet: 3,
      first: 9,
      actions: [],
    });
  });

  it("[PR22] decodes to exactly what was encoded", () => {
    fc.assert(
      fc.property(actions, step, fc.integer({ min: 1, max: 1e6 }), (list, sheet, first) => {
        const frame = decodeInk(sent(list, sheet + 1, first));
        expect(frame).toEqual({
          kind: "strokes",
          playerId: 7,
          sheet: sheet + 1,
          first,
          actions: list,
        });
      }),
    );
  });

  it("[PR22] is judged by the room as everybody reads it: its points lie where they were drawn", () => {
    const placeOf = ({ x, y }: Step) =>
      PLACES * Math.floor((y * PLACES) / STEPS) + Math.floor((x * PLACES) / STEPS);
    fc.assert(
      fc.property(actions, (list) => {
        const bytes = sent(list);
        const frame = strokesFrame(bytes);
        expect(frame).toMatchObject({ playerId: 7, sheet: 3, first: 1 });
        expect(frame?.spans.map(({ count }) => count)).toEqual(
          list.map((each) => (each.action === "DRAW" ? each.points.length : 0)),
        );
        expect(frame?.spans.at(-1)?.to).toBe(bytes.length);
        const pen = { x: 0, y: 0 };
        list.forEach((each, at) => {
          const span = frame?.spans[at];
          if (each.action !== "DRAW" || !span) return;
          const seen = each.points.map((_, last) => {
            const seenAt = { ...pen };
            follow(bytes, { ...span, count: last + 1 }, seenAt, []);
            return seenAt;
          });
          expect(seen).toEqual(each.points);
          const places: number[] = [];
          expect(follow(bytes, span, pen, places)).toBe(true);
          const drawn = each.points.map(placeOf);
          expect(places).toEqual(drawn.filter((place, point) => place !== drawn[point - 1]));
        });
      }),
    );
  });

  it("[PR22] is refused when it is cut off, too long, or of another kind or version", () => {
    fc.assert(
      fc.property(actions, fc.nat(), (list, cut) => {
        const whole = sent(list);
        const short = whole.slice(0, cut % whole.length);
        // A cut between two actions leaves a valid frame with fewer actions.
        const seen = decodeInk(short);
        const isWhole = seen?.kind === "strokes" && seen.actions.length < list.length;
        expect(seen === undefined || isWhole).toBe(true);
        expect(strokesFrame(short) !== undefined).toBe(seen !== undefined);
        expect(strokesFrame(Uint8Array.from([...whole, 0]))).toBeUndefined();
        expect(strokesFrame(whole.with(0, 2))).toBeUndefined();
        expect(strokesFrame(whole.with(1, 2))).toBeUndefined();
      }),
    );
  });

  it("[PR22] never throws for random bytes, and what the room accepts can be decoded by everybody", () => {
    const bytes = fc.uint8Array({ maxLength: 120 });
    const nearly = bytes.map((rest) => Uint8Array.from([1, 1, 7, 3, 1, ...rest]));
    fc.assert(
      fc.property(fc.oneof(bytes, nearly), (frame) => {
        const log = new CanvasLog();
        const spans = strokesFrame(frame)?.spans ?? [];
        const isTaken = spans.length > 0 && spans.every((span) => !log.take(frame, span));
        const read = decodeInk(frame);
        if (isTaken) expect(read?.kind).toBe("strokes");
      }),
      {
        numRuns: 20_000,
        // An undo of stroke 0, which cannot exist: screens cannot decode it.
        examples: [[Uint8Array.from([1, 1, 7, 3, 1, 3, 0])]],
      },
    );
  });
});

describe("a frame for screens", () => {
  const onCanvas = fc.tuple(action, fc.nat({ max: 3 }));
  const everywhere = fc
    .array(onCanvas, { maxLength: 12 })
    .map((list) => list.map(([each, canvas]): CanvasAction => ({ ...each, canvas })));

  it("[PR27] carries what several painters drew, each on their own canvas", () => {
    fc.assert(
      fc.property(everywhere, everywhere, (one, two) => {
        const [pens, own] = [freshPens(), freshPens()];
        for (const list of [one, two]) {
          const frame = decodeInk(encodeInk("ink", 9, list, pens), own);
          expect(frame).toEqual({ kind: "ink", sheet: 9, actions: list });
        }
      }),
    );
  });

  it("[PR27] is a phone's bytes with the canvas added to the head of each action", () => {
    const frame = encodeInk("ink", 3, [
      { ...stroke(1, [100, 200]), canvas: 2 },
      { ...draw([101, 199]), canvas: 2 },
    ]);
    const phone = [...sent([stroke(1, [100, 200]), draw([101, 199])])].slice(5);
    expect([...frame].slice(0, 3)).toEqual([2, 1, 3]);
    expect([...frame].slice(3)).toEqual(
      phone.map((byte, at) => (at === 0 || at === phone.length - 4 ? byte + 2 * 8 : byte)),
    );
  });

  it("[PR28] with the whole picture says the same as all frames before it", () => {
    fc.assert(
      fc.property(fc.array(everywhere, { maxLength: 4 }), (lists) => {
        const pens = freshPens();
        const log = lists.map((list) => encodeInk("ink", 5, list, pens).subarray(3));
        const strokes = strokesOf(log);
        const whole = decodeInk(wholeFrame(5, strokes));
        expect(whole?.kind).toBe("whole");
        const again = strokesOf([
          encodeInk("ink", 5, whole?.kind === "whole" ? whole.actions : []).subarray(3),
        ]);
        expect(again).toEqual(strokes);
      }),
    );
  });

  it("[PR28] with a single canvas goes to its painter, and the pen continues from there", () => {
    const pens = freshPens();
    const list = [
      { ...stroke(1, [5, 5]), canvas: 0 },
      { ...stroke(1, [900, 900], [910, 890]), canvas: 1 },
    ];
    const log = [encodeInk("ink", 5, list, pens).subarray(3)];
    const own = freshPens();
    const whole = decodeInk(wholeFrame(5, strokesOf(log), 1), own);
    expect(whole).toMatchObject({ kind: "whole", actions: [{ canvas: 1 }] });
    const more: CanvasAction = { ...draw([911, 889]), canvas: 1 };
    expect(decodeInk(encodeInk("ink", 5, [more], pens), own)).toEqual({
      kind: "ink",
      sheet: 5,
      actions: [more],
    });
  });

  it("[PR26] acknowledges, [PR23] refuses", () => {
    expect(decodeInk(encodeHave(3, 4_000))).toEqual({ kind: "have", sheet: 3, have: 4_000 });
    for (const code of INK_REFUSALS) {
      expect(decodeInk(encodeRefused(3, code))).toEqual({ kind: "refused", sheet: 3, code });
    }
    expect(decodeInk(Uint8Array.from([5, 1, 3, 99]))).toBeUndefined();
    expect(decodeInk(Uint8Array.from([4, 1, 3, 1, 1]))).toBeUndefined();
    expect(decodeInk(Uint8Array.from([9, 1, 3]))).toBeUndefined();
  });
});

describe("what the room does not accept on a canvas", () => {
  function taken(log: CanvasLog, ...list: readonly InkAction[]): (string | undefined)[] {
    const bytes = sent(list);
    return strokesFrame(bytes)?.spans.map((span) => log.take(bytes, span)) ?? [];
  }

  it("[PR24] is ink off the paper, in an unknown colour, without a size, or of a stroke that never began", () => {
    const at: Step = { x: 1, y: 1 };
    const look = { stroke: 1, colour: 4, radius: 10, width: 400, height: 400 };
    const wrong: readonly InkAction[] = [
      draw([1, 1]),
      { action: "DRAW", begin: { ...look, colour: 17 }, points: [at] },
      { action: "DRAW", begin: { ...look, width: 0 }, points: [at] },
      { action: "DRAW", begin: { ...look, height: 5_000 }, points: [at] },
      { action: "DRAW", begin: { ...look, stroke: 0 }, points: [at] },
      { action: "DRAW", begin: look, points: [] },
      stroke(1, [1, 1], [4_096, 1]),
      stroke(1, [1, 1], [1, -1]),
    ];
    for (const each of wrong) {
      const log = new CanvasLog();
      expect(taken(log, each)).toEqual(["invalid_move"]);
      expect(log.inked).toBe(false);
    }
    const log = new CanvasLog();
    expect(taken(log, stroke(2, [1, 1]), stroke(2, [1, 1]), stroke(1, [1, 1]))).toEqual([
      undefined,
      "invalid_move",
      "invalid_move",
    ]);
    // After an undo there is no stroke to continue.
    expect(taken(log, { action: "UNDO", stroke: 2 }, draw([1, 1]))).toEqual([
      undefined,
      "invalid_move",
    ]);
    expect(log.inked).toBe(false);
  });

  it("[PR24] is more than a canvas holds, until something is undone", () => {
    const log = new CanvasLog();
    const many = Array.from({ length: 500 }, (_, at): readonly [number, number] => [at, at]);
    const left = CANVAS_POINTS_MAX / many.length;
    for (let number = 1; number <= left; number++) {
      expect(taken(log, stroke(number, ...many))).toEqual([undefined]);
    }
    expect(taken(log, stroke(left + 1, [1, 1]))).toEqual(["too_much_ink"]);
    taken(log, { action: "UNDO", stroke: left });
    expect(taken(log, stroke(left + 1, [1, 1]))).toEqual([undefined]);
    taken(log, { action: "CLEAR" });
    expect(log.inked).toBe(false);
  });

  it("[PR24] is 100,000 points at once", () => {
    const out = new ByteWriter();
    for (const byte of [1, 1, 7, 3, 1, 5, 1, 4, 20, 144, 3, 144, 3]) out.byte(byte);
    out.varint(100_000);
    for (let point = 0; point < 100_000; point++) {
      out.zigzag(0);
      out.zigzag(0);
    }
    const bytes = out.done();
    const [span] = strokesFrame(bytes)?.spans ?? [];
    if (!span) throw new Error("no span");
    expect(new CanvasLog().take(bytes, span)).toBe("invalid_move");
  });
});

describe("bytes", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -(2 ** 26), max: 2 ** 26 })), (numbers) => {
        const out = new ByteWriter(1);
        for (const number of numbers) {
          out.zigzag(number);
          out.varint(Math.abs(number));
        }
        const from = new ByteReader(out.done());
        for (const number of numbers) {
          expect(from.zigzag()).toBe(number);
          expect(from.varint()).toBe(Math.abs(number));
        }
        expect(from.isAtEnd).toBe(true);
        expect(from.byte()).toBe(-1);
        expect(from.zigzag()).toBeNaN();
      }),
    );
  });

  it("place points on the grid within a tenth of a unit", () => {
    for (let at = 0; at <= 400; at += 0.7) {
      expect(Math.abs(fromStep(toStep(at, 400), 400) - at)).toBeLessThan(0.06);
    }
    expect([toStep(-5, 400), toStep(500, 400)]).toEqual([0, STEPS - 1]);
  });
});

describe("a saved drawing", () => {
  it("[PR30] has the saved format, few enough points, and follows the original line", () => {
    const wave = Array.from({ length: 5_000 }, (_, at): readonly [number, number] => [
      Math.floor((at * 4_095) / 5_000),
      Math.round(2_000 + 1_500 * Math.sin(at / 100)),
    ]);
    const parts: InkAction[] = [];
    for (let at = 0; at < wave.length; at += 500) {
      const some = wave.slice(at, at + 500);
      parts.push(at === 0 ? stroke(1, ...some) : draw(...some));
    }
    const log = [
      encodeInk(
        "ink",
        3,
        [...parts, stroke(2, [4_095, 4_095])].map((each) => ({ ...each, canvas: 1 })),
      ).subarray(3),
    ];
    const canvases = strokesOf(log);
    expect(drawingOf(canvases[0] ?? [])).toBeUndefined();
    const drawing = drawingOf(canvases[1] ?? []);
    expect(drawing).toMatchObject({ width: 400, height: 400 });
    const [line, dot] = drawing?.lines ?? [];
    expect(line).toMatchObject({ brushColor: "#e53935", brushRadius: 10 });
    expect(dot?.points).toEqual([{ x: 400, y: 400 }]);
    expect(line?.points.length).toBeGreaterThan(50);
    expect(line?.points.length).toBeLessThanOrEqual(600);
    expect(JSON.stringify(drawing).length).toBeLessThan(12_000);
    for (const { x, y } of line?.points ?? []) {
      const at = (x / 400) * 5_000;
      expect(Math.abs(y - ((2_000 + 1_500 * Math.sin(at / 100)) / 4_095) * 400)).toBeLessThan(8);
    }
  });

  it("[PR30] keeps the newest strokes of a canvas covered with dots", () => {
    const dots = Array.from({ length: 4_000 }, (_, at): CanvasAction => {
      const place = [at % 4_096, (7 * at) % 4_096] as const;
      return { ...stroke(at + 1, place), canvas: 0 };
    });
    const canvases = strokesOf([encodeInk("ink", 3, dots).subarray(3)]);
    const drawing = drawingOf(canvases[0] ?? []);
    expect(drawing?.lines).toHaveLength(600);
    expect(drawing?.lines.at(-1)?.points[0]?.x).toBeCloseTo((3_999 / 4_095) * 400, 0);
    expect(JSON.stringify(drawing).length).toBeLessThan(60_000);
  });

  it("[PR30] is sent to D1 without its lines when a game's drawings are too large for one row", () => {
    const line = { points: [{ x: 1, y: 1 }], brushColor: "#e53935", brushRadius: 10 };
    const drawing = { lines: Array.from({ length: 600 }, () => line), width: 400, height: 400 };
    const store: InkStore = {
      rows: () => [],
      append: () => {},
      turnOver: () => {},
      drawing: () => drawing,
      keepOnly: () => {},
      forget: () => {},
    };
    const keepsakes = Array.from({ length: 112 }, (_, at) => ({
      id: `${at}-0`,
      kind: "drawing",
      playerIds: [playerId(1)],
      body: { word: "cat", language: "en", credits: 0 },
    }));
    const body = { gameId: gameId("game"), keepsakes };
    const told = new Gallery(store).filled({ kind: "keepsakes", id: "game", body });
    expect(JSON.stringify(told).length).toBeLessThan(2_000_000);
    if (told.kind !== "keepsakes") throw new Error("another row");
    const has = told.body.keepsakes.map(({ body: kept }) =>
      Object.hasOwn(kept as object, "drawing"),
    );
    expect(has).toHaveLength(112);
    expect(has.filter(Boolean).length).toBeGreaterThan(20);
    expect(has.lastIndexOf(true)).toBeLessThan(has.indexOf(false));
  });
});
