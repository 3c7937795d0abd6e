import { Client as ColyseusClient, type Room as ColyseusRoom } from "@colyseus/sdk";
import { INK_LINE } from "../../src-shared/protocol/party.ts";
import { decodeInk, freshPens } from "../../src-shared/protocol/drawing.ts";
import type { NodeServer } from "../lib/nodeServer.ts";
import type { Servers } from "../lib/servers.ts";
import { Wire, wireAll } from "../lib/wire.ts";
import { Finger, Phone, RIVAL_TICKS, TICK_POINTS } from "./finger.ts";

/** Sockets that watch, in addition to the painters' own. */
export const WATCHERS = 16;

/** A room in which people paint, on any of the servers. */
export interface Studio {
  /** Moves this painter's finger for a sixtieth of a second; every second or third time a frame is sent. */
  draw(painter: number): void;
  /** Called when all fingers have been still for a moment. */
  rest(): void;
  /** Sockets that receive every point. */
  readonly watchers: readonly Wire[];
  /** Number of sockets to which each point is sent: some servers send it back to its painter as well. */
  readonly deliveries: number;
  /**
   * By watcher, the index of the first watcher of the same kind, which receives the same number of frames;
   * and the points that the first one of the second kind has received. Absent when all are of one kind.
   */
  readonly kinds?: { readonly first: readonly number[]; points: number };
  /** Called with the painter and the number of points that the first watcher has received. */
  onPoints: (painter: number, count: number) => void;
  /** Sends the heartbeats and reconnects what was closed. */
  beat(): void | Promise<void>;
  close(): void;
}

const fingers = (painters: number, room: number) =>
  Array.from({ length: painters }, (_, at) => new Finger(room * 10 + at));

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no item ${index}`);
  return item;
}

/**
 * Opens a Hubbub room: 16 players, one or four of whom paint, the television, and spectators to make up 16
 * watchers.
 */
export async function openOurs(servers: Servers, painters: number, room: number): Promise<Studio> {
  const code = servers.freshCode();
  const players = 16;
  const query = { code, players: String(players), game: "CANVAS_CLASH" };
  const addresses = (await servers.room.ask("open", query)) as string[];
  const tv = at(addresses, players);
  const phones = await wireAll(
    addresses.slice(0, players).map((path) => servers.room.socket(path)),
  );
  await servers.room.ask("play", { code, stage: "DRAW" });
  const canvases = (await servers.room.ask("painters", query)) as (number | null)[];
  const painting = canvases.flatMap((canvas, seat) => (canvas === null ? [] : [{ canvas, seat }]));
  const guessing = phones.filter((_, seat) => canvases[seat] === null);
  const spectator = at(addresses, players + 1);
  const others = Array.from({ length: WATCHERS - guessing.length - 1 }, () => spectator);
  const screens = await wireAll(
    [tv, ...others].map((path) => servers.room.socket(path)),
    0,
  );
  const watchers = [...screens, ...guessing];
  const kinds = { first: watchers.map((_, place) => Math.min(place, 1)), points: 0 };
  const artists = painting.slice(0, painters).map(({ canvas, seat }, painter) => ({
    canvas,
    /** Path at which the phone opens its ink line; the open one is in `line`. */
    path: at(addresses, seat).replace("=player", `=${INK_LINE}`),
    line: undefined as Wire | undefined,
    phone: new Phone(at(fingers(painters, room), painter), seat + 1, 1),
  }));
  const studio: Studio = {
    watchers,
    deliveries: WATCHERS,
    kinds,
    onPoints: () => undefined,
    draw: (painter) => {
      const { line, phone } = at(artists, painter);
      const frame = phone.tick();
      if (frame) line?.sendBytes(frame);
    },
    rest: () => {
      for (const { line, phone } of artists) line?.sendBytes(phone.still());
    },
    beat: async () => {
      for (const phone of phones) phone.sendText("ping");
      // The room closes an idle ink line.
      for (const artist of artists) {
        if (artist.line?.isOpen) continue;
        artist.line = await Wire.connect(servers.room.socket(artist.path));
      }
    },
    close: () => {
      for (const { line } of artists) line?.close();
      for (const wire of [...phones, ...screens]) wire.close();
    },
  };
  const phonePens = freshPens();
  at(watchers, 1).onPayload = (payload, isText) => {
    const frame = isText ? undefined : decodeInk(payload, phonePens);
    if (frame?.kind !== "ink" && frame?.kind !== "whole") return;
    for (const action of frame.actions) {
      if (action.action === "DRAW") kinds.points += action.points.length;
    }
  };
  const pens = freshPens();
  at(watchers, 0).onPayload = (payload, isText) => {
    const frame = isText ? undefined : decodeInk(payload, pens);
    if (frame?.kind !== "ink" && frame?.kind !== "whole") return;
    for (const action of frame.actions) {
      if (action.action !== "DRAW") continue;
      const painter = artists.findIndex(({ canvas }) => canvas === action.canvas);
      studio.onPoints(painter, action.points.length);
    }
  };
  return studio;
}

/** The frame of a server without its own protocol for drawing: JSON. */
function asText(painter: number, finger: Finger): string | undefined {
  const frame = finger.tick(RIVAL_TICKS);
  return frame && JSON.stringify({ p: painter, points: frame.points });
}

/** Points per frame of the other servers. */
const POINTS = RIVAL_TICKS * TICK_POINTS;

function painterIn(text: string): number {
  return Number(/"p":(\d+)/.exec(text)?.[1] ?? -1);
}

/** Opens a room on the bare relay. */
export async function openRelay(servers: Servers, painters: number, room: number): Promise<Studio> {
  const address = servers.relay.socket(`/parties/relay/${servers.freshCode()}`);
  const wires = await wireAll(Array<string>(WATCHERS + painters).fill(address), painters);
  const own = fingers(painters, room);
  const watchers = wires.slice(painters);
  const studio: Studio = {
    watchers,
    deliveries: WATCHERS + painters,
    onPoints: () => undefined,
    rest: () => undefined,
    draw: (painter) => {
      const text = asText(painter, at(own, painter));
      if (text) at(wires, painter).sendText(text);
    },
    beat: () => undefined,
    close: () => {
      for (const wire of wires) wire.close();
    },
  };
  at(watchers, 0).onPayload = (payload) => {
    const text = payload.toString();
    if (text.startsWith('{"p"')) studio.onPoints(painterIn(text), POINTS);
  };
  return studio;
}

/** Connects a Socket.IO client over a bare socket, in engine.io's text frames. */
async function joinSocketIo(port: number, room: string): Promise<Wire> {
  const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket&room=${room}`;
  const wire = await Wire.connect(address);
  await new Promise<void>((resolve) => {
    wire.onPayload = (payload) => {
      const text = payload.toString();
      if (text.startsWith("0")) wire.sendText("40");
      if (text.startsWith("40")) resolve();
    };
  });
  wire.onPayload = undefined;
  return wire;
}

export async function openSocketIo(
  server: NodeServer,
  painters: number,
  room: number,
): Promise<Studio> {
  const name = `studio-${painters}-${room}-${Math.random()}`;
  const wires: Wire[] = [];
  for (let count = 0; count < WATCHERS + painters; count++) {
    wires.push(await joinSocketIo(server.port, name));
  }
  const own = fingers(painters, room);
  const watchers = wires.slice(painters);
  const studio: Studio = {
    watchers,
    deliveries: WATCHERS + painters,
    onPoints: () => undefined,
    rest: () => undefined,
    draw: (painter) => {
      const text = asText(painter, at(own, painter));
      if (text) at(wires, painter).sendText(`42["draw",${text}]`);
    },
    // Pongs for the server's pings, sent early: it would not ping within the time of a benchmark.
    beat: () => {
      for (const wire of wires) wire.sendText("3");
    },
    close: () => {
      for (const wire of wires) wire.close();
    },
  };
  at(watchers, 0).onPayload = (payload) => {
    const text = payload.toString();
    if (text.startsWith('42["draw"')) studio.onPoints(painterIn(text), POINTS);
  };
  return studio;
}

const JOINED = Uint8Array.from([10]);

interface Seat {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

/** Connects a Colyseus client that only watches. */
async function watchColyseus(port: number, roomId: string): Promise<Wire> {
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/joinById/${roomId}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const seat = (await answer.json()) as Seat;
  const path = `${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
  const wire = await Wire.connect(`ws://127.0.0.1:${port}/${path}`);
  await new Promise<void>((resolve) => {
    wire.onPayload = (payload) => {
      if (payload[0] === JOINED[0]) resolve();
    };
  });
  wire.onPayload = undefined;
  wire.sendBytes(JOINED);
  return wire;
}

export async function openColyseus(
  server: NodeServer,
  painters: number,
  room: number,
): Promise<Studio> {
  const address = `http://127.0.0.1:${server.port}`;
  const first = await new ColyseusClient(address).create("draw");
  const artists: ColyseusRoom[] = [first];
  while (artists.length < painters) {
    artists.push(await new ColyseusClient(address).joinById(first.roomId));
  }
  // Painters receive their own messages and ignore them.
  for (const artist of artists) artist.onMessage("draw", () => undefined);
  const watchers: Wire[] = [];
  for (let count = 0; count < WATCHERS; count++) {
    watchers.push(await watchColyseus(server.port, first.roomId));
  }
  const own = fingers(painters, room);
  const studio: Studio = {
    watchers,
    deliveries: WATCHERS + painters,
    onPoints: () => undefined,
    rest: () => undefined,
    draw: (painter) => {
      const frame = at(own, painter).tick(RIVAL_TICKS);
      if (frame) at(artists, painter).send("draw", { p: painter, points: frame.points });
    },
    beat: () => undefined,
    close: () => {
      for (const artist of artists) void artist.leave();
      for (const wire of watchers) wire.close();
    },
  };
  const KEY = Buffer.from([0xa1, 0x70]);
  at(watchers, 0).onPayload = (payload) => {
    // In MessagePack the key `p` is followed by a small number.
    const key = payload.indexOf(KEY);
    if (payload[0] === 13 && key > 0) studio.onPoints(payload[key + 2] ?? -1, POINTS);
  };
  return studio;
}
