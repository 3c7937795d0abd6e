import { routePartykitRequest } from "partyserver";
import { CLOSE, type CloseCode } from "../../../../src-shared/protocol/closeCodes.ts";
import { PAIRING_PARTY } from "../../../../src-shared/protocol/pairing.ts";
import { verifyRoomToken } from "../../../../src-shared/protocol/roomToken.ts";
import { ROOM_PARTY } from "../../../../src-shared/protocol/party.ts";
import type { PairingApi } from "../../../../src-rooms/platforms/durable-object/pairing.ts";
import type { SectionApi } from "../../../../src-rooms/crowd/wire.ts";
import {
  toSection,
  placeAllocatorOf,
} from "../../../../src-rooms/platforms/durable-object/crowdObject.ts";
import type { RoomApi } from "../../../../src-rooms/room/roomApi.ts";
import { codesOf } from "../../../config/codes.ts";
import { readEnv } from "../../../config/env.ts";
import type { Bindings } from "../../../config/bindings.ts";
import { foundCode, knowsCode } from "../../../http/middleware/foundCodes.ts";
import { mayOpenSocket } from "../../../http/middleware/origin.ts";
import { isTooOften } from "../../../http/middleware/rateLimit.ts";
import { Problem, problemResponse } from "../../../shared/problem.ts";
import { isLoginCode, isRoomCode } from "../../../shared/roomCode.ts";

/**
 * Returns the room behind a code (upper-case). Its object starts by itself (quietServer.ts), so this sends no
 * request. `near`: where to place a room that has never been called; an existing one stays where it is.
 */
export async function roomStub(
  env: Bindings,
  code: string,
  near?: DurableObjectLocationHint,
): Promise<RoomApi> {
  const stub = env.Room.getByName(code, near && { locationHint: near });
  // SAFETY: the runtime's types widen tuples to arrays, but the values stay tuples.
  return stub as unknown as RoomApi;
}

/** Returns the first section, which gives the places, of the crowd of the room behind a code (upper-case). */
export function crowdStub(env: Bindings, code: string): SectionApi {
  return placeAllocatorOf(env.Crowd, code);
}

/** Returns the pairing object behind a login code (upper-case). */
export async function pairingStub(env: Bindings, code: string): Promise<PairingApi> {
  return env.Pairing.getByName(code);
}

/**
 * Returns a socket that is closed immediately: a page sees no other reason for a refusal than the close code.
 */
function closed(code: CloseCode): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code);
  return new Response(null, { status: 101, webSocket: client });
}

/**
 * Routes `/parties/room/{CODE}` and `/parties/pairing/{CODE}`, with the code in any case. A socket reaches
 * its object only if the code is on the list or the token proves that it belongs to this room, so a guessed
 * code wakes and stores nothing.
 */
export async function routeToParty(request: Request, env: Bindings): Promise<Response> {
  const config = readEnv(env);
  const url = new URL(request.url);
  const [, , party = "", name = "", ...rest] = url.pathname.split("/");
  const mayBeThere = PARTIES[party];
  const isSocket = request.headers.get("upgrade")?.toLowerCase() === "websocket";
  if (!mayBeThere || rest.length > 0 || !isSocket) return problemResponse(new Problem("not_found"));
  if (!mayOpenSocket(config, request)) return problemResponse(new Problem("foreign_origin"));
  // Without a valid token the response reveals whether a room exists, so the stricter rate limit of look-ups
  // applies.
  const token = url.searchParams.get("token") ?? "";
  const named = name.toUpperCase();
  const claims = await verifyRoomToken(config.secrets, token, Date.now());
  // A cover leads to its room only with a token that was made for it.
  const code = named === claims?.cover ? claims.gameCode : named;
  // A genuine token of another room proves nothing about this one.
  const isGuess = claims?.gameCode !== code && !knowsCode(config, request, code, Date.now());
  const isTooFast = isGuess
    ? await isTooOften(config, "lookup", request, "socket ")
    : await isTooOften(config, "read", request);
  if (isTooFast) return closed(CLOSE.tooFast);
  const seated =
    party === ROOM_PARTY && claims?.gameCode === code && toSection(request, claims, env.Crowd);
  if (seated) return seated;
  // A genuine token of this code proves that there was a room for it.
  const leadsSomewhere = claims?.gameCode === code || (await codesOf(env).has(code));
  if (!leadsSomewhere || !(await mayBeThere(env, code))) return closed(CLOSE.noRoom);
  if (party === ROOM_PARTY) foundCode(config, request, code, Date.now());
  url.pathname = `/parties/${party}/${code}`;
  const routed = await routePartykitRequest(new Request(url, request), env);
  return routed ?? problemResponse(new Problem("not_found"));
}

/**
 * Whether there may be something behind a code, by party. Whether a room exists, its own object checks when
 * the socket connects.
 */
const PARTIES: Readonly<Record<string, (env: Bindings, code: string) => Promise<boolean>>> = {
  [ROOM_PARTY]: async (_env, code) => isRoomCode(code),
  [PAIRING_PARTY]: async (env, code) =>
    isLoginCode(code) && (await (await pairingStub(env, code)).look()).status !== "expired",
};
