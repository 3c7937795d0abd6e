import { describe, expect, it } from "vitest";
import { PAPER } from "../../../../src-shared/catalog/drawing.ts";
import {
  ACTION_POINTS_MAX,
  decodeInk,
  freshPens,
  RESEND_AFTER_MS,
  STROKE_FRAME_MS,
  type InkAction,
} from "../../../../src-shared/protocol/drawing.ts";
import { StrokeSender } from "../../../../src-web/drawing/live/StrokeSender.ts";
import { StrokeStore } from "../../../../src-web/drawing/model/strokes.ts";

const BLUE = { colour: 11, radius: 6 };
const at = (x: number, y: number) => ({ x, y });

/** A painter's phone with a clock of its own, and the frames it sent. */
function phone(have = 0) {
  let now = 1_000;
  const frames: Uint8Array[] = [];
  const line = { isOpen: true };
  let silences = 0;
  const store = new StrokeStore(PAPER);
  const sender = new StrokeSender({
    store,
    playerId: 7,
    sheet: 3,
    have,
    now: () => now,
    onSilence: () => (silences += 1),
    send: (frame) => {
      if (line.isOpen) frames.push(frame);
      return line.isOpen;
    },
  });
  /** Lets time pass and runs the phone's timer. */
  const wait = (ms: number) => {
    for (const end = now + ms; now < end;) {
      now = Math.min(end, now + STROKE_FRAME_MS);
      sender.tick();
    }
  };
  return { store, sender, frames, line, silences: () => silences, wait };
}

/** A room that accepts each action once and in order, as the rules require. */
class Room {
  have = 0;
  readonly taken: InkAction[] = [];
  #pens = freshPens();

  take(frame: Uint8Array): void {
    // A repeated action is decoded from the pen position before it; only new actions may move the pen.
    const pens = structuredClone(this.#pens);
    const read = decodeInk(frame, pens);
    if (read?.kind !== "strokes") throw new Error("that is no strokes frame");
    expect(read).toMatchObject({ playerId: 7, sheet: 3 });
    for (const [at, action] of read.actions.entries()) {
      if (read.first + at !== this.have + 1) continue;
      this.taken.push(action);
      this.have++;
      this.#pens = pens;
    }
  }
}

describe("a painter's phone", () => {
  it("[PR25] sends the first point immediately and then at most twenty frames a second", () => {
    const { store, frames, wait } = phone();
    store.begin(BLUE, [at(10, 10)]);
    expect(frames).toHaveLength(1);
    for (let ms = 0; ms < 1_000; ms += 4) {
      store.extend([at(10 + ms / 4, 10)]);
      wait(4);
    }
    expect(frames.length).toBeGreaterThan(15);
    expect(frames.length).toBeLessThanOrEqual(21);
  });

  it("[PR53] says once that nothing follows for now, and not in the middle of a stroke", () => {
    const { store, sender, frames, line, wait } = phone();
    const actionsIn = (frame: Uint8Array) => {
      const read = decodeInk(frame);
      return read?.kind === "strokes" ? [read.first, read.actions.length] : undefined;
    };
    wait(1_000);
    expect(frames).toEqual([]);
    store.begin(BLUE, [at(10, 10)]);
    for (let ms = 0; ms < 1_000; ms += 4) {
      store.extend([at(10 + ms / 4, 10)]);
      wait(4);
    }
    wait(STROKE_FRAME_MS);
    const counts = () => frames.map((frame) => actionsIn(frame)?.[1]);
    expect(counts()).not.toContain(0);
    const count = frames.length;
    const actions = counts().reduce((sum = 0, each = 0) => sum + each, 0) ?? 0;
    wait(1_000);
    expect(counts().slice(count)).toEqual([0]);
    expect(actionsIn(frames.at(-1) ?? new Uint8Array())).toEqual([actions + 1, 0]);
    // If it is lost it is not repeated: the room waits a second at most.
    sender.acknowledge(actions);
    store.extend([at(300, 300)]);
    wait(STROKE_FRAME_MS);
    line.isOpen = false;
    wait(500);
    line.isOpen = true;
    wait(500);
    expect(counts().slice(count)).toEqual([0, 1]);
  });

  it("sends colour, width and paper once per stroke, and points as they come", () => {
    const { store, frames, wait } = phone();
    store.begin(BLUE, [at(0, 0)]);
    store.extend([at(400, 200)]);
    store.end();
    wait(100);
    const room = new Room();
    for (const frame of frames) room.take(frame);
    expect(room.taken[0]).toEqual({
      action: "DRAW",
      begin: { stroke: 1, colour: 11, radius: 6, width: 400, height: 400 },
      points: [at(0, 0)],
    });
    expect(room.taken[1]).toEqual({ action: "DRAW", points: [at(4095, 2048)] });
  });

  it("[PR26] repeats actions without an acknowledgement, and they count once", () => {
    const { store, sender, frames, silences, wait } = phone();
    store.begin(BLUE, [at(1, 1)]);
    store.end();
    store.undo();
    wait(200);
    // All of these are lost on their way.
    const before = frames.length;
    wait(RESEND_AFTER_MS);
    expect(silences()).toBe(1);
    const room = new Room();
    for (const frame of frames.slice(before)) room.take(frame);
    for (const frame of frames) room.take(frame);
    expect(room.taken.map(({ action }) => action)).toEqual(["DRAW", "UNDO"]);
    sender.acknowledge(room.have);
    expect(sender.isDone).toBe(true);
    wait(200);
    const quiet = frames.length;
    wait(3 * RESEND_AFTER_MS);
    expect(frames).toHaveLength(quiet);
    // What comes after a rest is given as long as what came before it.
    store.begin(BLUE, [at(5, 5)]);
    wait(RESEND_AFTER_MS - 100);
    expect(silences()).toBe(1);
  });

  it("[PR26] repeats nothing while the room acknowledges, though something is always on its way", () => {
    const { store, sender, frames, silences, wait } = phone();
    store.begin(BLUE, [at(0, 0)]);
    let before = 0;
    for (let second = 1; second <= 12; second++) {
      store.extend([at(second * 10, 10)]);
      wait(1_000);
      sender.acknowledge(before);
      before = second;
    }
    expect(silences()).toBe(0);
    const firsts = frames.flatMap((frame) => {
      const read = decodeInk(frame);
      return read?.kind === "strokes" && read.actions.length > 0 ? [read.first] : [];
    });
    expect(firsts).toEqual([...new Set(firsts)]);
  });

  it("[PR26] notices a silent room also while the player keeps painting", () => {
    const { store, silences, wait } = phone();
    store.begin(BLUE, [at(0, 0)]);
    for (let second = 1; second <= 5; second++) {
      store.extend([at(second * 10, 10)]);
      wait(1_000);
    }
    expect(silences()).toBe(1);
  });

  it("[PR26] loses nothing when an acknowledgement comes after everything is to be sent again", () => {
    const { store, sender, frames, wait } = phone();
    const room = new Room();
    store.begin(BLUE, [at(1, 1)]);
    wait(50);
    for (const x of [2, 3]) {
      store.extend([at(x, x)]);
      wait(50);
    }
    // The room has the first of three when the connection breaks.
    room.take(frames[0] ?? new Uint8Array());
    sender.sayAgain();
    sender.acknowledge(room.have);
    const before = frames.length;
    wait(50);
    for (const frame of frames.slice(before)) room.take(frame);
    expect(room.have).toBe(3);
  });

  it("[PR26] sends again at once what was on its way when the connection broke, and nothing that arrived", () => {
    const { store, sender, frames, wait } = phone();
    store.begin(BLUE, [at(1, 1)]);
    wait(50);
    store.extend([at(2, 2)]);
    wait(50);
    sender.acknowledge(1);
    // An older acknowledgement changes nothing.
    sender.acknowledge(0);
    const before = frames.length;
    sender.sayAgain();
    wait(50);
    expect(frames.slice(before).map((frame) => decodeInk(frame))).toMatchObject([
      { kind: "strokes", first: 2, actions: [{ action: "DRAW" }] },
    ]);
  });

  it("sends no point twice where the finger rests", () => {
    const { store, frames, wait } = phone();
    store.begin(BLUE, [at(10, 10), at(10, 10)]);
    wait(50);
    store.extend([at(20, 10), at(20, 10), at(20, 30)]);
    wait(50);
    const room = new Room();
    for (const frame of frames) room.take(frame);
    expect(room.taken.map((action) => action.action === "DRAW" && action.points.length)).toEqual([
      1, 2,
    ]);
  });

  it("says what is undone and that the paper is cleared, after all the ink that was painted before", () => {
    const { store, sender, frames, wait } = phone();
    store.begin(BLUE, [at(1, 1)]);
    store.begin(BLUE, [at(2, 2)]);
    store.extend([at(3, 3)]);
    store.undo();
    store.begin(BLUE, [at(4, 4)]);
    store.extend([at(5, 5)]);
    store.clear();
    store.begin(BLUE, [at(6, 6)]);
    wait(500);
    const room = new Room();
    for (const frame of frames) room.take(frame);
    const said = room.taken.map((action) =>
      action.action === "DRAW" ? action.points.length : action.action,
    );
    expect(said).toEqual([1, 2, "UNDO", 2, "CLEAR", 1]);
    sender.acknowledge(room.have);
    sender.stop();
    store.clear();
    wait(500);
    expect(sender.isDone).toBe(true);
  });

  it("[PR26] keeps painting without a connection and sends everything after reconnecting", () => {
    const { store, sender, frames, line, wait } = phone();
    store.begin(BLUE, [at(1, 1)]);
    wait(50);
    sender.acknowledge(1);
    line.isOpen = false;
    store.extend([at(50, 50), at(60, 60)]);
    wait(300);
    store.end();
    store.begin(BLUE, [at(9, 9)]);
    store.end();
    wait(300);
    const room = new Room();
    room.take(frames[0] ?? new Uint8Array());
    line.isOpen = true;
    sender.sayAgain();
    wait(200);
    for (const frame of frames.slice(1)) room.take(frame);
    expect(room.taken.map((action) => action.action === "DRAW" && action.points.length)).toEqual([
      1, 2, 1,
    ]);
    sender.acknowledge(room.have);
    expect(sender.isDone).toBe(true);
  });

  it("continues counting from what the room had before the page was reloaded", () => {
    const { store, frames } = phone(41);
    store.begin(BLUE, [at(1, 1)]);
    const [frame] = frames.map((bytes) => decodeInk(bytes));
    expect(frame).toMatchObject({ kind: "strokes", first: 42 });
  });

  it("cuts a long stroke into actions and frames that the room accepts", () => {
    const { store, frames, wait } = phone();
    const way = Array.from({ length: 6_000 }, (_, i) => at((i * 7) % 400, (i * 13) % 400));
    store.begin(BLUE, way);
    store.end();
    wait(2_000);
    const room = new Room();
    for (const frame of frames) {
      expect(frame.length).toBeLessThan(10_000);
      room.take(frame);
    }
    const points = room.taken.map((action) =>
      action.action === "DRAW" ? action.points.length : 0,
    );
    expect(Math.max(...points)).toBeLessThanOrEqual(ACTION_POINTS_MAX);
    expect(points.reduce((sum, count) => sum + count, 0)).toBe(6_000);
    expect(room.taken.filter((action) => action.action === "DRAW" && action.begin)).toHaveLength(1);
  });

  it("waits while the game is paused and then sends again", () => {
    const { store, sender, frames, wait } = phone();
    store.begin(BLUE, [at(1, 1)]);
    expect(sender.refuse("game_paused")).toBe(false);
    expect(sender.isDone).toBe(false);
    const before = frames.length;
    // However long the pause lasts: a paused room sleeps.
    for (let second = 0; second < 60; second++) {
      wait(1_000);
      if (frames.length > before) sender.refuse("game_paused");
    }
    expect(frames.length).toBeLessThanOrEqual(before + 30);
    const asked = frames.length;
    sender.sayAgain();
    wait(50);
    expect(frames).toHaveLength(asked + 1);
    expect(frames.at(-1)).toEqual(frames[0]);
  });

  it("[PR24] drops what the room refuses, and starts again from the room's count", () => {
    const { store, sender, frames, wait } = phone();
    store.begin(BLUE, [at(1, 1)]);
    expect(sender.refuse("too_much_ink")).toBe(true);
    expect(sender.isDone).toBe(true);
    sender.restart(5);
    store.load([]);
    store.extend([at(2, 2)]);
    store.begin(BLUE, [at(3, 3)]);
    wait(50);
    const last = decodeInk(frames.at(-1) ?? new Uint8Array());
    expect(last).toMatchObject({ kind: "strokes", first: 6, actions: [{ begin: { stroke: 2 } }] });
    expect(sender.refuse("stage_over")).toBe(false);
    expect(sender.isDone).toBe(true);
    expect(sender.refuse("invalid_move")).toBe(true);
  });

  it("[PR24] sends nothing more of a stroke that the room refused", () => {
    const { store, sender, frames, wait } = phone();
    store.begin(BLUE, [at(1, 1)]);
    wait(200);
    const before = frames.length;
    // These points wait for the next frame.
    store.extend([at(2, 2)]);
    store.extend([at(3, 3)]);
    expect(sender.isDone).toBe(false);
    sender.refuse("stage_over");
    const sent = frames.length;
    expect(sent).toBeLessThanOrEqual(before + 1);
    store.extend([at(4, 4)]);
    store.end();
    wait(2 * RESEND_AFTER_MS);
    const actions = frames.slice(sent).flatMap((frame) => {
      const read = decodeInk(frame);
      return read?.kind === "strokes" ? read.actions : [];
    });
    expect(actions).toEqual([]);
    expect(sender.isDone).toBe(true);
  });
});
