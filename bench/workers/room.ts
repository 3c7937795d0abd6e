import { env } from "cloudflare:workers";
import { getServerByName, routePartykitRequest, type WSMessage } from "partyserver";
import { PLAYER_AVATARS } from "../../src-rooms/catalog/avatars.ts";
import {
  parseAuthSecrets,
  signRoomToken,
  type AuthSecrets,
} from "../../src-rooms/protocol/roomToken.ts";
import { GameRoom } from "../../src-rooms/room.ts";
import type { RoomLook } from "../../src-rooms/roomApi.ts";
import type { Screen } from "../../src-rooms/screens.ts";
import { counters } from "./counters.ts";

const SECRETS = parseAuthSecrets(
  JSON.stringify([{ kid: "bench", secret: "a secret of the benchmarks, long enough" }]),
);

/** The real room; only D1 is missing, and it counts how often it is woken. */
export class Room extends GameRoom {
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
  override onMessage(connection: Screen, message: WSMessage): void | Promise<void> {
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

/** Open a room and take its seats; answers with the address of each phone and last of the TV. */
async function open(code: string, players: number, withGame: boolean): Promise<string[]> {
  const stub = await getServerByName(rooms, code);
  const room = await stub.openRoom({
    gameCode: code,
    hostType: "HOST",
    hostUserId: "host",
    isPublic: false,
    language: "en",
    ...(withGame && { gameType: "RPS_SHOOT" as const }),
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
  return addresses;
}

async function look(code: string): Promise<RoomLook | undefined> {
  const stub = await getServerByName(rooms, code);
  // The stub's own type loses the result in its mapping of nested records.
  const look: RoomLook | undefined = await stub.look();
  return look;
}

/** Start RPS_SHOOT and stand in PROGRAM, which nothing but the host ends. Answers with its stage id. */
async function play(code: string): Promise<number> {
  const stub = await getServerByName(rooms, code);
  const settings = { timerMode: "off", includeTutorial: false } as const;
  await stub.command(host, { topic: "gameSettings", body: { settings } });
  await stub.command(host, { topic: "startGame", body: {} });
  for (let tries = 0; tries < 5; tries++) {
    const stage = (await look(code))?.topics.stage;
    if (!stage) break;
    if (stage.name === "PROGRAM") return stage.stageId;
    await stub.command(host, { topic: "requestNextStage", body: { stageId: stage.stageId } });
  }
  throw new Error(`${code} did not come to PROGRAM`);
}

async function close(code: string): Promise<void> {
  const stub = await getServerByName(rooms, code);
  await stub.command(host, { topic: "exitGame", body: {} });
}

async function bench(url: URL): Promise<unknown> {
  const code = url.searchParams.get("code") ?? "";
  switch (url.pathname) {
    case "/bench/open":
      return open(code, Number(url.searchParams.get("players")), url.searchParams.has("game"));
    case "/bench/play":
      return play(code);
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
