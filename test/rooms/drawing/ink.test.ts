import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Gallery } from "../../../src-rooms/drawing/gallery.ts";
import { Ink } from "../../../src-rooms/drawing/ink.ts";
import { Table } from "../../support/table.ts";
import { storeOf } from "./keptInk.ts";

/** Ink is stored this often, ms. */
const STORED_WITHIN_MS = 3_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("[PR29] what a robot painted in one go, and then rested from, is stored like all ink", async () => {
  const store = storeOf();
  const table = new Table({ gameType: "CANVAS_CLASH" });
  for (const alias of ["Ada", "Bo"]) table.join(alias);
  for (let robots = 0; robots < 6; robots++) table.robot();
  table.start({ numberOfRounds: 1 });
  table.until("DRAW");
  const { game } = table.state;
  const hands = game && table.games[game.gameType]?.canvases?.(game.state)?.easels;
  expect(hands?.some(({ hand }) => hand)).toBe(true);
  // The room wakes when the robots' drawings are as good as done: their hands have nothing more to do.
  vi.setSystemTime((table.state.clock.stage.endsAt ?? 0) - 2 * STORED_WITHIN_MS);
  const ink = new Ink({
    games: table.games,
    sockets: { version: 0, of: () => [], has: () => false },
    store,
    gallery: new Gallery(store),
    now: () => Date.now(),
    state: () => table.state,
    commit: () => undefined,
    greet: () => undefined,
  });
  ink.wake();
  expect(store.rows()).toEqual([]);
  await vi.advanceTimersByTimeAsync(STORED_WITHIN_MS);
  expect(store.rows()).toHaveLength(1);
  ink.forget();
});
