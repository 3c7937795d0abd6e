import { verifyRoomToken } from "../../../src-shared/protocol/roomToken.ts";
import type { Config } from "../../config/env.ts";
import { bearerIn, verifyAccessToken } from "../../identity/accessToken.ts";
import { addressOf, workerZoneOf } from "./address.ts";

/** Returns who the caller proves to be: an account or guest, or a seat or screen of one room. */
async function proved({ secrets }: Config, request: Request): Promise<string | undefined> {
  const now = Date.now();
  const bearer = bearerIn(request.headers.get("authorization"));
  const user = bearer === undefined ? undefined : await verifyAccessToken(secrets, bearer, now);
  if (user) return `user ${user.userId}`;
  const roomToken =
    request.headers.get("room-token") ?? new URL(request.url).searchParams.get("token");
  const room = roomToken === null ? undefined : await verifyRoomToken(secrets, roomToken, now);
  if (!room) return undefined;
  return `room ${room.roomId} ${room.role} ${"sessionPlayerId" in room ? room.sessionPlayerId : ""}`;
}

/**
 * Returns the key under which requests are counted together: the network address. Where many people share one
 * Worker, such as Discord's proxy, each caller with a valid token is counted alone, and the others of that
 * Worker together. undefined: not counted (`addressOf`).
 */
export async function callerKey(config: Config, request: Request): Promise<string | undefined> {
  const zone = workerZoneOf(request);
  if (zone === undefined) return addressOf(config, request);
  return (await proved(config, request)) ?? `worker ${zone}`;
}
