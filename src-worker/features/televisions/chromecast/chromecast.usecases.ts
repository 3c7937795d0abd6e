import {
  checkHosting,
  createSession,
  uncountRoom,
  type CreateSession,
} from "../../rooms/session/createSession.usecases.ts";
import { sessionOf, tokenFor } from "../../rooms/session/session.ts";
import type { Deps } from "../../../shared/deps.ts";
import { Problem } from "../../../shared/problem.ts";
import { spend } from "../../../shared/quota.ts";
import { newRoomCode } from "../../../shared/roomCode.ts";
import type { AccessClaims } from "../../../identity/accessToken.ts";
import { claimsOf } from "../../../identity/claims.ts";
import { findUser } from "../../../identity/user.repository.ts";
import { signCastToken, verifyCastToken, type CastClaims } from "./castToken.ts";

type CastRequest = Pick<CreateSession, "isPublic" | "language" | "initialGameType">;

/**
 * Promises a room to a cast device. The device opens the room itself, so that a device that never starts
 * leaves no room behind. Refuses like `checkHosting`, already at this point, while the user can see it.
 * `address`: the user's network address.
 */
export async function createCastSession(
  deps: Deps,
  user: AccessClaims,
  params: CastRequest,
  address?: string,
) {
  await checkHosting(deps, user, { ...params, address, hostType: "CHROMECAST" });
  const gameCode = newRoomCode();
  const claims: CastClaims = { ...params, userId: user.userId, gameCode };
  return { token: await signCastToken(deps.config.secrets, claims, deps.now()), gameCode };
}

/** Returns the room with a new host's token, for a device that opened it before and was reloaded. */
async function openedBefore(deps: Deps, { gameCode, userId }: CastClaims) {
  const look = await (await deps.room(gameCode)).look();
  if (!look || look.hostUserId !== userId) return undefined;
  const { active, hostType, gameType } = sessionOf(look);
  if (!active || hostType !== "CHROMECAST") return undefined;
  const roomToken = await tokenFor(deps, { gameCode, roomId: look.roomId, role: "host" });
  return { gameCode, hostType, gameType, active, roomToken };
}

/**
 * Opens the promised room. If the same device sent the request twice, and the other one opens the room,
 * returns that room.
 */
async function openNow(deps: Deps, claims: CastClaims, user: AccessClaims, address?: string) {
  const { userId: _host, gameCode, ...wish } = claims;
  const params = { ...wish, address, hostType: "CHROMECAST" } as const;
  // The device has no login, so the route does not know whose quota a room uses up.
  await spend(deps, "room", { address, person: user.userId });
  try {
    return await createSession(deps, user, params, gameCode);
  } catch (error) {
    const isTaken = error instanceof Problem && error.code === "error.server_unavailable";
    const room = isTaken ? await openedBefore(deps, claims) : undefined;
    if (!room) throw error;
    await uncountRoom(deps, user, address);
    return room;
  }
}

/**
 * Opens the promised room on the device that has its token. Refuses with token_expired, and like
 * `createSession` and with too_many_requests. `address`: the device's network address.
 */
export async function openCastRoom(deps: Deps, token: string, address?: string) {
  const claims = await verifyCastToken(deps.config.secrets, token, deps.now());
  if (!claims) throw new Problem("token_expired");
  const row = await findUser(await deps.database(), claims.userId);
  if (!row) throw new Problem("token_expired");
  // Also for the room that is open: its device would get a new token of the host.
  if (row.isBlocked) throw new Problem("account_blocked");
  const room =
    (await openedBefore(deps, claims)) ?? (await openNow(deps, claims, claimsOf(row), address));
  return { ...room, language: claims.language };
}
