import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  ACTION_POINTS_MAX,
  decodeInk,
  encodeInk,
  encodeStrokes,
  freshPens,
  KIND,
  STEPS,
  encodeAction,
  type InkAction,
} from "../../../src-shared/protocol/drawing.ts";
import { fuzzRuns } from "../../support/fuzz/runs.ts";

const step = fc.record({
  x: fc.integer({ min: 0, max: STEPS - 1 }),
  y: fc.integer({ min: 0, max: STEPS - 1 }),
});
const begin = fc.record({
  stroke: fc.integer({ min: 1, max: 5_000 }),
  colour: fc.integer({ min: 0, max: 16 }),
  radius: fc.integer({ min: 1, max: 255 }).map((halves) => halves / 2),
  width: fc.integer({ min: 1, max: 4096 }),
  height: fc.integer({ min: 1, max: 4096 }),
});
const action: fc.Arbitrary<InkAction> = fc.oneof(
  fc.record({
    action: fc.constant("DRAW" as const),
    begin,
    points: fc.array(step, { minLength: 1, maxLength: 12 }),
  }),
  fc.record({ action: fc.constant("CLEAR" as const) }),
  fc.record({ action: fc.constant("UNDO" as const), stroke: fc.integer({ min: 1, max: 5_000 }) }),
);

/** A phone's frame, encoded as its client does. */
const frame = fc.array(action, { minLength: 1, maxLength: 5 }).map((actions) => {
  const pen = { x: 0, y: 0 };
  const parts = actions.map((one) => encodeAction(one, pen));
  return encodeStrokes({ playerId: 1, sheet: 1, first: 1 }, parts);
});

/**
 * Random bytes, random bytes after the start of a frame, and frames with bytes changed, removed or doubled.
 */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .tuple(fc.constantFrom(...Object.values(KIND)), fc.uint8Array({ maxLength: 200 }))
    .map(([kind, rest]) => Uint8Array.from([kind, 1, ...rest])),
  fc
    .tuple(frame, fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 4 }))
    .map(([whole, changes]) => {
      const changed = Uint8Array.from(whole);
      for (const [at, value] of changes) changed[at % changed.length] = value;
      return changed;
    }),
  fc.tuple(frame, fc.nat(100)).map(([whole, at]) => whole.subarray(0, at % whole.length)),
  fc.tuple(frame, frame).map(([a, b]) => Uint8Array.from([...a, ...b])),
);

it("[T-bytes] the drawing decoder accepts any bytes, and returns a frame within its bounds or none", () => {
  let taken = 0;
  fc.assert(
    fc.property(bytes, (raw) => {
      const decoded = decodeInk(raw);
      if (decoded === undefined) return;
      taken += 1;
      if (!("actions" in decoded)) return;
      for (const one of decoded.actions) {
        if (one.action !== "DRAW") continue;
        expect(one.points.length).toBeLessThanOrEqual(ACTION_POINTS_MAX);
        for (const { x, y } of one.points) {
          expect(x >= 0 && x < STEPS && y >= 0 && y < STEPS).toBe(true);
        }
      }
    }),
    { numRuns: fuzzRuns(3_000, 40_000) },
  );
  expect(taken).toBeGreaterThan(0);
});

it("[T-bytes] any actions that the room sends are decoded as the same actions", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 6 }), (actions) => {
      const sent = actions.map((one, at) => ({ ...one, canvas: at % 4 }));
      const read = decodeInk(encodeInk("ink", 7, sent), freshPens());
      expect(read).toEqual({ kind: "ink", sheet: 7, actions: sent });
    }),
    { numRuns: fuzzRuns(300, 5_000) },
  );
});
