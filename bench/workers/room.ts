import { env } from "cloudflare:workers";
import {
  getServerByName,
  routePartykitRequest,
  type Connection,
  type WSMessage,
} from "partyserver";
import { GAME_TYPES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { CanvasPrivate } from "../../src-rooms/games/canvas-clash/types.ts";
import { playerId } from "../../src-shared/protocol/ids.ts";
import {
  parseAuthSecrets,
  signRoomToken,
  verifyRoomToken,
  type AuthSecrets,
} from "../../src-shared/protocol/roomToken.ts";
import { sectionName, type CrowdRoom } from "../../src-rooms/crowd/wire.ts";
import { CrowdObject, toSection } from "../../src-rooms/platforms/durable-object/crowdObject.ts";
import {
  RoomObject,
  type SectionNamespace,
} from "../../src-rooms/platforms/durable-object/roomObject.ts";
import type { RoomLook } from "../../src-rooms/room/roomApi.ts";
import { counters } from "./counters.ts";
import {
  otherHome,
  roomElsewhere,
  sectionElsewhere,
  shareOut,
  type Errand,
  type Homes,
} from "./elsewhere.ts";

const SECRETS = parseAuthSecrets(
  JSON.stringify([{ kid: "bench", secret: "a secret of the benchmarks, long enough" }]),
);

/** The real room, without D1; it also counts how often it is woken. */
export class Room extends RoomObject {
  protected override async deliver(): Promise<void> {}
  protected override async loadPacks(): Promise<readonly []> {
    return [];
  }
  protected override async loadPaidUntil(): Promise<undefined> {}
  protected override crowdSections(): SectionNamespace {
    return { getByName: (name) => sectionElsewhere(name) ?? crowds.getByName(name) };
  }
  protected override secrets(): AuthSecrets {
    return SECRETS;
  }
  override async onStart(): Promise<void> {
    counters.starts += 1;
    await super.onStart();
  }
  override onMessage(connection: Connection, message: WSMessage): void | Promise<void> {
    counters.messages += 1;
    return super.onMessage(connection, message);
  }
  override async onAlarm(): Promise<void> {
    counters.alarms += 1;
    await super.onAlarm();
  }
}

/** The real section of a crowd. */
export class Crowd extends CrowdObject {
  protected override async room(code: string): Promise<CrowdRoom> {
    return roomElsewhere(code) ?? getServerByName(rooms, code);
  }
}

// SAFETY: lib/runtime.ts binds exactly these namespaces.
const { Room: rooms, Crowd: crowds } = env as unknown as {
  Room: DurableObjectNamespace<Room>;
  Crowd: DurableObjectNamespace<Crowd>;
};
const host = { kind: "host" } as const;

/**
 * Opens a room and takes its seats. Returns the socket addresses of each phone, of the TV and of a spectator.
 */
async function open(code: string, players: number, gameType?: GameType): Promise<string[]> {
  const stub = await getServerByName(rooms, code);
  const room = await stub.openRoom({
    gameCode: code,
    hostType: "HOST",
    hostUserId: "host",
    isPublic: false,
    language: "en",
    ...(gameType && { gameType }),
  });
  if (!room) throw new Error(`${code} is already open`);
  const common = { gameCode: code, roomId: room.roomId };
  const address = (purpose: string, token: string) =>
    `/parties/room/${code}?${new URLSearchParams({ purpose, token, v: "1" }).toString()}`;
  const addresses: string[] = [];
  for (let at = 0; at < players; at++) {
    const avatarSrc = PLAYER_AVATARS[at]?.src ?? "";
    const wish = { alias: `Player ${at + 1}`, avatarSrc, audience: false };
    const seat = await stub.joinRoom(wish);
    if (!seat.ok) throw new Error(seat.code);
    const { sessionPlayerId } = seat.value;
    const claims = { ...common, role: "player", sessionPlayerId } as const;
    addresses.push(address("player", await signRoomToken(SECRETS, claims, Date.now())));
  }
  const claims = { ...common, role: "host" } as const;
  addresses.push(address("host", await signRoomToken(SECRETS, claims, Date.now())));
  const watching = { ...common, role: "spectator" } as const;
  addresses.push(address("spectator", await signRoomToken(SECRETS, watching, Date.now())));
  return addresses;
}

async function look(code: string, seat = 0): Promise<RoomLook | undefined> {
  const stub = await getServerByName(rooms, code);
  // The stub's own type loses the result in its mapping of nested records.
  const look: RoomLook | undefined = await stub.look(seat > 0 ? playerId(seat) : undefined);
  return look;
}

/** Starts the game and advances to this stage, which only the host ends. Returns its stage id. */
async function play(code: string, name: string): Promise<number> {
  const stub = await getServerByName(rooms, code);
  const settings = { timerMode: "off", includeTutorial: false } as const;
  await stub.command(host, { topic: "gameSettings", body: { settings } });
  await stub.command(host, { topic: "startGame", body: {} });
  for (let tries = 0; tries < 5; tries++) {
    const stage = (await look(code))?.topics.stage;
    if (!stage) break;
    if (stage.name === name) return stage.stageId;
    await stub.command(host, { topic: "requestNextStage", body: { stageId: stage.stageId } });
  }
  throw new Error(`${code} did not reach ${name}`);
}

/** The painters of a room in DRAW: for each seat, its canvas or null. */
async function painters(code: string, players: number): Promise<(number | null)[]> {
  const stub = await getServerByName(rooms, code);
  const canvases: (number | null)[] = [];
  for (let seat = 1; seat <= players; seat++) {
    // SAFETY: seats of a new room are numbered from 1; the stub's type loses the topics of the result.
    const look = (await stub.look(playerId(seat))) as RoomLook | undefined;
    const hand = look?.topics.hand as CanvasPrivate | undefined;
    canvases.push(hand?.role === "painter" ? hand.canvas : null);
  }
  return canvases;
}

async function close(code: string): Promise<void> {
  const stub = await getServerByName(rooms, code);
  await stub.command(host, { topic: "exitGame", body: {} });
}

/** Opens the seat of a crowd and returns its number. */
async function openCrowd(code: string): Promise<number> {
  const stub = await getServerByName(rooms, code);
  const opened = await stub.command(host, { topic: "openCrowd", body: { alias: "The crowd" } });
  if (!opened.ok || opened.value === null) throw new Error("the crowd did not open");
  return opened.value;
}

/** Opens the crowd's link for one person and returns the address of their socket. */
async function place({ host: here, searchParams }: URL, code: string): Promise<string> {
  const seat = playerId(Number(searchParams.get("seat")));
  const device = searchParams.get("device") ?? "";
  const found = await crowds.getByName(sectionName(code, 0)).come(seat, { device, since: 0 });
  if ("refused" in found) throw new Error(found.refused);
  const { roomId, member, section } = found;
  const base = { gameCode: code, roomId, role: "player", sessionPlayerId: seat } as const;
  const token = await signRoomToken(SECRETS, { ...base, member, section }, Date.now());
  const home = otherHome(section);
  return `ws://${home === undefined ? here : new URL(home).host}/parties/crowd/${code}?token=${token}`;
}

/** Connects a socket to its section. */
async function watch(request: Request, token: string): Promise<Response> {
  const claims = await verifyRoomToken(SECRETS, token, Date.now());
  return (await toSection(request, claims, crowds)) ?? new Response("no section", { status: 403 });
}

/** Runs calls from another process on objects of this one. */
function run({ args, calls }: Errand): Promise<unknown[]> {
  return Promise.all(
    calls.map(async ({ of, name, method, args: at }) => {
      const target: unknown =
        of === "room" ? await getServerByName(rooms, name) : crowds.getByName(name);
      // SAFETY: elsewhere.ts only calls methods that exist.
      const methods = target as Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
      return (await methods[method]?.(...(args[at] ?? []))) ?? null;
    }),
  );
}

async function next(code: string): Promise<null> {
  const stub = await getServerByName(rooms, code);
  const stage = (await look(code))?.topics.stage;
  if (stage) {
    await stub.command(host, { topic: "requestNextStage", body: { stageId: stage.stageId } });
  }
  return null;
}

async function bench(request: Request, url: URL): Promise<unknown> {
  const code = url.searchParams.get("code") ?? "";
  const players = Number(url.searchParams.get("players"));
  switch (url.pathname) {
    case "/bench/open":
      return open(
        code,
        players,
        GAME_TYPES.find((each) => each === url.searchParams.get("game")),
      );
    case "/bench/crowd":
      return openCrowd(code);
    case "/bench/share":
      // SAFETY: suites/crowd.ts sends nothing else.
      shareOut(JSON.parse(url.searchParams.get("homes") ?? "") as Homes);
      return null;
    case "/bench/call":
      // SAFETY: elsewhere.ts sends nothing else.
      return run(await request.json<Errand>());
    case "/bench/place":
      return place(url, code);
    case "/bench/next":
      return next(code);
    case "/bench/look":
      return (await look(code, Number(url.searchParams.get("seat") ?? 0)))?.topics;
    case "/bench/play":
      return play(code, url.searchParams.get("stage") ?? "PROGRAM");
    case "/bench/painters":
      return painters(code, players);
    case "/bench/close":
      return close(code);
    case "/bench/counters":
      return counters;
    default:
      return undefined;
  }
}

export default {
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname.startsWith("/bench/"))
      return Response.json((await bench(request, url)) ?? null);
    const [, , party] = url.pathname.split("/");
    if (party === "crowd") return watch(request, url.searchParams.get("token") ?? "");
    const answer = await routePartykitRequest(request, env);
    return answer ?? new Response("not found", { status: 404 });
  },
} satisfies ExportedHandler<Cloudflare.Env>;
