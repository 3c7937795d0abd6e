import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { requipBank } from "../../../src-rooms/games/requip/content.ts";
import type { RequipState } from "../../../src-rooms/games/requip/types.ts";
import type { SectionApi } from "../../../src-rooms/crowd/wire.ts";
import type { Platform, RoomServices } from "../../../src-rooms/room/platform.ts";
import type { KeyValue } from "../../../src-rooms/platforms/partykit/keyValue/pages.ts";
import { openKeyValueStores } from "../../../src-rooms/platforms/partykit/keyValue/stores.ts";
import {
  AWAY_AFTER_MS,
  HEARTBEAT_MS,
  HELD_MS,
  STANDING_MS,
  SILENT_AFTER_MS,
} from "../../../src-shared/catalog/limits.ts";
import { CLOSE, SILENT } from "../../../src-shared/protocol/closeCodes.ts";
import { gameCode, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { ServerFrame } from "../../../src-shared/protocol/frames.ts";
import type { Purpose } from "../../../src-shared/protocol/party.ts";
import { signRoomToken, type RoomClaims } from "../../../src-shared/protocol/roomToken.ts";
import type { StateTopics } from "../../../src-shared/protocol/topics.ts";
import { GameRoom } from "../../../src-rooms/room/gameRoom.ts";
import type { Screen, SocketState } from "../../../src-rooms/sockets/screens.ts";
import { NIGHT } from "../../support/table.ts";
import { eventually } from "../../support/eventually.ts";

const CODE = "PARTY";
const WISH = { gameCode: CODE, hostType: "HOST", hostUserId: "host", isPublic: false } as const;
const SECRETS = [{ kid: "test", secret: "a secret of the tests, long enough" }];

/** Storage that lasts as long as the test. */
function memory(): KeyValue {
  const kept = new Map<string, unknown>();
  return {
    get: async (keys) => new Map(keys.filter((key) => kept.has(key)).map((k) => [k, kept.get(k)])),
    list: async ({ prefix }) => new Map([...kept].filter(([key]) => key.startsWith(prefix))),
    put: async (entries) => {
      for (const [key, value] of Object.entries(entries)) kept.set(key, value);
    },
    delete: async (keys) => keys.filter((key) => kept.delete(key)).length,
  };
}

/**
 * A socket that records what the room sends and, like a faulty client's, stays open when the room closes it.
 */
class Socket implements Screen {
  state: SocketState | null = null;
  readonly heard: ServerFrame[] = [];
  closedWith: number | undefined;
  /** Time of its last heartbeat. */
  heardAt = 0;

  setState(state: SocketState): void {
    this.state = state;
  }

  send(message: string | ArrayBuffer | ArrayBufferView): void {
    // SAFETY: a room sends nothing but server frames as text.
    if (typeof message === "string") this.heard.push(JSON.parse(message) as ServerFrame);
  }

  close(code: number): void {
    this.closedWith = code;
  }

  /** The room's replies to the command with this id, one for each time it was sent. */
  answers(id: string): string[] {
    const said: string[] = [];
    for (const frame of this.heard) {
      for (const part of frame.topic === "batch" ? frame.body : [frame]) {
        if ("id" in part && part.id === id) said.push(part.topic);
      }
    }
    return said;
  }
}

/** A room object without an open room, on a fake platform whose actions the test triggers. */
async function makeOn(
  more: Partial<RoomServices> = {},
  crowd: Pick<Platform, "crowdSection"> = {},
) {
  const { stores } = await openKeyValueStores(memory());
  const alarms: (number | undefined)[] = [];
  const room = new GameRoom(
    {
      name: CODE,
      stores,
      sockets: () => [],
      // SAFETY: every screen of these rooms is such a socket.
      lastHeartbeatAt: (screen) => (screen as Socket).heardAt,
      alarmAt: async () => undefined,
      setAlarm: (at) => void alarms.push(at),
      isFull: () => false,
      wipe: async () => {},
      ...crowd,
    },
    {
      now: () => NIGHT,
      build: () => "",
      games: () => GAMES,
      secrets: () => SECRETS,
      deliver: async () => {},
      loadPacks: async () => [],
      loadPaidUntil: async () => undefined,
      loadExisting: async () => ({}),
      loadSeen: async () => [],
      robotLine: async () => undefined,
      ...more,
    },
  );
  await room.start();
  return { room, store: stores.room, alarms };
}

/** The same with an open room. */
async function openOn(
  more: Partial<RoomServices> = {},
  crowd: Pick<Platform, "crowdSection"> = {},
) {
  const { room, store, alarms } = await makeOn(more, crowd);
  let roomId = "";
  const open = async () => {
    const opened = await room.openRoom({ ...WISH, language: "en", gameType: "SYNC_THINK" });
    if (!opened) throw new Error("the room is open already");
    ({ roomId } = opened);
  };
  await open();
  const connect = async (purpose: Purpose, claims: Partial<RoomClaims>) => {
    const socket = new Socket();
    const token = await signRoomToken(
      SECRETS,
      { gameCode: CODE, roomId, ...claims } as RoomClaims,
      NIGHT,
    );
    const query = new URLSearchParams({ purpose, token, v: "1" });
    await room.onConnect(socket, new URL(`https://rooms/parties/room/${CODE}?${query.toString()}`));
    return socket;
  };
  const sit = async (alias: string) => {
    const seats = Object.keys((await room.look())?.topics.sessionPlayersUpdated ?? {});
    const avatarSrc = PLAYER_AVATARS[seats.length]?.src ?? "";
    const taken = await room.joinRoom({ alias, avatarSrc, audience: false });
    if (!taken.ok) throw new Error(taken.code);
    return taken.value;
  };
  return { room, open, connect, sit, store, alarms };
}

const say = async (room: GameRoom, socket: Socket, id: string, topic: string, body: unknown = {}) =>
  room.onMessage(socket, JSON.stringify({ id, topic, body }));

describe("a code that is reserved until its room is opened", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is given to nobody else, and requests for the room wait until it is open", async () => {
    const { room } = await makeOn();
    const held = await room.holdRoom();
    expect(await room.holdRoom()).toBeUndefined();
    const looking = room.look();
    const joining = room.joinRoom({
      alias: "Ada",
      avatarSrc: PLAYER_AVATARS[0]?.src ?? "",
      audience: false,
    });
    const request = { ...WISH, language: "en", ...(held && { held }) } as const;
    expect(await room.openRoom(request)).toEqual({ roomId: held?.roomId });
    expect(await looking).toMatchObject({ roomId: held?.roomId });
    expect(await joining).toMatchObject({ ok: true, value: { roomId: held?.roomId } });
    // Repeated by a caller who received no response: nobody is removed.
    expect(await room.openRoom(request)).toEqual({ roomId: held?.roomId });
    expect((await room.look())?.topics.sessionPlayersUpdated).toHaveProperty("1");
    expect(await room.holdRoom()).toBeUndefined();
    expect(await room.openRoom({ ...WISH, language: "en" })).toBeUndefined();
  });

  it("is free again when nobody opens the room, and nothing is left behind", async () => {
    const { room } = await makeOn();
    await room.holdRoom();
    const looking = room.look();
    await vi.advanceTimersByTimeAsync(HELD_MS);
    expect(await looking).toBeUndefined();
    expect(room.isThere).toBe(false);
    expect(await room.holdRoom()).toBeDefined();
  });

  it("still opens the room for a host whose database answered late", async () => {
    const { room } = await makeOn();
    const held = await room.holdRoom();
    await vi.advanceTimersByTimeAsync(HELD_MS);
    const request = { ...WISH, language: "en", ...(held && { held }) } as const;
    expect(await room.openRoom(request)).toEqual({ roomId: held?.roomId });
  });
});

it("[SE46] a phone whose seat has moved is ignored, even if its socket stays open", async () => {
  const { room, connect, sit } = await openOn();
  const { sessionPlayerId } = await sit("Ada");
  const old = await connect("player", { role: "player", sessionPlayerId } as const);
  const link = await room.invite({ kind: "host" }, { kind: "seat", playerId: sessionPlayerId });
  if (!link.ok) throw new Error(link.code);
  await room.redeem({ kind: "seat", ...(link.value.ticket && { ticket: link.value.ticket }) });
  expect(old.closedWith).toBe(CLOSE.moved);
  const heard = old.heard.length;
  await say(room, old, "r", "reel", { on: false });
  await say(room, old, "q", "resync");
  expect(old.heard).toHaveLength(heard);
  const { topics } = (await room.look()) ?? {};
  expect(topics?.sessionPlayersUpdated?.[sessionPlayerId]).not.toHaveProperty("outOfReel");
});

it("[T-silent] silent screens are closed when another screen connects or the room's alarm rings, but a player's phone is not", async () => {
  let now = NIGHT;
  const { room, connect, sit } = await openOn({ now: () => now });
  const { sessionPlayerId } = await sit("Ada");
  const phone = await connect("player", { role: "player", sessionPlayerId } as const);
  const [tv, dead] = [await connect("host", { role: "host" }), await connect("join", {})];
  now += SILENT_AFTER_MS;
  tv.heardAt = now;
  expect([tv.closedWith, dead.closedWith]).toEqual([undefined, undefined]);
  now += 1;
  await connect("join", {});
  expect([tv.closedWith, dead.closedWith, phone.closedWith]).toEqual([
    undefined,
    SILENT,
    undefined,
  ]);
  now += SILENT_AFTER_MS;
  await room.onAlarm();
  expect([tv.closedWith, phone.closedWith]).toEqual([SILENT, undefined]);
});

it("[SE15] a new socket of a dark phone is a sign of life, in the lobby too", async () => {
  let now = NIGHT;
  const { room, connect, sit } = await openOn({ now: () => now });
  const tv = await connect("host", { role: "host" });
  const phones: Socket[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const { sessionPlayerId } = await sit(name);
    phones.push(await connect("player", { role: "player", sessionPlayerId } as const));
  }
  await say(room, tv, "g", "startGame");
  for (let waited = 0; waited <= AWAY_AFTER_MS; waited += HEARTBEAT_MS) {
    now += HEARTBEAT_MS;
    for (const phone of phones.slice(1)) phone.heardAt = now;
    await room.onAlarm();
  }
  const here = async () =>
    (await room.look())?.topics.websocketConnectionUpdated?.players[1 as PlayerId];
  for (const id of ["e", "l"]) await say(room, tv, id, "requestEndGame");
  expect((await room.look())?.topics.stage?.name).toBe("LOBBY");
  expect(await here()).toBe("away");
  await connect("player", { role: "player", sessionPlayerId: 1 as PlayerId } as const);
  expect(phones[0]?.closedWith).toBe(CLOSE.replaced);
  expect(await here()).toBe("here");
});

it("[SE65] packs that the host chooses while the next game waits to start by itself are fetched then", async () => {
  const asked: (readonly string[])[] = [];
  let now = NIGHT;
  const { room, connect } = await openOn({
    now: () => now,
    loadPacks: async (ids) => {
      asked.push(ids);
      return [];
    },
  });
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b", "c"]) await say(room, tv, id, "requestAddAiPlayer");
  const entries = Array.from({ length: 2 }, () => ({ gameType: "SYNC_THINK", length: 1 }));
  await say(room, tv, "p", "playlist", { entries, handsFree: true });
  for (const [id, topic] of [
    ["g", "startGame"],
    ["e", "requestEndGame"],
    ["l", "requestEndGame"],
  ] as const) {
    await say(room, tv, id, topic);
  }
  expect((await room.look())?.topics.stage?.name).toBe("STANDING");
  await say(room, tv, "s", "gameSettings", { settings: { wordPackIds: ["own"] } });
  expect(asked).toEqual([["own"]]);
  now += STANDING_MS;
  await room.onAlarm();
  expect((await room.look())?.topics.stage?.name).not.toBe("STANDING");
  expect(asked).toEqual([["own"]]);
});

it("[SE62] the next game that a host starts on the podium knows what its people have seen, and what was left for it", async () => {
  const family = requipBank("en").prompts.filter(({ rating }) => rating === "family");
  const [fresh, seen] = [family.slice(0, 5), family.slice(5)].map((some) =>
    some.map(({ id }) => id),
  );
  const asked: string[] = [];
  const { room, connect, store } = await openOn({
    loadSeen: async (gameType) => {
      asked.push(gameType);
      return gameType === "REQUIP" ? (seen ?? []) : [];
    },
    loadExisting: async (gameType) => {
      asked.push(`left for ${gameType}`);
      return {};
    },
  });
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b", "c"]) await say(room, tv, id, "requestAddAiPlayer");
  await say(room, tv, "r", "gameSettings", { settings: { rating: "family" } });
  const entries = (["SYNC_THINK", "REQUIP"] as const).map((gameType) => ({ gameType, length: 1 }));
  await say(room, tv, "p", "playlist", { entries, handsFree: false });
  await say(room, tv, "g", "startGame");
  await say(room, tv, "e", "requestEndGame");
  expect((await room.look())?.topics.stage?.name).toBe("GAME_END");
  await say(room, tv, "n", "startGame");
  const { game } = store.load() ?? {};
  expect(game?.gameType).toBe("REQUIP");
  expect(asked).toEqual(["SYNC_THINK", "left for REQUIP", "REQUIP"]);
  if (!game) throw new Error("the next game was not started");
  // SAFETY: the state of that game.
  const { deck } = game.state as RequipState;
  const first = deck.slice(0, 5).map(({ promptId }) => promptId);
  expect(first.toSorted()).toEqual(fresh?.toSorted());
});

it("[SE80] what the host and everybody with an account have seen elsewhere is asked for once, and again for who comes later", async () => {
  const asked: (readonly string[])[] = [];
  const { room, connect, store } = await openOn({
    loadSeen: async (_gameType, userIds) => {
      asked.push(userIds);
      return [`seen by ${userIds.length}`];
    },
  });
  const sitAs = async (alias: string, at: number, userId?: string) => {
    const avatarSrc = PLAYER_AVATARS[at]?.src ?? "";
    const wish = { alias, avatarSrc, audience: false, ...(userId !== undefined && { userId }) };
    const taken = await room.joinRoom(wish);
    if (!taken.ok) throw new Error(taken.code);
  };
  await sitAs("Ada", 0);
  await sitAs("Ben", 1);
  await sitAs("Cleo", 2, "cleo");
  const tv = await connect("host", { role: "host" });
  const play = async (id: string, topic: "startGame" | "newGameSamePlayers") => {
    await say(room, tv, `start ${id}`, topic);
    expect((await room.look())?.topics.stage?.name).not.toBe("GAME_END");
    await say(room, tv, `end ${id}`, "requestEndGame");
    expect((await room.look())?.topics.stage?.name).toBe("GAME_END");
  };
  await play("first", "startGame");
  expect(asked).toEqual([["host", "cleo"]]);
  expect(store.load()?.packs.seen?.ids).toEqual(["seen by 2"]);
  await play("second", "newGameSamePlayers");
  expect(asked).toHaveLength(1);
  await sitAs("Dan", 3, "dan");
  // The host plays from now on, too, and is still one person.
  await sitAs("Host", 4, "host");
  await play("third", "newGameSamePlayers");
  expect(asked.slice(1)).toEqual([["host", "cleo", "dan"]]);
});

describe("who sits down from a screen of the room", () => {
  const wish = (at: number) => ({
    alias: `Player ${at}`,
    avatarSrc: PLAYER_AVATARS[at]?.src ?? "",
    audience: false,
  });

  it("hosts if the screen does, of this room and of no other with the same code", async () => {
    const { room, store } = await openOn();
    const roomId = (await room.look())?.roomId ?? "";
    const host = { role: "host", gameCode: gameCode(CODE), roomId } as const;
    const first = await room.joinRoom(wish(0));
    const other = await room.joinRoom({ ...wish(1), proof: { ...host, roomId: "yesterday's" } });
    expect(other.ok).toBe(true);
    expect(store.load()?.room.owner).toBe(first.ok && first.value.sessionPlayerId);
    const own = await room.joinRoom({ ...wish(2), proof: host });
    expect(own).toMatchObject({ ok: true, value: { hostType: "HOST", hostUserId: "host" } });
    const { owner } = store.load()?.room ?? {};
    expect(own.ok && own.value.sessionPlayerId).toBe(owner);
  });

  it("[SE49] is refused if the screen only watches for the time being", async () => {
    const { room, store } = await openOn();
    const roomId = (await room.look())?.roomId ?? "";
    const proof = { role: "spectator", gameCode: gameCode(CODE), roomId } as const;
    const refused = { ok: false, code: "host_is_spectating" };
    expect(await room.joinRoom({ ...wish(0), proof })).toEqual(refused);
    expect(Object.keys(store.load()?.seats ?? {})).toEqual([]);
  });
});

it("[SE14] the same game once more, started on the podium of an evening, fetches nothing of the next one", async () => {
  const asked: string[] = [];
  const { room, connect, store } = await openOn({
    loadSeen: async (gameType) => {
      asked.push(gameType);
      return [];
    },
  });
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b", "c"]) await say(room, tv, id, "requestAddAiPlayer");
  const entries = (["SYNC_THINK", "REQUIP"] as const).map((gameType) => ({ gameType, length: 1 }));
  await say(room, tv, "p", "playlist", { entries, handsFree: false });
  await say(room, tv, "g", "startGame");
  await say(room, tv, "e", "requestEndGame");
  await say(room, tv, "n", "newGameSamePlayers");
  expect(store.load()?.game?.gameType).toBe("SYNC_THINK");
  expect(asked).toEqual(["SYNC_THINK"]);
});

/** A room of a paying host and three robots, in the first of two games that follow each other by themselves. */
async function handsFree(services: Parameters<typeof openOn>[0]) {
  const { room, connect } = await openOn(services);
  await room.tellPayment("complete");
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b", "c"]) await say(room, tv, id, "requestAddAiPlayer");
  const entries = Array.from({ length: 2 }, () => ({ gameType: "SYNC_THINK", length: 1 }));
  await say(room, tv, "p", "playlist", { entries, handsFree: true });
  await say(room, tv, "g", "startGame");
  return { room, tv };
}

it("[SE32] before a hands-free evening refuses its next game, the room asks whether the host has paid meanwhile", async () => {
  let now = NIGHT;
  let paidUntil = NIGHT + 60_000;
  const { room, tv } = await handsFree({
    now: () => now,
    loadPaidUntil: async () => paidUntil,
  });
  // While they play, the paid time ends, and the subscription renews itself.
  now += 50_000;
  paidUntil += 30 * 24 * 60 * 60_000;
  for (const id of ["e", "l"]) await say(room, tv, id, "requestEndGame");
  expect((await room.look())?.topics.stage?.name).toBe("STANDING");
  await setImmediate();
  now += STANDING_MS;
  await room.onAlarm();
  expect((await room.look())?.topics.stage?.name).not.toBe("STANDING");
});

it("[SE72] a hands-free evening whose host's time is over waits for the host, and screens say since when", async () => {
  let now = NIGHT;
  const paidUntil = NIGHT + 60_000;
  const { room, tv } = await handsFree({
    now: () => now,
    loadPaidUntil: async () => paidUntil,
  });
  now += 120_000;
  for (const id of ["e", "l"]) await say(room, tv, id, "requestEndGame");
  await setImmediate();
  now += STANDING_MS;
  await room.onAlarm();
  const { topics } = (await room.look()) ?? {};
  expect(topics?.stage?.name).toBe("STANDING");
  expect(topics?.gameSessionUpdated?.hostingEndedAt).toBe(paidUntil);
});

it("[SE15] a heartbeat check is stored only when somebody fell silent or came back", async () => {
  let now = NIGHT;
  const { room, connect, sit, store } = await openOn({ now: () => now });
  const tv = await connect("host", { role: "host" });
  const phones: Socket[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const { sessionPlayerId } = await sit(name);
    phones.push(await connect("player", { role: "player", sessionPlayerId } as const));
  }
  await say(room, tv, "s", "gameSettings", {
    settings: { timerMode: "off", includeTutorial: false },
  });
  await say(room, tv, "g", "startGame");
  expect(tv.answers("g")).toEqual(["ack"]);
  const stored = vi.spyOn(store, "commit");
  const look = async (heard: readonly Socket[]) => {
    for (const phone of heard) phone.heardAt = now + HEARTBEAT_MS - 1;
    now += HEARTBEAT_MS;
    await room.onAlarm();
    return stored.mock.calls.length;
  };
  // Everybody may think for as long as they like.
  for (let times = 0; times < 10; times++) await look(phones);
  stored.mockClear();
  expect(await look(phones)).toBe(0);
  const lost = () => look(phones.filter((_, at) => at !== 1));
  expect([await lost(), await lost(), await lost()]).toEqual([0, 0, 1]);
  const away = stored.mock.calls[0]?.[0].after.presence.seats;
  expect(Object.values(away ?? {}).map((seat) => seat.away)).toEqual([false, true, false]);
});

it("[SE15] heartbeats are checked when the room is awake anyway, with no alarm before anybody could be away", async () => {
  let now = NIGHT;
  const { room, connect, sit, alarms } = await openOn({ now: () => now });
  const tv = await connect("host", { role: "host" });
  const phones: Socket[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const { sessionPlayerId } = await sit(name);
    phones.push(await connect("player", { role: "player", sessionPlayerId } as const));
  }
  await say(room, tv, "s", "gameSettings", { settings: { timerMode: "off" } });
  await say(room, tv, "g", "startGame");
  const ring = async (at: number, heard: readonly Socket[]) => {
    now = at;
    for (const phone of heard) phone.heardAt = now - 1;
    await room.onAlarm();
    return alarms.at(-1) ?? 0;
  };
  let at = alarms.at(-1) ?? 0;
  // Everybody may think for as long as they like.
  for (let times = 0; times < 10; times++) at = await ring(at, phones);
  expect(at).toBe(now + AWAY_AFTER_MS - 1);
  // The phone heard from last decides, and a silent phone is detected as early as before.
  expect(await ring(at, phones.slice(1))).toBe(now + HEARTBEAT_MS);
});

it("a request for data is answered with a snapshot before its ack, and changes nothing", async () => {
  const { room, connect, store } = await openOn();
  const tv = await connect("host", { role: "host" });
  const before = store.load();
  const stored = vi.spyOn(store, "commit");
  for (const topic of ["requestTimer", "usedAvatarsRequested", "requestCurrentHiderId"]) {
    tv.heard.length = 0;
    await say(room, tv, topic, topic);
    expect(tv.heard.map((frame) => frame.topic)).toEqual(["snapshot", "ack"]);
  }
  expect(stored).not.toHaveBeenCalled();
  expect(store.load()).toEqual(before);
});

it("a screen that disconnects while its command waits for the database is not counted", async () => {
  const asked = Promise.withResolvers<[]>();
  const { room, connect } = await openOn({ loadPacks: () => asked.promise });
  const tv = await connect("host", { role: "host" });
  await say(room, tv, "s", "gameSettings", { settings: { wordPackIds: ["own"] } });
  const waiting = say(room, tv, "g", "startGame");
  room.onClose(tv);
  asked.resolve([]);
  await waiting;
  const other = await connect("host", { role: "host" });
  expect((await room.look())?.topics.websocketConnectionUpdated?.screens).toBe(1);
  room.onClose(other);
  expect((await room.look())?.topics.websocketConnectionUpdated?.screens).toBe(0);
});

it("[PR13] a command that is sent again while it waits for the database is executed once", async () => {
  const asked = Promise.withResolvers<[]>();
  const { room, connect } = await openOn({ loadPacks: () => asked.promise });
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b"]) await say(room, tv, id, "requestAddAiPlayer");
  await say(room, tv, "s", "gameSettings", { settings: { wordPackIds: ["own"] } });
  const waiting = [say(room, tv, "g", "startGame"), say(room, tv, "g", "startGame")];
  asked.resolve([]);
  await Promise.all(waiting);
  expect(tv.answers("g")).toEqual(["ack", "ack"]);
});

/** A room in which the first packs requested arrive when the test says so, and later ones immediately. */
async function packNight(now = () => NIGHT) {
  const first = Promise.withResolvers<undefined>();
  const asked: (readonly string[])[] = [];
  const night = await openOn({
    now,
    loadPacks: async (ids) => {
      if (asked.push(ids) === 1) await first.promise;
      const facts = { kind: "word", language: "en", entries: ["Gouda"] } as const;
      return ids.map((packId) => ({ ...facts, packId, name: packId }));
    },
  });
  const tv = await night.connect("host", { role: "host" });
  for (const id of ["a", "b", "c"]) await say(night.room, tv, id, "requestAddAiPlayer");
  const choose = (id: string, wordPackIds: readonly string[]) =>
    say(night.room, tv, id, "gameSettings", { settings: { wordPackIds } });
  const packs = () => night.store.load()?.packs.packs.map(({ packId }) => packId);
  return { ...night, tv, asked, choose, packs, come: () => first.resolve(undefined) };
}

it("[SE19] a game starts with the packs that the host chose while others were loading", async () => {
  const { room, tv, asked, choose, packs, come } = await packNight();
  await choose("s", ["cheeses"]);
  const starting = say(room, tv, "g", "startGame");
  await choose("t", ["trains"]);
  expect(tv.answers("g")).toEqual([]);
  come();
  await starting;
  expect(tv.answers("g")).toEqual(["ack"]);
  expect(asked).toEqual([["cheeses"], ["trains"]]);
  expect(packs()).toEqual(["trains"]);
});

it("[SE19] packs are fetched again for each game, as their owner may have changed them, and the old ones are played when the database is away", async () => {
  const versions = ["Gouda", "Brie"];
  const { room, connect, store } = await openOn({
    loadPacks: async (ids) => {
      const entry = versions.shift();
      if (entry === undefined) throw new Error("the database is away");
      const facts = { kind: "word", language: "en", entries: [entry] } as const;
      return ids.map((packId) => ({ ...facts, packId, name: packId }));
    },
  });
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b", "c"]) await say(room, tv, id, "requestAddAiPlayer");
  await say(room, tv, "s", "gameSettings", { settings: { wordPackIds: ["cheeses"] } });
  const played: unknown[] = [];
  for (const game of ["1", "2", "3"]) {
    await say(room, tv, `g${game}`, "startGame");
    expect(tv.answers(`g${game}`)).toEqual(["ack"]);
    played.push(store.load()?.packs.packs.flatMap(({ entries }) => entries));
    for (const end of ["e", "l"]) await say(room, tv, `${end}${game}`, "requestEndGame");
  }
  expect(played).toEqual([["Gouda"], ["Brie"], ["Brie"]]);
});

it("[SE19] packs are fetched again for the next game, even if somebody pressed start during this one", async () => {
  let loads = 0;
  const { room, connect, store } = await openOn({
    loadPacks: async (ids) => {
      const facts = { kind: "word", language: "en", entries: [`version ${++loads}`] } as const;
      return ids.map((packId) => ({ ...facts, packId, name: packId }));
    },
  });
  const entries = () => store.load()?.packs.packs.flatMap((pack) => pack.entries);
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b", "c"]) await say(room, tv, id, "requestAddAiPlayer");
  await say(room, tv, "s", "gameSettings", { settings: { wordPackIds: ["cheeses"] } });
  for (const id of ["g", "late"]) await say(room, tv, id, "startGame");
  expect([...tv.answers("g"), ...tv.answers("late")]).toEqual(["ack", "refused"]);
  expect(entries()).toEqual(["version 1"]);
  await say(room, tv, "e", "requestEndGame");
  await say(room, tv, "again", "newGameSamePlayers");
  expect(tv.answers("again")).toEqual(["ack"]);
  expect(entries()).toEqual(["version 2"]);
  expect(loads).toBe(2);
});

it("[SE65] packs that arrive late do not replace those that were chosen instead of them", async () => {
  let now = NIGHT;
  const { room, tv, choose, packs, come } = await packNight(() => now);
  const entries = Array.from({ length: 2 }, () => ({ gameType: "SYNC_THINK", length: 1 }));
  await say(room, tv, "p", "playlist", { entries, handsFree: true });
  await say(room, tv, "g", "startGame");
  for (const id of ["e", "l"]) await say(room, tv, id, "requestEndGame");
  await choose("s", ["cheeses"]);
  await choose("t", ["trains"]);
  await eventually(() => expect(packs()).toEqual(["trains"]));
  come();
  await setImmediate();
  now += STANDING_MS;
  await room.onAlarm();
  expect((await room.look())?.topics.stage?.name).not.toBe("STANDING");
  expect(packs()).toEqual(["trains"]);
});

it("[SE19] a game starts without packs that a slow database does not deliver in time", async () => {
  const { room, connect } = await openOn({ loadPacks: () => new Promise(() => {}) });
  const tv = await connect("host", { role: "host" });
  for (const id of ["a", "b"]) await say(room, tv, id, "requestAddAiPlayer");
  await say(room, tv, "s", "gameSettings", { settings: { wordPackIds: ["own"] } });
  vi.useFakeTimers();
  const waiting = say(room, tv, "g", "startGame");
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(tv.answers("g")).toEqual(["ack"]);
  await waiting;
});

it("a new room shows nothing of the previous room with the same code", async () => {
  const { open, connect, room, sit } = await openOn();
  await sit("Ada");
  const before = await connect("host", { role: "host" });
  await say(room, before, "x", "exitGame");
  room.onClose(before);
  await open();
  const tv = await connect("host", { role: "host" });
  const [first] = tv.heard;
  expect(first?.topic).toBe("snapshot");
  const topics: Partial<StateTopics> = first?.topic === "snapshot" ? first.body.topics : {};
  expect(topics.sessionPlayersUpdated).toEqual({});
  expect(topics.usedAvatars).toEqual([]);
  expect(topics.stage?.name).toBe("LOBBY");
});

/** Sections of a crowd that do nothing but note why they are dismissed. */
function sectionsNoting(sent: string[]) {
  return (index: number): SectionApi => ({
    show: async () => undefined,
    dismiss: async (code) => void sent.push(`${index} ${code}`),
    crowdAt: async () => undefined,
    come: async () => ({ refused: "crowd_closed" }),
  });
}

it("[SE12] a crowd hears with each frame whether the room takes moves", async () => {
  const { room, connect, sit } = await openOn({}, { crowdSection: sectionsNoting([]) });
  const tv = await connect("host", { role: "host" });
  for (const name of ["Ada", "Bo"]) {
    const { sessionPlayerId } = await sit(name);
    await connect("player", { role: "player", sessionPlayerId });
  }
  await say(room, tv, "c", "openCrowd", { alias: "All of us" });
  await say(room, tv, "s", "startGame");
  expect(await room.crowdFrame(0)).not.toHaveProperty("movesOver");
  await say(room, tv, "p", "pause", { paused: true });
  expect(await room.crowdFrame(0)).toHaveProperty("movesOver", "game_paused");
});

it("[SE51] closing the crowd dismisses everybody in it, including people who have just come to a new section", async () => {
  const sent: string[] = [];
  const { room, connect } = await openOn({}, { crowdSection: sectionsNoting(sent) });
  const tv = await connect("host", { role: "host" });
  await say(room, tv, "c", "openCrowd", { alias: "All of us" });
  const seats = Object.keys((await room.look())?.topics.sessionPlayersUpdated ?? {});
  await room.crowdFrame(0);
  // The first phone of a second section, within a second: the section requests the frame to show.
  expect(await room.crowdFrame(1)).not.toHaveProperty("gone");
  await say(room, tv, "k", "requestPlayerKick", { playerId: Number(seats[0]) });
  expect(tv.answers("k")).toEqual(["ack"]);
  expect(sent).toEqual([`0 ${CLOSE.kicked}`, `1 ${CLOSE.kicked}`]);
});

it("[SE51] closing the room dismisses the crowd, which was not kicked", async () => {
  const sent: string[] = [];
  const { room, connect } = await openOn({}, { crowdSection: sectionsNoting(sent) });
  const tv = await connect("host", { role: "host" });
  await say(room, tv, "c", "openCrowd", { alias: "All of us" });
  await room.crowdFrame(0);
  await say(room, tv, "x", "exitGame");
  expect(sent).toEqual([`0 ${CLOSE.closed}`]);
});

it("[SE97] four pictures over a stream show a room; a fifth replaces the oldest, and none counts as present", async () => {
  const { room, connect, store } = await openOn();
  const tv = await connect("host", { role: "host" });
  await room.updateRoom({ kind: "host" }, { codeHidden: true });
  const link = await room.invite({ kind: "host" }, { kind: "overlay" });
  const overlay = (link.ok && link.value.ticket) || "";
  const scenes: Socket[] = [];
  for (let scene = 0; scene < 4; scene++) {
    scenes.push(await connect("spectator", { role: "spectator", overlay }));
  }
  expect(scenes.map(({ closedWith }) => closedWith)).toEqual(scenes.map(() => undefined));
  const fifth = await connect("spectator", { role: "spectator", overlay });
  const closed = [...scenes, fifth].map(({ closedWith }) => closedWith);
  expect(closed).toEqual([CLOSE.replaced, undefined, undefined, undefined, undefined]);
  expect(store.load()?.presence.screens).toBe(1);
  expect(tv.closedWith).toBeUndefined();
});

it("who is kicked watches on none of the screens that their seat had put the room on", async () => {
  const { room, connect, sit } = await openOn();
  const eve = (await sit("Eve")).sessionPlayerId;
  const ada = (await sit("Ada")).sessionPlayerId;
  const tv = await connect("host", { role: "host" });
  const own = await connect("spectator", { role: "player", sessionPlayerId: eve });
  const others = await connect("spectator", { role: "player", sessionPlayerId: ada });
  await say(room, tv, "k", "requestPlayerKick", { playerId: eve });
  expect(own.closedWith).toBe(CLOSE.kicked);
  expect(others.closedWith).toBeUndefined();
});

it("a remote that the host takes back leaves no screen that it had put the room on", async () => {
  const { room, connect } = await openOn();
  const tv = await connect("host", { role: "host" });
  const link = await room.invite({ kind: "host" }, { kind: "remote" });
  const ticket = link.ok ? link.value.ticket : undefined;
  await room.redeem({ kind: "remote", ...(ticket !== undefined && { ticket }) });
  const screen = await connect("spectator", { role: "remote", remoteId: 1 });
  await say(room, tv, "d", "dismissRemote", { remoteId: 1 });
  expect(screen.closedWith).toBe(CLOSE.dismissed);
});

it("[SN16] a phone can send its own photo to the game and nobody else's; the room forgets it with the next game", async () => {
  const { room, connect, sit, store } = await openOn();
  const tv = await connect("host", { role: "host" });
  await say(room, tv, "g", "requestNewGameType", { gameType: "SNAPTION" });
  const snaptionSettings = { photoSource: "players" };
  const settings = { includeTutorial: false, timerMode: "off", snaptionSettings };
  await say(room, tv, "r", "gameSettings", { settings });
  const phones: { playerId: PlayerId; socket: Socket }[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const { sessionPlayerId: playerId } = await sit(name);
    const socket = await connect("player", { role: "player", sessionPlayerId: playerId });
    phones.push({ playerId, socket });
  }
  const [ada, ben] = phones;
  if (!ada || !ben) throw new Error("nobody sits");
  await say(room, tv, "s", "startGame");
  const stageOf = () => store.load()?.clock.stage;
  await say(room, tv, "n", "requestNextStage", { stageId: stageOf()?.stageId });
  expect(stageOf()?.name).toBe("SNAP");
  const file = { type: "image/png", bytes: Uint8Array.of(1, 2, 3) } as const;
  const kept = await room.keepPhoto({ kind: "player", playerId: ada.playerId }, file);
  if (!kept.ok) throw new Error(kept.code);
  const send = async ({ socket }: typeof ada, id: string) => {
    const move = { type: "photo", photoId: kept.value };
    await say(room, socket, id, "move", { stageId: stageOf()?.stageId, move });
    return socket.answers(id);
  };
  expect(await send(ben, "theirs")).toEqual(["refused"]);
  expect(await send(ada, "own")).toEqual(["ack"]);
  const isKept = async () =>
    (await room.showPhoto({ kind: "player", playerId: ada.playerId }, kept.value)).ok;
  await say(room, tv, "e", "requestEndGame");
  expect(await isKept()).toBe(true);
  await say(room, tv, "a", "newGameSamePlayers");
  expect(await isKept()).toBe(false);
});
