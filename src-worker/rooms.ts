import { getServerByName, routePartykitRequest } from "partyserver";
import { CLOSE, type CloseCode } from "../src-rooms/protocol/closeCodes.ts";
import { ROOM_PARTY } from "../src-rooms/protocol/party.ts";
import type { RoomApi } from "../src-rooms/roomApi.ts";
import { readEnv, type Bindings } from "./env.ts";
import { isTooOften } from "./middleware/rateLimit.ts";
import { Problem, problemResponse } from "./shared/problem.ts";
import { isRoomCode } from "./shared/roomCode.ts";

/** The room behind a code (upper-case), started: its calls may be made at once. */
export function roomStub(env: Bindings, code: string): Promise<RoomApi> {
  return getServerByName(env.Room, code);
}

/** A socket that is closed at once: a code is the only refusal a browser lets its page see. */
function closed(code: CloseCode): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code);
  return new Response(null, { status: 101, webSocket: client });
}

/**
 * `/parties/room/{CODE}`, in any case. Only sockets of rooms that exist reach the room, so that a
 * guessed code wakes and stores nothing.
 */
export async function routeToRoom(request: Request, env: Bindings): Promise<Response> {
  const config = readEnv(env);
  const url = new URL(request.url);
  const [, , party, name = "", ...rest] = url.pathname.split("/");
  const isSocket = request.headers.get("upgrade")?.toLowerCase() === "websocket";
  if (party !== ROOM_PARTY || rest.length > 0 || !isSocket) {
    return problemResponse(new Problem("not_found"));
  }
  if (await isTooOften(config, "read", request)) return closed(CLOSE.tooFast);
  const code = name.toUpperCase();
  if (!isRoomCode(code)) return closed(CLOSE.noRoom);
  const room = await roomStub(env, code);
  if (!(await room.look())) return closed(CLOSE.noRoom);
  url.pathname = `/parties/${ROOM_PARTY}/${code}`;
  const routed = await routePartykitRequest(new Request(url, request), env);
  return routed ?? problemResponse(new Problem("not_found"));
}
