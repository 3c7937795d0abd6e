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
  type AuthSecrets,
} from "../../src-shared/protocol/roomToken.ts";
import { RoomObject } from "../../src-rooms/platforms/durable-object/roomObject.ts";
import type { RoomLook } from "../../src-rooms/room/roomApi.ts";
import { counters } from "./counters.ts";

const SECRETS = parseAuthSecrets(
  JSON.stringify([{ kid: "bench", secret: "a secret of the benchmarks, long enough" }]),
);

/** The real room; only D1 is missing, and it counts how often it is woken. */
export class Room extends RoomObject {
  protected override async deliver(): Promise<void> {}
  protected override async loadPacks(): Promise<readonly []> {
    return [];
  }
  protected override async loadPaidUntil(): Promise<undefined> {}
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

// SAFETY: lib/runtime.ts binds exactly this namespace.
const { Room: rooms } = env as unknown as { Room: DurableObjectNamespace<Room> };
const host = { kind: "host" } as const;

/** Open a room and take its seats; answers with the addresses of each phone, of the TV and of whoever only watches. */
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
  if (!room) throw new Error(`${code} is open already`);
  const common = { gameCode: code, roomId: room.roomId };
  const address = (purpose: string, token: string) =>
    `/parties/room/${code}?${new URLSearchParams({ purpose, token, v: "1" }).toString()}`;
  const addresses: string[] = [];
  for (let at = 0; at < players; at++) {
    const avatarSrc = PLAYER_AVATARS[at]?.src ?? "";
    const wish = { alias: `Player ${at + 1}`, avatarSrc, audience: false, asHost: false };
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

async function look(code: string): Promise<RoomLook | undefined> {
  const stub = await getServerByName(rooms, code);
  // The stub's own type loses the result in its mapping of nested records.
  const look: RoomLook | undefined = await stub.look();
  return look;
}

/** Start the game and stand in this stage, which nothing but the host ends. Answers with its stage id. */
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
  throw new Error(`${code} did not come to ${name}`);
}

/** Who paints in a room that stands in DRAW: seat by seat, the canvas or nothing. */
async function painters(code: string, players: number): Promise<(number | null)[]> {
  const stub = await getServerByName(rooms, code);
  const canvases: (number | null)[] = [];
  for (let seat = 1; seat <= players; seat++) {
    // SAFETY: seats of a fresh room are numbered from 1; the stub's type loses the look's topics.
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

async function bench(url: URL): Promise<unknown> {
  const code = url.searchParams.get("code") ?? "";
  const players = Number(url.searchParams.get("players"));
  switch (url.pathname) {
    case "/bench/open":
      return open(
        code,
        players,
        GAME_TYPES.find((each) => each === url.searchParams.get("game")),
      );
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
    if (url.pathname.startsWith("/bench/")) return Response.json((await bench(url)) ?? null);
    const answer = await routePartykitRequest(request, env);
    return answer ?? new Response("not found", { status: 404 });
  },
} satisfies ExportedHandler<Cloudflare.Env>;
