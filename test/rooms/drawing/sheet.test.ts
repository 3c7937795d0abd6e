import { expect, it } from "vitest";
import type { InkStore, StoredInk } from "../../../src-rooms/drawing/inkStore.ts";
import { Sheet } from "../../../src-rooms/drawing/sheet.ts";
import { spanOf } from "../../../src-rooms/drawing/strokesFrame.ts";
import { ERASER, PAPER } from "../../../src-shared/catalog/drawing.ts";
import { ACTION, encodeAction, toStep } from "../../../src-shared/protocol/drawing.ts";

/** A store that counts how often all of its ink is read. */
function counting() {
  const kept: StoredInk[] = [];
  const store = {
    reads: 0,
    rows: () => {
      store.reads += 1;
      return kept;
    },
    append: (ink: StoredInk) => void kept.push(ink),
    turnOver: () => {},
    drawing: () => undefined,
    keepOnly: () => {},
    forget: () => {},
  } satisfies InkStore & { reads: number };
  return store;
}

it("[T-sockets] a sheet builds its whole frame once for any number of requests, until there is new ink", () => {
  const store = counting();
  const sheet = new Sheet(1, store);
  const first = sheet.whole();
  for (let count = 0; count < 300; count++) expect(sheet.whole()).toBe(first);
  expect(store.reads).toBe(1);
  const clear = Uint8Array.of(ACTION.CLEAR);
  const span = spanOf(clear, 0);
  if (!span) throw new Error("no action");
  sheet.take(1, 0, clear, span);
  sheet.whole();
  expect(store.reads).toBe(2);
});

/** What a robot sees of upright lines across the paper, in this order: each at this place, with this brush. */
function seenOf(lines: readonly { readonly x: number; readonly colour: number }[]): string {
  const sheet = new Sheet(1, counting());
  const pen = { x: 0, y: 0 };
  lines.forEach(({ x, colour }, at) => {
    const begin = { stroke: at + 1, colour, radius: 10, ...PAPER };
    const points = [40, 360].map((y) => ({
      x: toStep(x, PAPER.width),
      y: toStep(y, PAPER.height),
    }));
    const bytes = encodeAction({ action: "DRAW", begin, points }, pen);
    const span = spanOf(bytes, 0);
    if (!span) throw new Error("no action");
    sheet.take(1, 0, bytes, span);
  });
  return sheet.sketches(1)[0] ?? "";
}

it("[SE84] a robot sees a line that the eraser passed beside, as screens show it, and none that it passed over", () => {
  const two = [
    { x: 100, colour: 0 },
    { x: 200, colour: 0 },
  ];
  const rubbed = (x: number) => seenOf([...two, { x, colour: ERASER }]);
  // The eraser takes away what is within 10 of its middle.
  expect(rubbed(215)).toBe(seenOf(two));
  expect(rubbed(205)).toBe(seenOf(two.slice(0, 1)));
});
