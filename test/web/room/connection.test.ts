import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RECONNECT_MS } from "../../../src-shared/catalog/limits.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { FakeSocket, phone, proof } from "./fakeSocket.ts";

/** Longer than the first reconnect delay, shorter than the timeout of an attempt to connect. */
const A_WHILE = 2 * RECONNECT_MS;
const FOR_LONG = 20 * RECONNECT_MS;

let room: RoomClient;

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Connects Ada's phone and sends it a snapshot. */
async function live(): Promise<FakeSocket> {
  await pass(0);
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot({ usedAvatars: ["a.webp"] });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  room = phone();
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
});

describe("a phone that connects", () => {
  it("[PR1] connects to its room with purpose, token and version", async () => {
    await pass(0);
    const url = new URL(FakeSocket.last().url);
    expect(url.pathname).toBe("/parties/room/PARTY");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      purpose: "player",
      token: "a.room.token",
      v: "1",
    });
  });

  it("[T-renew] reconnects with the newer token if its own was renewed in the meantime", async () => {
    await live();
    const before = proof.token;
    proof.token = "a.newer.token";
    FakeSocket.last().end(1006);
    await pass(A_WHILE);
    expect(new URL(FakeSocket.last().url).searchParams.get("token")).toBe("a.newer.token");
    proof.token = before;
  });

  it("[PR51] numbers its connections", async () => {
    await live();
    const query = () => new URL(FakeSocket.last().url).searchParams;
    const [page, nth] = [query().get("_pk"), query().get("nth")];
    FakeSocket.last().end(1006);
    await pass(A_WHILE);
    expect([nth, query().get("nth"), query().get("_pk")]).toEqual(["1", "2", page]);
  });

  it("[PR1] uses the page's own security: unencrypted on a plain http address in the local network", async () => {
    vi.stubGlobal("location", { host: "192.0.2.7:8787", protocol: "http:" });
    const plain = new RoomClient({ gameCode: "PARTY", purpose: "join", WebSocket: FakeSocket });
    await pass(0);
    expect(new URL(FakeSocket.last().url).protocol).toBe("ws:");
    plain.close();
    vi.stubGlobal("location", { host: "hubbub.example", protocol: "https:" });
    const safe = new RoomClient({ gameCode: "PARTY", purpose: "join", WebSocket: FakeSocket });
    await pass(0);
    expect(new URL(FakeSocket.last().url).protocol).toBe("wss:");
    safe.close();
    vi.unstubAllGlobals();
  });

  it("[PR3] is connecting until the snapshot arrives, then live and knows which seat it is", async () => {
    expect(room.status).toEqual({ kind: "connecting" });
    await pass(0);
    FakeSocket.last().accept();
    expect(room.status).toEqual({ kind: "connecting" });
    FakeSocket.last().snapshot({ usedAvatars: ["a.webp"] });
    expect(room.status).toEqual({ kind: "live" });
    expect(room.you).toEqual({ purpose: "player", playerId: 1 });
    expect(room.topic("usedAvatars")).toEqual(["a.webp"]);
  });

  it("[PR2] keeps trying when its first attempt fails", async () => {
    await pass(0);
    FakeSocket.last().end(1006);
    expect(room.status).toEqual({ kind: "connecting" });
    await pass(A_WHILE);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it("[PR2] reconnects after about two seconds, and keeps what it knew", async () => {
    const socket = await live();
    await pass(6_000);
    socket.end(1006);
    expect(room.status).toMatchObject({ kind: "reconnecting" });
    expect(room.topic("usedAvatars")).toEqual(["a.webp"]);
    await pass(0.7 * RECONNECT_MS);
    expect(FakeSocket.opened).toHaveLength(1);
    await pass(0.6 * RECONNECT_MS);
    expect(FakeSocket.opened).toHaveLength(2);
    await live();
    expect(room.status).toEqual({ kind: "live" });
  });

  it("[PR2] says since when it has been reconnecting, however many attempts it makes", async () => {
    const socket = await live();
    await pass(6_000);
    socket.end(1006);
    const broken = room.status;
    await pass(A_WHILE);
    FakeSocket.last().end(1006);
    expect(room.status).toEqual(broken);
  });
});

describe("a phone whose network is away", () => {
  /** The next attempts fail at once; returns how long the phone waited before each, ms. */
  async function pauses(count: number): Promise<number[]> {
    const waited: number[] = [];
    for (let nth = 0; nth < count; nth++) {
      const { length } = FakeSocket.opened;
      FakeSocket.last().end(1006);
      waited.push(0);
      while (FakeSocket.opened.length === length) {
        // oxlint-disable-next-line no-await-in-loop
        await pass(10);
        waited[nth] = (waited[nth] ?? 0) + 10;
      }
    }
    return waited;
  }

  it("[PR2] waits longer after each attempt, up to four times as long, and briefly again after a connection that held", async () => {
    await live();
    const [first = 0, ...later] = await pauses(8);
    expect(first).toBeGreaterThanOrEqual(0.8 * RECONNECT_MS);
    expect(first).toBeLessThanOrEqual(1.2 * RECONNECT_MS + 10);
    const times = [1.3, 1.69, 2.2, 2.86, 3.71, 4, 4];
    for (const [at, pause] of later.entries()) expect(pause / first).toBeCloseTo(times[at] ?? 0, 1);
    const socket = await live();
    // Closed after a moment, it was no connection that held.
    await pass(4_000);
    socket.say("pong");
    const [afterAMoment = 0] = await pauses(1);
    expect(afterAMoment / first).toBeCloseTo(4, 1);
    await live();
    await pass(4_000);
    FakeSocket.last().say("pong");
    await pass(1_100);
    expect(await pauses(1)).toEqual([first]);
  });

  it("[PR2] gives an attempt that hangs eight seconds", async () => {
    await live();
    await pauses(1);
    await pass(7_900);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.last().readyState).toBe(0);
    await pass(200);
    expect(FakeSocket.last().readyState).toBe(3);
    await pass(A_WHILE);
    expect(FakeSocket.opened).toHaveLength(3);
    // What the old attempt would still say does not count.
    FakeSocket.opened[1]?.accept();
    FakeSocket.opened[1]?.snapshot();
    expect(room.status).toMatchObject({ kind: "reconnecting" });
  });

  it("[PR2] tries again when the browser refuses to open a socket", async () => {
    room.close();
    let tries = 0;
    class Refused extends FakeSocket {
      constructor(url: string) {
        tries += 1;
        if (tries === 1) throw new DOMException("insecure", "SecurityError");
        super(url);
      }
    }
    FakeSocket.opened = [];
    room = new RoomClient({
      gameCode: "PARTY",
      purpose: "player",
      host: "hubbub.example",
      WebSocket: Refused,
    });
    await pass(0);
    expect(FakeSocket.opened).toHaveLength(0);
    await pass(A_WHILE);
    await live();
    expect(room.status).toEqual({ kind: "live" });
  });

  describe("and comes back", () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    const online = () => globalThis.window.dispatchEvent(new Event("online"));
    const visible = () => page.dispatchEvent(new Event("visibilitychange"));

    beforeEach(() => {
      vi.stubGlobal("window", new EventTarget());
      vi.stubGlobal("document", page);
      room.close();
      room = phone();
    });
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    /** Six attempts have failed, and the phone has just begun its longest pause. */
    async function inItsLongestPause(): Promise<void> {
      await live();
      await pauses(6);
      FakeSocket.last().end(1006);
      await pass(RECONNECT_MS);
      expect(FakeSocket.opened).toHaveLength(7);
    }

    it.each([
      ["when the network is back", online],
      ["when the page is shown again", visible],
    ])("[PR2] ends its pause %s", async (_, happens) => {
      await inItsLongestPause();
      happens();
      await pass(0);
      expect(FakeSocket.opened).toHaveLength(8);
      await live();
      expect(room.status).toEqual({ kind: "live" });
    });

    it("[PR2] keeps its pause when the page is hidden", async () => {
      await inItsLongestPause();
      page.visibilityState = "hidden";
      visible();
      page.visibilityState = "visible";
      await pass(100);
      expect(FakeSocket.opened).toHaveLength(7);
    });

    it("[PR2] also if it has never been connected", async () => {
      await pass(0);
      FakeSocket.last().end(1006);
      await pass(1_200);
      online();
      await pass(0);
      expect(FakeSocket.opened).toHaveLength(2);
    });

    it("[PR2] opens one socket, however often it hears so", async () => {
      await inItsLongestPause();
      for (let nth = 0; nth < 20; nth++) {
        online();
        visible();
        // oxlint-disable-next-line no-await-in-loop
        await pass(nth % 2);
      }
      expect(FakeSocket.opened).toHaveLength(8);
    });

    it("[PR2] tries once a second at most while each attempt fails at once", async () => {
      await inItsLongestPause();
      for (let nth = 0; nth < 25; nth++) {
        online();
        // oxlint-disable-next-line no-await-in-loop
        await pass(100);
        if (FakeSocket.last().readyState === 0) FakeSocket.last().end(1006);
      }
      expect(FakeSocket.opened.length - 7).toBe(3);
      await pass(A_WHILE);
      expect(FakeSocket.opened.length - 7).toBe(4);
    });

    it("[PR2] begins an attempt anew that was begun without a network", async () => {
      await live();
      await pauses(1);
      await pass(3_000);
      online();
      await pass(0);
      expect(FakeSocket.opened).toHaveLength(3);
      expect(FakeSocket.opened[1]?.readyState).toBe(3);
    });

    it("[PR2] leaves an attempt alone that may only be slow", async () => {
      await live();
      await pauses(1);
      for (let nth = 0; nth < 4; nth++) {
        // oxlint-disable-next-line no-await-in-loop
        await pass(500);
        online();
        visible();
      }
      await pass(0);
      expect(FakeSocket.opened).toHaveLength(2);
      await live();
      expect(room.status).toEqual({ kind: "live" });
    });

    it("[PR17] notices within three seconds that its connection did not survive", async () => {
      const socket = await live();
      socket.say("pong");
      online();
      await pass(3_000);
      expect(room.status).toMatchObject({ kind: "reconnecting" });
    });

    it("[PR2] stays away once it was kicked", async () => {
      (await live()).end(CLOSE.kicked);
      await pass(2_000);
      online();
      visible();
      await pass(FOR_LONG);
      expect(FakeSocket.opened).toHaveLength(1);
    });
  });
});

describe("a connection that ends", () => {
  it.each([
    [CLOSE.kicked, { kind: "kicked" }],
    [CLOSE.replaced, { kind: "replaced" }],
    [CLOSE.closed, { kind: "closed", why: "over" }],
    [CLOSE.noRoom, { kind: "closed", why: "noRoom" }],
    [CLOSE.token, { kind: "closed", why: "notAllowed" }],
    [CLOSE.full, { kind: "closed", why: "full" }],
    [CLOSE.tooOld, { kind: "tooOld" }],
  ])("[PR2] with %i is final", async (code, status) => {
    const socket = await live();
    socket.end(code);
    expect(room.status).toEqual(status);
    await pass(FOR_LONG);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it.each([CLOSE.protocol, CLOSE.tooFast, CLOSE.tooBig, 1000, 1001, 1006, 1012])(
    "[PR2] with %i is followed by another attempt",
    async (code) => {
      const socket = await live();
      socket.end(code);
      expect(room.status).toMatchObject({ kind: "reconnecting" });
      await pass(A_WHILE);
      expect(FakeSocket.opened).toHaveLength(2);
    },
  );

  it.each([CLOSE.protocol, CLOSE.tooBig])(
    "[PR2] with %i drops the command that the room could not read, so that it does not fail again",
    async (code) => {
      const socket = await live();
      const refused = room.send("playSound", { sound: "boing" }).catch((error: unknown) => error);
      socket.end(code);
      expect(await refused).toMatchObject({ code: "validation_failed" });
      await pass(A_WHILE);
      const again = await live();
      expect(again.commands).toEqual([]);
    },
  );

  it("[PR2] at the phone's own wish is not followed by another attempt, and not reported", async () => {
    const socket = await live();
    const heard = vi.fn<() => void>();
    room.subscribe(heard);
    room.close();
    await pass(FOR_LONG);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(socket.readyState).toBe(3);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("the room's clock", () => {
  it("[PR3] is known from the snapshot, whatever the phone's own clock says", async () => {
    await pass(0);
    const socket = FakeSocket.last();
    socket.accept();
    socket.snapshot({}, Date.now() + 60_000);
    expect(room.now() - Date.now()).toBeCloseTo(60_000, 0);
    await pass(5_000);
    expect(room.now() - Date.now()).toBeCloseTo(60_000, 0);
  });

  it("[PR12] is measured with every response, and the shortest round trip counts", async () => {
    await pass(0);
    const socket = FakeSocket.last();
    socket.accept();
    await pass(400);
    // The snapshot took 400 ms, so the clock may be off by 200 ms.
    socket.snapshot({}, Date.now() + 60_000);
    expect(room.now() - Date.now()).toBeCloseTo(60_200, 0);
    void room.send("playerHeartbeat", {});
    await pass(20);
    socket.ack(socket.commands[0]?.id ?? "", Date.now() + 60_000);
    expect(room.now() - Date.now()).toBeCloseTo(60_010, 0);
    void room.send("playerHeartbeat", {});
    await pass(300);
    socket.ack(socket.commands[1]?.id ?? "", Date.now() + 60_000);
    expect(room.now() - Date.now()).toBeCloseTo(60_010, 0);
  });

  it("[PR12] is corrected after a sleep that the connection survived and the phone's clock did not notice", async () => {
    const socket = await live();
    void room.send("playerHeartbeat", {});
    await pass(300);
    // The 20 s of sleep show in the response only.
    socket.ack(socket.commands[0]?.id ?? "", Date.now() + 20_000);
    expect(room.now() - Date.now()).toBeCloseTo(20_150, 0);
  });

  it("[PR12] is measured by the request for everything, not by an older command without a response", async () => {
    const socket = await live();
    void room.send("playSound", { sound: "boing" });
    await pass(2_000);
    socket.lose();
    socket.frame({ topic: "usedAvatars", body: [] });
    await pass(100);
    socket.snapshot({}, Date.now() + 60_000);
    expect(room.now() - Date.now()).toBeCloseTo(60_050, 0);
  });

  it("[PR12] stays as it was measured when a room that slept sends everything, which may have been on its way for long", async () => {
    const socket = await live();
    for (const off of [-3_000, 3_000]) {
      socket.snapshot({}, Date.now() + off);
      expect(room.now() - Date.now()).toBeCloseTo(0, 0);
    }
  });

  it("[PR12] is measured again on a new connection", async () => {
    const socket = await live();
    await pass(6_000);
    socket.end(1006);
    await pass(A_WHILE);
    FakeSocket.last().accept();
    await pass(1_000);
    FakeSocket.last().snapshot({}, Date.now() + 5_000);
    expect(room.now() - Date.now()).toBeCloseTo(5_500, 0);
  });
});

describe("a phone that is older than its room", () => {
  const stage = (stageId: number) => ({ topic: "stage", body: { stageId, name: "PROGRAM" } });
  // SAFETY: only the stage's id is read.
  const at = (stageId: number) => ({ stage: { stageId, name: "PROGRAM" } }) as never;

  it("[PR50] reloads at the next change of stage, once no command waits for a response", async () => {
    room.close();
    let loads = 0;
    room = phone(() => (loads += 1));
    await pass(0);
    const first = FakeSocket.last();
    first.accept();
    first.snapshot(at(4), Date.now(), "monday");
    first.frame(stage(5));
    expect(loads).toBe(0);
    first.end(1006);
    await pass(A_WHILE);
    const second = FakeSocket.last();
    second.accept();
    second.snapshot(at(5), Date.now(), "tuesday");
    second.frame({ topic: "usedAvatars", body: ["a.webp"] });
    expect(loads).toBe(0);
    const moved = room.send("move", { stageId: 5, move: "ROCK" });
    second.frame(stage(6));
    expect(loads).toBe(0);
    second.ack(second.commands.at(-1)?.id ?? "");
    await moved;
    expect(loads).toBe(1);
    second.frame(stage(7));
    expect(loads).toBe(1);
  });

  it("[PR50] stays where it is while a room has no stage, and when its room says no build", async () => {
    room.close();
    let loads = 0;
    room = phone(() => (loads += 1));
    for (const build of ["monday", undefined, "monday", "tuesday"]) {
      // One connection after the other.
      // oxlint-disable-next-line no-await-in-loop
      await pass(A_WHILE);
      const socket = FakeSocket.last();
      socket.accept();
      socket.snapshot(at(5), Date.now(), build);
      socket.frame({ topic: "stage" });
      expect(loads).toBe(0);
      socket.end(1006);
    }
  });

  it("[PR50] does not reload when the same build comes back", async () => {
    room.close();
    let loads = 0;
    room = phone(() => (loads += 1));
    for (const [stageId, build] of [
      [1, "monday"],
      [2, "monday"],
    ] as const) {
      await pass(A_WHILE);
      const socket = FakeSocket.last();
      socket.accept();
      socket.snapshot(at(stageId), Date.now(), build);
      socket.frame(stage(stageId + 1));
      socket.end(1006);
    }
    expect(loads).toBe(0);
  });
});
