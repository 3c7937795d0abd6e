import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RECONNECT_MS } from "../../../src-shared/catalog/limits.ts";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { CommandRefused } from "../../../src-web/room/Unanswered.ts";
import { FakeSocket, phone } from "./fakeSocket.ts";

let room: RoomClient;
let socket: FakeSocket;

async function connected(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  socket = FakeSocket.last();
  socket.accept();
}

/** Breaks the connection and restores it. */
async function reconnected(): Promise<void> {
  await vi.advanceTimersByTimeAsync(6_000);
  socket.end(1006);
  await vi.advanceTimersByTimeAsync(4_000);
  await connected();
}

/** The state of a command: pending, done, or the code it was refused with. */
function fate(command: Promise<void>): { is: string } {
  const fate = { is: "waits" };
  command.then(
    () => (fate.is = "done"),
    (error: unknown) => (fate.is = error instanceof CommandRefused ? error.code : "broken"),
  );
  return fate;
}

beforeEach(async () => {
  vi.useFakeTimers();
  room = phone();
  await connected();
  socket.snapshot({ usedAvatars: ["a.webp"], isGameOver: false });
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
});

describe("the room's messages", () => {
  it("[SE96] carry the name under which the room was found when its code is hidden", () => {
    const session = { gameCode: "", hostType: "HOST", codeHidden: true };
    socket.frame({ topic: "gameSessionUpdated", body: session });
    expect(room.topic("gameSessionUpdated")).toEqual({ ...session, gameCode: "PARTY" });
    socket.frame({ topic: "gameSessionUpdated", patch: { streamDelay: 5 } });
    expect(room.topic("gameSessionUpdated")).toMatchObject({ gameCode: "PARTY", streamDelay: 5 });
    socket.snapshot({ gameSessionUpdated: session as never });
    expect(room.topic("gameSessionUpdated")?.gameCode).toBe("PARTY");
  });

  it("[SE98] may jump in time, as when the host says that the stream is later", () => {
    const before = room.now();
    socket.frame({
      topic: "snapshot",
      body: { serverTime: before - 20_000, you: { purpose: "player" }, topics: {} },
    });
    expect(room.now()).toBeCloseTo(before - 20_000, -2);
  });

  it("[PR7] replace a topic, patch it, or remove it", () => {
    const hand = { programs: { 1: { moves: ["ROCK", "PAPER"] }, 2: { moves: [] } } };
    socket.frame({ topic: "hand", body: hand });
    expect(room.topic("hand")).toEqual(hand);
    socket.frame({ topic: "hand", patch: { programs: { 2: null, 3: { moves: ["ROCK"] } } } });
    const patched = { programs: { 1: { moves: ["ROCK", "PAPER"] }, 3: { moves: ["ROCK"] } } };
    expect(room.topic("hand")).toEqual(patched);
    expect(hand.programs[2]).toEqual({ moves: [] });
    socket.frame({ topic: "hand" });
    expect(room.topic("hand")).toBeUndefined();
  });

  it("[PR8] take effect together when they arrive in one frame, so that nobody sees half of it", () => {
    const seen: unknown[] = [];
    room.subscribe(() => seen.push([room.topic("usedAvatars"), room.topic("isGameOver")]));
    room.onEvent("playSound", ({ sound }) => seen.push([sound, room.topic("isGameOver")]));
    socket.frame({
      topic: "batch",
      body: [
        { topic: "usedAvatars", body: [] },
        { topic: "playSound", body: { sound: "boing" } },
        { topic: "isGameOver", body: true },
      ],
    });
    expect(seen).toEqual([
      [[], true],
      ["boing", true],
    ]);
  });

  it("[PR9] reach an event's listeners until they stop listening", () => {
    const [sound, kick] = [vi.fn<(body: unknown) => void>(), vi.fn<(body: unknown) => void>()];
    const stop = room.onEvent("playSound", sound);
    room.onEvent("playerKicked", kick);
    socket.frame({ topic: "playSound", body: { sound: "boing" } });
    stop();
    socket.frame({ topic: "playSound", body: { sound: "boing" } });
    expect(sound.mock.calls).toEqual([[{ sound: "boing" }]]);
    expect(kick).not.toHaveBeenCalled();
  });

  it("[PR11] may be a snapshot at any time, which replaces everything", () => {
    socket.frame({ topic: "hand", body: { call: "WIN" } });
    socket.snapshot({ isGameOver: true });
    expect(room.topic("hand")).toBeUndefined();
    expect(room.topic("isGameOver")).toBe(true);
    socket.frame({ topic: "isGameOver", body: false });
    expect(room.topic("isGameOver")).toBe(false);
  });

  it("[PR11] keep the same value for a topic that did not change", () => {
    const before = room.topic("usedAvatars");
    socket.frame({ topic: "isGameOver", body: true });
    expect(room.topic("usedAvatars")).toBe(before);
  });
});

describe("a frame that got lost", () => {
  it("[PR6] makes the phone request everything, once", () => {
    socket.lose();
    socket.frame({ topic: "isGameOver", body: true });
    socket.frame({ topic: "isGameOver", body: false });
    expect(socket.commands.map(({ topic }) => topic)).toEqual(["resync"]);
    expect(room.topic("isGameOver")).toBe(false);
  });

  it("[PR6] leaves the phone up to date after the response, and able to ask again", () => {
    for (let lost = 1; lost <= 2; lost++) {
      socket.lose();
      socket.frame({ topic: "usedAvatars", patch: {} });
      expect(socket.commands).toHaveLength(lost);
      socket.snapshot({ usedAvatars: ["b.webp"] });
      socket.ack(socket.commands.at(-1)?.id ?? "");
      expect(room.topic("usedAvatars")).toEqual(["b.webp"]);
      expect(room.status).toEqual({ kind: "live" });
    }
  });

  it("[PR6] does not keep the phone from asking again when the connection broke after the first time", async () => {
    socket.lose();
    socket.frame({ topic: "isGameOver", body: true });
    socket.end(1006);
    await vi.advanceTimersByTimeAsync(2 * RECONNECT_MS);
    const next = FakeSocket.last();
    next.accept();
    next.snapshot({});
    next.lose();
    next.frame({ topic: "isGameOver", body: true });
    expect(next.commands.map(({ topic }) => topic)).toEqual(["resync"]);
  });

  it("[PR6] does not leave a command waiting forever if it carried the response", async () => {
    const move = fate(room.send("move", { stageId: 7, move: "ROCK" }));
    const [sent] = socket.commands;
    // What gets lost is the response itself.
    socket.lose();
    socket.frame({ topic: "isGameOver", body: true });
    socket.snapshot({});
    socket.ack(socket.commands.at(-1)?.id ?? "");
    const again = socket.commands.filter(({ id }) => id === sent?.id);
    expect(again).toHaveLength(2);
    socket.ack(sent?.id ?? "");
    await vi.advanceTimersByTimeAsync(0);
    expect(move.is).toBe("done");
  });
});

describe("what is only for this moment", () => {
  it("[PR12] is sent once after a reconnect, however often it was tapped: two hundred would close the connection again", async () => {
    // The phone has not noticed yet that its connection is dead.
    const taps = [fate(room.send("reaction", { reaction: "clap" }))];
    const moves = [fate(room.send("move", { stageId: 7, move: "ROCK" }))];
    socket.end(1006);
    for (let tap = 0; tap < 200; tap++)
      taps.push(fate(room.send("reaction", { reaction: tap < 199 ? "clap" : "love" })));
    moves.push(fate(room.send("move", { stageId: 7, move: "PAPER" })));
    void room.send("playerHeartbeat", {});
    void room.send("playerHeartbeat", {});
    await vi.advanceTimersByTimeAsync(2 * RECONNECT_MS);
    const next = FakeSocket.last();
    next.accept();
    next.snapshot({});
    expect(next.commands.map(({ topic, body }) => [topic, body])).toEqual([
      ["move", { stageId: 7, move: "ROCK" }],
      ["reaction", { reaction: "love" }],
      ["move", { stageId: 7, move: "PAPER" }],
      ["playerHeartbeat", {}],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    // Nothing is left to wait for but what was sent.
    expect(new Set(taps.slice(0, -1).map(({ is }) => is))).toEqual(new Set(["done"]));
    expect([taps.at(-1)?.is, ...moves.map(({ is }) => is)]).toEqual(["waits", "waits", "waits"]);
    for (const { id } of next.commands) next.ack(id);
    await vi.advanceTimersByTimeAsync(0);
    expect(taps.at(-1)?.is).toBe("done");
  });
});

describe("a command", () => {
  it("[PR12] is sent immediately and is done when the room says so", async () => {
    const pause = fate(room.send("pause", { paused: true }));
    const [sent] = socket.commands;
    expect(sent).toMatchObject({ topic: "pause", body: { paused: true } });
    await vi.advanceTimersByTimeAsync(0);
    expect(pause.is).toBe("waits");
    socket.ack(sent?.id ?? "");
    await vi.advanceTimersByTimeAsync(0);
    expect(pause.is).toBe("done");
  });

  it("[PR12] says why it was refused, and does not affect the others", async () => {
    const [one, two] = [fate(room.send("startGame", {})), fate(room.send("reloadPage", {}))];
    const [first, second] = socket.commands;
    const body = { code: "not_host" };
    socket.frame({
      topic: "batch",
      body: [
        { topic: "refused", id: first?.id, body },
        { topic: "ack", id: second?.id, serverTime: Date.now() },
      ],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect([one.is, two.is]).toEqual(["not_host", "done"]);
  });

  it("[PR13] has an id of its own, of at most 64 characters, also on another phone of the same seat", async () => {
    const other = phone();
    await vi.advanceTimersByTimeAsync(0);
    const theirs = FakeSocket.last();
    theirs.accept();
    theirs.snapshot({});
    for (let count = 0; count < 5; count++) {
      void room.send("playerHeartbeat", {});
      void other.send("playerHeartbeat", {});
    }
    other.close();
    const ids = [...socket.commands, ...theirs.commands].map(({ id }) => id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(64);
  });

  it("[PR13] waits while there is no connection and is sent after the snapshot", async () => {
    await vi.advanceTimersByTimeAsync(6_000);
    socket.end(1006);
    const move = fate(room.send("move", { stageId: 7, move: "ROCK" }));
    await vi.advanceTimersByTimeAsync(4_000);
    await connected();
    expect(socket.commands).toEqual([]);
    socket.snapshot({});
    expect(socket.commands.map(({ topic }) => topic)).toEqual(["move"]);
    socket.ack(socket.commands[0]?.id ?? "");
    await vi.advanceTimersByTimeAsync(0);
    expect(move.is).toBe("done");
  });

  it("[PR13] is sent again once, with the same id, when the connection broke before its response", async () => {
    const move = fate(room.send("move", { stageId: 7, move: "ROCK" }));
    const [first] = socket.commands;
    await reconnected();
    socket.snapshot({});
    expect(socket.commands).toEqual([first]);
    socket.ack(first?.id ?? "");
    await vi.advanceTimersByTimeAsync(0);
    expect(move.is).toBe("done");
  });

  it("[PR13] is never sent again after its response", async () => {
    void room.send("playerHeartbeat", {});
    socket.ack(socket.commands[0]?.id ?? "");
    await reconnected();
    socket.snapshot({});
    expect(socket.commands).toEqual([]);
  });
});
