import { describe, expect, it } from "vitest";
import {
  decodeInk,
  encodeHave,
  encodeInk,
  encodeRefused,
  type CanvasAction,
} from "../../../../src-shared/protocol/drawing.ts";
import { LiveSheets } from "../../../../src-web/drawing/live/LiveSheets.ts";
import { openPainting } from "../../../../src-web/games/canvas-clash/painting.ts";

const SHEET = 5;
const MINE = 1;
const BLUE = { colour: 11, radius: 6 };
const at = (x: number, y: number) => ({ x, y });

const draw = (stroke: number): CanvasAction => ({
  action: "DRAW",
  canvas: MINE,
  begin: { stroke, colour: 4, radius: 10, width: 400, height: 400 },
  points: [at(9, 9)],
});

/** A connected phone, and its own canvas once it paints. */
function phone() {
  const sheets = new LiveSheets();
  const frames: Uint8Array[] = [];
  let now = 1_000;
  const open = () =>
    openPainting({
      sheets,
      sheet: SHEET,
      canvas: MINE,
      playerId: 7,
      send: (frame) => frames.push(frame) > 0,
      now: () => (now += 40),
      onRefused: () => undefined,
    });
  const hear = (kind: "ink" | "whole", ...actions: CanvasAction[]) =>
    sheets.hear(encodeInk(kind, SHEET, actions));
  const ids = ({ store }: ReturnType<typeof open>) => store.strokes.map(({ id }) => id);
  return { sheets, frames, open, hear, ids };
}

describe("a painter's own canvas", () => {
  it("is restored after a reload, whether the room's ink arrives before or after the canvas opens", () => {
    const quick = phone();
    quick.hear("whole", draw(1), draw(4));
    expect(quick.ids(quick.open())).toEqual([1, 4]);
    const slow = phone();
    const painting = slow.open();
    expect(slow.ids(painting)).toEqual([]);
    slow.hear("whole", draw(1), draw(4));
    slow.sheets.hear(encodeHave(SHEET, 6));
    expect(slow.ids(painting)).toEqual([1, 4]);
    painting.store.begin(BLUE, [at(1, 1)]);
    const last = decodeInk(slow.frames.at(-1) ?? new Uint8Array());
    expect(last).toMatchObject({ first: 7, actions: [{ begin: { stroke: 5 } }] });
  });

  it("is empty for a player who takes over from a kicked painter, although the old ink was visible", () => {
    const { hear, sheets, open, ids } = phone();
    hear("ink", draw(1), draw(2));
    // The phone learns that it is the painter before the old ink is cleared.
    const painting = open();
    hear("ink", { action: "CLEAR", canvas: MINE });
    hear("whole");
    sheets.hear(encodeHave(SHEET, 0));
    expect(ids(painting)).toEqual([]);
  });

  it("of the next turn begins with the first action, however many the last one had", () => {
    const { sheets, frames, open } = phone();
    sheets.hear(encodeInk("whole", SHEET - 1, [draw(1)]));
    sheets.hear(encodeHave(SHEET - 1, 9));
    sheets.hear(encodeInk("ink", SHEET, []));
    const painting = open();
    painting.store.begin(BLUE, [at(1, 1)]);
    const last = decodeInk(frames.at(-1) ?? new Uint8Array());
    expect(last).toMatchObject({ first: 1, actions: [{ begin: { stroke: 1 } }] });
  });

  it("shows what a robot painted on it while its painter was away", () => {
    const { hear, open, ids } = phone();
    hear("whole");
    const painting = open();
    hear("whole", draw(1), draw(2));
    expect(ids(painting)).toEqual([1, 2]);
    expect(painting.store.begin(BLUE, [at(1, 1)]).id).toBe(3);
  });

  it("keeps strokes that the room does not have yet after a reconnect", () => {
    const { hear, sheets, open, ids } = phone();
    hear("whole");
    const painting = open();
    painting.store.begin(BLUE, [at(1, 1)]);
    painting.store.end();
    painting.store.begin(BLUE, [at(2, 2)]);
    hear("whole", draw(1));
    sheets.hear(encodeHave(SHEET, 1));
    expect(ids(painting)).toEqual([1, 2]);
    expect(painting.sender.isDone).toBe(false);
  });

  it("keeps which strokes are undone together when the room has the same strokes", () => {
    const { hear, sheets, open, ids } = phone();
    hear("whole");
    const { store, sender, stop } = open();
    const { group } = store.begin(BLUE, [at(1, 1)]);
    store.begin({ ...BLUE, radius: 9 }, [at(2, 2)], group);
    store.end();
    sheets.hear(encodeHave(SHEET, 2));
    hear("whole", draw(1), draw(2));
    store.undo();
    expect(ids({ store, sender, stop })).toEqual([]);
  });

  it("[PR24] is reset to what the room has after the room refused something", () => {
    const { hear, sheets, open, ids } = phone();
    hear("whole");
    const painting = open();
    for (const place of [at(1, 1), at(2, 2), at(3, 3)]) painting.store.begin(BLUE, [place]);
    painting.store.end();
    sheets.hear(encodeRefused(SHEET, "too_much_ink"));
    hear("whole", draw(1));
    sheets.hear(encodeHave(SHEET, 1));
    expect(ids(painting)).toEqual([1]);
    expect(painting.sender.isDone).toBe(true);
  });
});
