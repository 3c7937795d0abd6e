import { expect, it } from "vitest";
import type { InkStore, StoredInk } from "../../../src-rooms/drawing/inkStore.ts";
import { Sheet } from "../../../src-rooms/drawing/sheet.ts";
import { spanOf } from "../../../src-rooms/drawing/strokesFrame.ts";
import { ACTION } from "../../../src-shared/protocol/drawing.ts";

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
