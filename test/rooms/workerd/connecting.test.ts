import { QUESTIONS_PER_10_S } from "../../../src-shared/catalog/limits.ts";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { Party } from "./party.ts";

describe("who may connect", () => {
  it("[PR1] admits onlookers without a token and players with theirs", async () => {
    const party = await Party.open();
    const onlooker = await party.connect("join");
    await onlooker.until(() => onlooker.topics.gameSessionUpdated);
    expect(Object.keys(onlooker.topics).sort()).toEqual([
      "gameSessionUpdated",
      "sessionPlayersUpdated",
      "usedAvatars",
    ]);
    const ada = await party.phone(await party.seat("Ada"));
    expect(ada.topics.stage?.name).toBe("LOBBY");
  });

  it("[PR1] rejects a missing token, a forged one, one of another room and a role that does not fit", async () => {
    const party = await Party.open();
    const other = await Party.open();
    const seat = await party.seat("Ada");
    const { sessionPlayerId } = seat;
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(`{"gameCode":"${party.code}","role":"host"}`)}.`;
    const forged = await new SignJWT({ gameCode: party.code, roomId: party.roomId, role: "host" })
      .setProtectedHeader({ alg: "HS256", kid: "test" })
      .setAudience("hubbub-room")
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode("not the secret of the tests at all"));
    const tokens: [Parameters<Party["connect"]>[0], string][] = [
      ["player", ""],
      ["host", unsigned],
      ["host", forged],
      ["host", await other.token({ role: "host" })],
      ["host", await party.token({ role: "host", roomId: "an earlier room of this code" })],
      ["host", await party.token({ role: "player", sessionPlayerId })],
      ["player", await party.token({ role: "host" })],
      ["player", await party.token({ role: "player", sessionPlayerId: playerId(99) })],
    ];
    for (const [purpose, token] of tokens) {
      const device = await party.connect(purpose, token);
      expect(await device.closed()).toBe(4401);
    }
  });

  it("[PR2] closes with the reason: no such room, too old, kicked, closed", async () => {
    const nowhere = new Party();
    expect(await (await nowhere.connect("join")).closed()).toBe(4404);
    const party = await Party.open();
    expect(await (await party.connect("join", "", { v: "0" })).closed()).toBe(4426);
    const seat = await party.seat("Ada");
    const ada = await party.phone(seat);
    const tv = await party.tv();
    expect(await tv.say("requestPlayerKick", { playerId: seat.sessionPlayerId })).toBe("ack");
    expect(await ada.closed()).toBe(4403);
    expect(await (await party.phone(seat)).closed()).toBe(4403);
    expect(await tv.say("exitGame", {})).toBe("ack");
    expect(await tv.closed()).toBe(4410);
    expect(await (await party.connect("join")).closed()).toBe(4410);
  });

  it("[PR4] lets the newest phone of a seat play and informs the older one", async () => {
    const party = await Party.open();
    const seat = await party.seat("Ada");
    const first = await party.phone(seat);
    const second = await party.phone(seat);
    expect(await first.closed()).toBe(4409);
    expect(await second.say("reaction", { reaction: "wow" })).toBe("ack");
    expect(second.topics.websocketConnectionUpdated?.players[seat.sessionPlayerId]).toBe("here");
  });

  it("[PR51] leaves a phone connected when an earlier attempt of its own page arrives late", async () => {
    const party = await Party.open();
    const seat = await party.seat("Ada");
    const token = await party.token({ role: "player", ...seat });
    const knock = (page: string, nth: number) =>
      party.connect("player", token, { _pk: page, nth: String(nth) });
    const here = await knock("ada's tab", 2);
    await here.until(() => here.topics.stage);
    const late = await knock("ada's tab", 1);
    expect(await late.closed()).toBe(4408);
    expect(await here.say("reaction", { reaction: "wow" })).toBe("ack");
    const again = await knock("ada's tab", 3);
    expect(await here.closed()).toBe(4409);
    // Another tab starts counting again, and counts as a newer phone.
    const elsewhere = await knock("another tab", 1);
    expect(await again.closed()).toBe(4409);
    expect(await elsewhere.say("reaction", { reaction: "wow" })).toBe("ack");
  });

  it("[PR51] remembers which attempt a phone's socket was while the room slept", async () => {
    const party = await Party.open();
    const seat = await party.seat("Ada");
    const token = await party.token({ role: "player", ...seat });
    const here = await party.connect("player", token, { _pk: "tab", nth: "2" });
    await here.until(() => here.topics.stage);
    await party.evict();
    const late = await party.connect("player", token, { _pk: "tab", nth: "1" });
    expect(await late.closed()).toBe(4408);
    expect(await here.say("reaction", { reaction: "wow" })).toBe("ack");
  });

  it("[PR5] shows the room on many screens at the same time and refuses the twenty-first", async () => {
    const party = await Party.open();
    const token = await party.token({ role: "spectator" });
    const screens = [];
    for (let count = 0; count < 20; count++) screens.push(await party.connect("spectator", token));
    const last = screens.at(-1);
    await last?.until(() => last.topics.websocketConnectionUpdated?.screens === 20);
    expect(await (await party.connect("spectator", token)).closed()).toBe(4413);
    expect(await last?.say("startGame", {})).toBe("not_host");
  });

  it("[T-sockets] gives one seat two screens, and admits a host's television although all places are taken", async () => {
    const party = await Party.open();
    const { sessionPlayerId } = await party.seat("Eve");
    const own = await party.token({ role: "player", sessionPlayerId });
    const first = await party.connect("spectator", own);
    const second = await party.connect("spectator", own);
    expect(await (await party.connect("spectator", own)).closed()).toBe(4413);
    await first.until(() => first.topics.websocketConnectionUpdated?.screens === 2);
    const token = await party.token({ role: "spectator" });
    const lookers = [first, second];
    for (let count = 2; count < 20; count++) lookers.push(await party.connect("spectator", token));
    await first.until(() => first.topics.websocketConnectionUpdated?.screens === 20);
    const tv = await party.tv();
    expect(await tv.say("requestAddAiPlayer", {})).toBe("ack");
    expect(await lookers.at(-1)?.closed()).toBe(4413);
  });

  it("[T-sockets] counts a person's requests for data over all their sockets", async () => {
    const party = await Party.open();
    const seat = await party.seat("Eve");
    let closedWith: number | undefined;
    let asked = 0;
    while (closedWith === undefined) {
      // A new socket for every few requests does not reset the count.
      const phone = await party.phone(seat);
      for (let count = 0; count < 8 && closedWith === undefined; count++) {
        asked += 1;
        const id = `r${asked}`;
        phone.socket.send(JSON.stringify({ id, topic: "resync", body: {} }));
        await phone.until(() => phone.closedWith ?? phone.replies.get(id));
        ({ closedWith } = phone);
      }
    }
    expect(closedWith).toBe(4429);
    expect(asked).toBe(QUESTIONS_PER_10_S + 1);
  });

  it("[PR16] bad frames close their socket or are refused, and the room plays on", async () => {
    const party = await Party.open();
    const seat = await party.seat("Ada");
    for (const [text, code] of [
      ["{not json", 4400],
      ["[]", 4400],
      ['{"topic":"startGame"}', 4400],
      [`{"id":"x","topic":"reaction","body":"${"x".repeat(17_000)}"}`, 1009],
    ] as const) {
      const phone = await party.phone(seat);
      phone.socket.send(text);
      expect(await phone.closed(), text.slice(0, 40)).toBe(code);
    }
    const binary = await party.phone(seat);
    binary.socket.send(new Uint8Array([1, 2, 3]));
    expect(await binary.closed()).toBe(4400);
    const phone = await party.phone(seat);
    expect(await phone.say("nonsense" as never, {} as never)).toBe("validation_failed");
    expect(await phone.say("reaction", { reaction: "rude" } as never)).toBe("validation_failed");
    expect(await phone.say("reaction", { reaction: "clap" })).toBe("ack");
  });

  it("[PR16] closes a socket that sends more than a person can", async () => {
    const party = await Party.open();
    const phone = await party.phone(await party.seat("Ada"));
    for (let count = 0; count < 200; count++) {
      phone.socket.send(JSON.stringify({ id: `f${count}`, topic: "playerHeartbeat", body: {} }));
    }
    expect(await phone.closed()).toBe(4429);
  });

  it("[PR17] answers the heartbeat without waking the room", async () => {
    const party = await Party.open();
    const phone = await party.phone(await party.seat("Ada"));
    await party.evict();
    const heard = new Promise((resolve) => {
      phone.socket.addEventListener("message", ({ data }) => resolve(data), { once: true });
    });
    phone.socket.send("ping");
    expect(await heard).toBe("pong");
    // Evicting an object that is not running fails, so the heartbeat did not wake the room.
    await expect(party.evict()).rejects.toThrow();
  });
});
