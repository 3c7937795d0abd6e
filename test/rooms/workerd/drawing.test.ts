import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { cellsOf, SKETCH_SIDE } from "../../../src-rooms/games/sketch.ts";
import type { JournalFile } from "../../../src-rooms/session/model/inputs.ts";
import { apply, isRefusal } from "../../../src-rooms/session/session.ts";
import type { CanvasShared } from "../../../src-rooms/games/canvas-clash/types.ts";
import { encodeAction, encodeStrokes } from "../../../src-shared/protocol/drawing.ts";
import { INK_FRAMES } from "../../../src-shared/catalog/limits.ts";
import { clock } from "./clock.ts";
import { Party } from "./party.ts";
import { Brush, brushOf, drawing, go, guesserOf, next, seenBy, shows, stroke } from "./studio.ts";
import { database } from "./worker.ts";

beforeEach(() => {
  database.rows.length = 0;
  database.fails = false;
});

describe("drawing", () => {
  it("[PR23] is for painters only, on the open sheet, outside a pause; nobody else receives anything that was refused", async () => {
    const studio = await drawing();
    const { tv } = studio;
    const [brush, guesser] = [brushOf(studio, 0), guesserOf(studio)];
    guesser.draw(stroke(1, [1, 1]));
    expect(await guesser.refused()).toBe("not_your_turn");
    brush.draw(stroke(1, [9, 9]));
    await shows(tv, { [brush.canvas]: ["1 9,9"] });
    brush.send(1, { playerId: guesser.id });
    expect(await brush.refused()).toBe("not_your_turn");
    brush.device.ink.length = 0;
    brush.draw(go([10, 9]));
    await shows(tv, { [brush.canvas]: ["1 9,9 10,9"] });
    brush.send(1, { sheet: brush.sheet + 1 });
    expect(await brush.refused()).toBe("stage_over");
    brush.device.ink.length = 0;
    await tv.say("pause", { paused: true });
    brush.draw(go([11, 9]));
    expect(await brush.refused()).toBe("game_paused");
    await tv.say("pause", { paused: false });
    brush.device.ink.length = 0;
    await next(studio, "CREDIT");
    brush.send(3);
    expect(await brush.refused()).toBe("stage_over");
    expect(seenBy(tv)).toEqual({ [brush.canvas]: ["1 9,9 10,9"] });
    expect(await guesser.device.say("reaction", { reaction: "wow" })).toBe("ack");
  });

  it("[PR23] ends when the time is up, however late the room's own alarm rings", async () => {
    const party = await Party.open("CANVAS_CLASH");
    const tv = await party.tv();
    const seats = [await party.seat("A", 0), await party.seat("B", 1), await party.seat("C", 2)];
    const brushes: Brush[] = [];
    for (const seat of seats) brushes.push(new Brush(await party.phone(seat), seat));
    await tv.say("gameSettings", { settings: { includeTutorial: false } });
    await tv.say("startGame", {});
    await next({ party, tv }, "DRAW");
    const brush = await (async () => {
      for (const each of brushes) {
        await each.device.stage("DRAW");
        if (each.canvas >= 0) return each;
      }
      throw new Error("nobody paints");
    })();
    clock.pass(76_000);
    brush.draw(stroke(1, [1, 1]));
    expect(await brush.refused()).toBe("stage_over");
  });

  it("[PR22] a socket that sends something other than a frame, or a frame that is too big, is closed", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    brush.draw(stroke(1, [9, 9]));
    await brush.stored();
    const bad = [
      Uint8Array.from([]),
      Uint8Array.from([1]),
      Uint8Array.from([1, 1, brush.id, brush.sheet]),
      Uint8Array.from([1, 1, brush.id, brush.sheet, 2, 1, 200]),
      Uint8Array.from([1, 9, brush.id, brush.sheet, 2, 2]),
      Uint8Array.from([2, 1, brush.sheet, 2]),
      // An action that clears the canvas, followed by bytes that cannot be decoded.
      Uint8Array.from([1, 1, brush.id, brush.sheet, 2, 2, 255]),
    ];
    for (const bytes of bad) {
      const phone = await studio.party.phone(brush.seat);
      phone.socket.send(bytes);
      expect(await phone.closed(), bytes.join()).toBe(4400);
    }
    const phone = await studio.party.phone(brush.seat);
    phone.socket.send(new Uint8Array(17_000).fill(1));
    expect(await phone.closed()).toBe(1009);
    expect(seenBy(studio.tv)).toEqual({ [brush.canvas]: ["1 9,9"] });
  });

  it("[PR22] the room survives any bytes, and shows none of them to anybody", async () => {
    const studio = await drawing();
    const guesser = guesserOf(studio);
    const random = new Uint8Array(60);
    for (let count = 0; count < 60; count++) {
      const phone = await studio.party.phone(guesser.seat);
      crypto.getRandomValues(random);
      if (count % 2 === 0) random.set([1, 1, guesser.id, guesser.sheet, 1]);
      phone.socket.send(random.slice(0, count));
      phone.socket.send(JSON.stringify({ id: `r${count}`, topic: "resync", body: {} }));
      await phone.until(() => phone.closedWith ?? phone.replies.get(`r${count}`));
    }
    expect(studio.tv.ink.filter(({ kind }) => kind === "ink")).toEqual([]);
    brushOf(studio, 0).draw(stroke(1, [1, 1]));
    await shows(studio.tv, { [brushOf(studio, 0).canvas]: ["1 1,1"] });
  });

  it("[PR24] off the paper is refused, and the phone gets the canvas as the room has it", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    brush.draw(stroke(1, [9, 9]));
    await brush.stored();
    brush.device.ink.length = 0;
    brush.draw(go([4_095, 9]), go([4_096, 9]), go([4_000, 9]));
    expect(await brush.refused()).toBe("invalid_move");
    await brush.device.until(() => brush.device.ink.length >= 3);
    expect(brush.device.ink.map(({ kind }) => kind)).toEqual(["refused", "whole", "have"]);
    expect(seenBy(brush.device)).toEqual({ [brush.canvas]: ["1 9,9 4095,9"] });
    expect(brush.device.ink[2]).toEqual({ kind: "have", sheet: brush.sheet, have: 2 });
    await shows(studio.tv, { [brush.canvas]: ["1 9,9 4095,9"] });
  });

  it("[PR25] a phone that sends a thousand frames at once is closed; what was over the limit reaches nobody", async () => {
    const studio = await drawing();
    const [brush, other] = [brushOf(studio, 0), brushOf(studio, 1)];
    brush.draw(stroke(1, [0, 0]));
    for (let count = 1; count < 1_000; count++) brush.draw(go([count, 0]));
    expect(await brush.device.closed()).toBe(4429);
    other.draw(stroke(1, [5, 5]));
    await studio.tv.until(() => seenBy(studio.tv)[other.canvas]);
    const points = seenBy(studio.tv)[brush.canvas]?.[0]?.split(" ").length ?? 0;
    expect(points).toBeGreaterThan(100);
    expect(points).toBeLessThan(200);
  });
});

describe("a painter who draws too much", () => {
  it("[PR25] gets no new count with a new socket", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    const frame = encodeStrokes({ playerId: brush.id, sheet: brush.sheet, first: 1 }, [
      encodeAction({ action: "CLEAR" }, { x: 0, y: 0 }),
    ]);
    let sent = 0;
    let closedWith: number | undefined;
    while (closedWith === undefined && sent < 3 * INK_FRAMES.most) {
      const phone = await studio.party.phone(brush.seat);
      for (let count = 0; count < 30 && phone.closedWith === undefined; count++) {
        phone.socket.send(frame);
        sent += 1;
      }
      const id = `after ${sent}`;
      phone.socket.send(JSON.stringify({ id, topic: "playerHeartbeat", body: {} }));
      await phone.until(() => phone.closedWith ?? phone.replies.get(id));
      ({ closedWith } = phone);
    }
    expect(closedWith).toBe(4429);
  });
});

describe("a screen's ink", () => {
  it("[PR26] has each action once and in order, however often it is sent", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    brush.draw(stroke(1, [1, 1]), go([2, 2]));
    brush.send(1);
    brush.draw(go([3, 3]));
    brush.send(2);
    await brush.stored(3);
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2 3,3"] });
    // One action was lost on the way; the following ones wait until it arrives.
    const before = brush.device.ink.length;
    brush.device.socket.send(
      encodeStrokes({ playerId: brush.id, sheet: brush.sheet, first: 5 }, [
        encodeAction({ action: "CLEAR" }, { x: 0, y: 0 }),
      ]),
    );
    brush.draw({ action: "UNDO", stroke: 1 }, stroke(2, [7, 7]));
    await brush.stored(5);
    await shows(studio.tv, { [brush.canvas]: ["2 7,7"] });
    expect(brush.device.ink.slice(before).some(({ kind }) => kind === "refused")).toBe(false);
  });

  it("[PR27] arrives as one frame with what all painters drew; a painter's phone gets `have` instead", async () => {
    const studio = await drawing();
    const [a, b] = [brushOf(studio, 0), brushOf(studio, 1)];
    for (let count = 0; count < 30; count++) {
      for (const brush of [a, b]) {
        brush.draw(count === 0 ? stroke(1, [0, 0]) : go([count, count]));
      }
    }
    const line = `1${Array.from({ length: 30 }, (_, at) => ` ${at},${at}`).join("")}`;
    const all = { 0: [line], 1: [line] };
    await shows(studio.tv, all);
    await shows(guesserOf(studio).device, all);
    const frames = studio.tv.ink.filter(({ kind }) => kind === "ink").length;
    expect(frames).toBeLessThan(30);
    await a.stored(30);
    expect(a.device.ink.every(({ kind }) => kind === "have" || kind === "whole")).toBe(true);
    expect(seenBy(a.device)).toEqual({});
    await next(studio, "CREDIT");
    await shows(a.device, all);
  });

  it("[PR53] arrives immediately when a painter's phone says that nothing follows for now", async () => {
    const studio = await drawing();
    const [brush, guesser] = [brushOf(studio, 0), guesserOf(studio)];
    brush.draw(stroke(1, [1, 1]));
    await shows(guesser.device, { [brush.canvas]: ["1 1,1"] });
    // Too soon after the first one to be sent by itself; `rest` sends it long before a second has passed.
    brush.draw(go([2, 2]));
    brush.rest();
    for (const { device } of [brush, guesser]) await device.say("reaction", { reaction: "wow" });
    expect(seenBy(guesser.device)).toEqual({ [brush.canvas]: ["1 1,1 2,2"] });
    // From a phone that does not paint it has no effect and gets no response.
    guesser.rest();
    await guesser.device.say("reaction", { reaction: "wow" });
    expect(guesser.device.ink.map(({ kind }) => kind)).not.toContain("refused");
    expect(guesser.device.closedWith).toBeUndefined();
  });

  it("[PR28] arrives as a whole after the snapshot of a late screen; a painter's phone gets its own canvas", async () => {
    const studio = await drawing();
    const [a, b] = [brushOf(studio, 0), brushOf(studio, 1)];
    a.draw(stroke(1, [1, 1]), stroke(2, [2, 2]), { action: "UNDO", stroke: 2 });
    b.draw(stroke(1, [5, 5]));
    await b.stored();
    await a.stored();
    const token = await studio.party.token({ role: "spectator" });
    const late = await studio.party.connect("spectator", token);
    await shows(late, { [a.canvas]: ["1 1,1"], [b.canvas]: ["1 5,5"] });
    expect(late.order.slice(0, 2)).toEqual(["snapshot", "whole"]);
    const again = await studio.party.phone(a.seat);
    await shows(again, { [a.canvas]: ["1 1,1"] });
    await again.until(() => again.ink.some((frame) => frame.kind === "have" && frame.have === 3));
    const before = late.ink.length;
    await late.say("resync", {});
    await late.until(() => late.ink.length > before);
    expect(late.ink[before]?.kind).toBe("whole");
    const onlooker = await studio.party.connect("join");
    await onlooker.until(() => onlooker.topics.gameSessionUpdated);
    b.draw(go([6, 6]));
    await shows(late, { [a.canvas]: ["1 1,1"], [b.canvas]: ["1 5,5 6,6"] });
    expect(onlooker.ink).toEqual([]);
  });

  it("[PR29] is what was acknowledged after the room was killed; the phone sends the rest again", async () => {
    const studio = await drawing();
    const brush = brushOf(studio, 0);
    brush.draw(stroke(1, [1, 1]), go([2, 2]));
    await brush.stored();
    await studio.party.evict();
    brush.draw(go([3, 3]));
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2 3,3"] });
    expect(studio.tv.order.slice(-2)).toEqual(["snapshot", "whole"]);
    await brush.stored(3);
    // A stroke can begin, continue and be undone with an eviction after each step.
    await studio.party.evict();
    brush.draw(stroke(2, [8, 8]));
    await brush.stored(4);
    await studio.party.evict();
    brush.draw(go([9, 9]), { action: "UNDO", stroke: 2 });
    brush.send(1);
    await brush.stored(6);
    await shows(studio.tv, { [brush.canvas]: ["1 1,1 2,2 3,3"] });
    const rows = await runInDurableObject(studio.party.object(), (_room, { storage }) =>
      storage.sql.exec("SELECT count(*) AS count FROM stroke").one(),
    );
    expect(Number(rows["count"])).toBeGreaterThanOrEqual(4);
  });

  it("[PR27] includes a robot's drawing, stroke by stroke, although nobody sends anything", async () => {
    const studio = await drawing(2, 2);
    const shared = studio.tv.topics.stage?.view as CanvasShared;
    const hands = Object.keys(shared.canvases)
      .map(Number)
      .filter((canvas) => !studio.painters.some((brush) => brush.canvas === canvas));
    expect(hands).toHaveLength(1);
    const [hand = -1] = hands;
    clock.pass(8_000);
    studio.painters[0]?.draw(stroke(1, [1, 1]));
    await studio.tv.until(() => (seenBy(studio.tv)[hand]?.length ?? 0) > 0);
    const points = () => seenBy(studio.tv)[hand]?.join(" ").split(" ").length ?? 0;
    const before = points();
    await studio.tv.until(() => points() > before + 2);
    // A moving hand keeps the room awake; a paused room sleeps.
    await studio.tv.say("pause", { paused: true });
    await studio.party.evict();
    await studio.tv.say("pause", { paused: false });
    clock.pass(60_000);
    await studio.tv.say("requestTimer", {});
    await studio.tv.until(() => (seenBy(studio.tv)[hand]?.length ?? 0) > 3 && points() > 60);
    const view = studio.tv.topics.stage?.view as CanvasShared | undefined;
    expect(view?.canvases[hand]?.inked).toBe(true);
  });

  it("[SE84] is seen by a robot that looks up; the journal has what it saw, also after an eviction", async () => {
    const studio = await drawing(2, 2);
    const [brush] = studio.painters;
    brush?.draw(stroke(1, [400, 400], [3_600, 400]), stroke(2, [400, 3_600], [3_600, 3_600]));
    await brush?.stored();
    const canvas = brush?.canvas ?? -1;
    const evictions: number[] = [];
    // Robots look at random times; two passes of 8 s contain at least one look.
    for (let count = 0; count < 4; count++) {
      for (let looks = 0; looks < 2; looks++) await studio.party.pass(8_000);
      if (count === 3) break;
      // An object can be evicted only when it is idle, some seconds after the last ink; a call that it
      // answers shows that it is.
      await studio.party.look();
      await studio.party.evict();
      evictions.push(clock.now());
    }
    await studio.tv.say("requestEndGame", {});
    await studio.tv.say("requestEndGame", {});
    const answer = await (await studio.party.stub()).exportJournal("operator");
    if (!answer.ok) throw new Error(answer.code);
    // SAFETY: the room exported it.
    const { baseline, inputs, state } = JSON.parse(answer.value) as JournalFile;
    const looks = inputs.flatMap(({ at, input }) =>
      input.type === "tick" && input.ink ? [{ at, seen: input.ink.sketches[canvas] ?? "" }] : [],
    );
    const top = Array.from({ length: SKETCH_SIDE }, (_, x) => x);
    const bottom = top.map((x) => x + SKETCH_SIDE * (SKETCH_SIDE - 1));
    for (const { seen } of looks) expect(cellsOf(seen)).toEqual([...top, ...bottom]);
    const isOver = (evictedAt: number) =>
      looks.some(({ at }) => at < evictedAt) && looks.some(({ at }) => at > evictedAt);
    expect(evictions.some(isOver)).toBe(true);
    let played = baseline;
    for (const { at, input } of inputs) {
      const outcome = apply(played, input, { now: at, games: GAMES });
      if (isRefusal(outcome)) throw new Error(outcome.refused);
      played = outcome.state;
    }
    expect(JSON.parse(JSON.stringify(played))).toEqual(state);
  }, 40_000);

  it("[PR24] is wiped for the player who takes over from a kicked painter", async () => {
    const studio = await drawing(4);
    const brush = brushOf(studio, 0);
    const other = brushOf(studio, 1);
    brush.draw(stroke(1, [1, 1]));
    other.draw(stroke(1, [5, 5]));
    await other.stored();
    await brush.stored();
    const { canvas } = brush;
    await studio.tv.say("requestPlayerKick", { playerId: brush.seat.sessionPlayerId });
    await shows(studio.tv, { [other.canvas]: ["1 5,5"] });
    const heir = studio.guessers.find((one) => one.canvas === canvas);
    if (!heir) throw new Error("nobody took over");
    heir.draw(stroke(1, [3, 3]));
    await shows(studio.tv, { [canvas]: ["1 3,3"], [other.canvas]: ["1 5,5"] });
  });
});

describe("drawings that are kept", () => {
  it("[PR30] are on the podium, in D1 and behind their ids, until their maker removes them or the next game starts", async () => {
    const studio = await drawing();
    const { party, tv } = studio;
    const [a, b] = [brushOf(studio, 0), brushOf(studio, 1)];
    a.draw(stroke(1, [0, 0], [4_095, 4_095]));
    b.draw(stroke(1, [1, 1]));
    await a.stored();
    await b.stored();
    const ids = [`${a.sheet}-${a.canvas}`, `${b.sheet}-${b.canvas}`];
    const stub = await party.stub();
    expect(await stub.drawing(ids[0] ?? "")).toBeUndefined();
    await next(studio, "REVEAL");
    await next(studio, "READY");
    const rows = await runInDurableObject(party.object(), (_room, { storage }) => [
      storage.sql.exec("SELECT count(*) AS count FROM stroke").one()["count"],
      storage.sql.exec("SELECT count(*) AS count FROM drawing").one()["count"],
    ]);
    expect(rows).toEqual([0, 2]);
    await tv.say("requestEndGame", {});
    await tv.stage("GAME_END");
    expect(tv.topics.gameEnd?.keepsakes.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(JSON.stringify(tv.topics.gameEnd)).not.toContain("points");
    const line = {
      points: [
        { x: 0, y: 0 },
        { x: 400, y: 400 },
      ],
      brushColor: "#e53935",
      brushRadius: 10,
    };
    const saved = { lines: [line], width: 400, height: 400 };
    expect(await stub.drawing(ids[0] ?? "")).toEqual(saved);
    await party.evict();
    await party.pass(10_000);
    const told = () => database.rows.flatMap((row) => (row.kind === "keepsakes" ? [row] : []));
    const kept = told()
      .at(-1)
      ?.body.keepsakes.find(({ id }) => id === ids[0]);
    expect(kept).toMatchObject({ kind: "drawing", playerIds: [a.id], body: { drawing: saved } });
    const phone = await party.phone(a.seat);
    expect(await phone.say("removeKeepsake", { keepsakeId: ids[0] ?? "" })).toBe("ack");
    const again = await party.stub();
    expect(await again.drawing(ids[0] ?? "")).toBeUndefined();
    expect(await again.drawing(ids[1] ?? "")).toBeDefined();
    await party.pass(10_000);
    expect(
      told()
        .at(-1)
        ?.body.keepsakes.map(({ id }) => id),
    ).toEqual([ids[1]]);
    expect(told().at(-1)?.body.keepsakes[0]?.body).toHaveProperty("drawing");
    // The phones have been silent for a while, so robots play.
    for (let count = 0; count < 3; count++) await tv.say("requestAddAiPlayer", {});
    expect(await tv.say("newGameSamePlayers", {})).toBe("ack");
    await tv.stage("READY");
    expect(await again.drawing(ids[1] ?? "")).toBeUndefined();
  });

  it("[PR30] of a game that is ended while people paint are those of the turns that were over", async () => {
    const studio = await drawing();
    const [first, second] = [brushOf(studio, 0), guesserOf(studio)];
    first.draw(stroke(1, [0, 0]));
    await first.stored();
    const over = `${first.sheet}-${first.canvas}`;
    await next(studio, "REVEAL");
    await next(studio, "DRAW");
    await second.device.until(() => second.sheet > 1 && second.canvas >= 0);
    await second.device.stage("DRAW");
    second.draw(stroke(1, [0, 0]));
    await second.stored();
    const open = `${second.sheet}-${second.canvas}`;
    await studio.tv.say("requestEndGame", {});
    await studio.tv.stage("GAME_END");
    second.draw(go([9, 9]));
    expect(await second.refused()).toBe("stage_over");
    expect(studio.tv.topics.gameEnd?.keepsakes.map(({ id }) => id)).toEqual([over]);
    const stub = await studio.party.stub();
    expect(await stub.drawing(over)).toBeDefined();
    expect(await stub.drawing(open)).toBeUndefined();
  });
});
