import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Gallery } from "../../../src-rooms/drawing/gallery.ts";
import { Ink } from "../../../src-rooms/drawing/ink.ts";
import type { InkStore } from "../../../src-rooms/drawing/inkStore.ts";
import type { InkSocket } from "../../../src-rooms/drawing/readers.ts";
import { encodeAction, encodeStrokes } from "../../../src-shared/protocol/drawing.ts";
import { Studio } from "../../support/canvas.ts";
import { Table } from "../../support/table.ts";
import { storeOf } from "./keptInk.ts";

/** The interval within which ink is stored, ms. */
const STORED_WITHIN_MS = 3_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The ink of this table's room, for the lifetime of its process. */
function inkOf(table: Table, store: InkStore, phones: readonly InkSocket[] = []): Ink {
  return new Ink({
    games: table.games,
    sockets: { version: 0, of: () => phones, has: (phone) => phones.includes(phone) },
    store,
    gallery: new Gallery(store),
    now: () => Date.now(),
    state: () => table.state,
    commit: (input) => table.do(input),
    greet: () => undefined,
  });
}

it("[CC22] [PR29] the ink of a kicked painter does not come back when the room is killed right after", async () => {
  const store = storeOf();
  const studio = new Studio(3).drawing();
  vi.setSystemTime(studio.now);
  const painter = studio.painter(0);
  const phone: InkSocket = {
    state: { actor: { kind: "player", playerId: painter }, purpose: "player" },
    send: () => undefined,
  };
  const ink = inkOf(studio, store, [phone]);
  ink.wake();
  const begin = { stroke: 1, colour: 4, radius: 10, width: 400, height: 400 };
  const points = [
    { x: 9, y: 9 },
    { x: 900, y: 9 },
  ];
  const action = encodeAction({ action: "DRAW", begin, points }, { x: 0, y: 0 });
  const head = { playerId: painter, sheet: studio.turn.sheet, first: 1 };
  ink.receive(phone, encodeStrokes(head, [action]));
  await vi.advanceTimersByTimeAsync(STORED_WITHIN_MS);
  expect(studio.turn.canvases[0]?.inked).toBe(true);
  const drawing = studio.state;
  studio.until("CREDIT");
  ink.follow(drawing, studio.state);
  const crediting = studio.state;
  studio.host({ topic: "requestPlayerKick", body: { playerId: painter } });
  ink.follow(crediting, studio.state);
  expect(ink.seen()?.sketches[0]).toBe("");
  const again = inkOf(studio, store);
  again.wake();
  expect(again.seen()?.sketches[0]).toBe("");
  expect(studio.turn.canvases[0]?.inked).toBe(false);
  ink.forget();
  again.forget();
});

it("[PR29] ink that a robot paints all in one go before it stops is stored like all ink", async () => {
  const store = storeOf();
  const table = new Table({ gameType: "CANVAS_CLASH" });
  for (const alias of ["Ada", "Bo"]) table.join(alias);
  for (let robots = 0; robots < 6; robots++) table.robot();
  table.start({ numberOfRounds: 1 });
  table.until("DRAW");
  const { game } = table.state;
  const hands = game && table.games[game.gameType]?.canvases?.(game.state)?.easels;
  expect(hands?.some(({ hand }) => hand)).toBe(true);
  // The room wakes when the robots' drawings are almost done, so their hands have nothing left to draw.
  vi.setSystemTime((table.state.clock.stage.endsAt ?? 0) - 2 * STORED_WITHIN_MS);
  const ink = inkOf(table, store);
  ink.wake();
  expect(store.rows()).toEqual([]);
  await vi.advanceTimersByTimeAsync(STORED_WITHIN_MS);
  expect(store.rows()).toHaveLength(1);
  ink.forget();
});
