import type { InvitationKind } from "../../../src-shared/protocol/invitation.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import { call } from "./call.ts";
import { roomToken } from "./roomProof.ts";

/** Returns the token for a link: a player's own to move their own seat, otherwise the host's. */
function tokenToMove(gameCode: string, playerId: number | undefined): string | undefined {
  const own = playerSeat();
  const isOwn = own?.gameCode === gameCode && own.seat.sessionPlayerId === playerId;
  return isOwn ? own.token : roomToken(gameCode);
}

/** Request a link from the room. */
export const makeLink = (gameCode: string, kind: InvitationKind, playerId?: number) =>
  call("POST /gameSession/:gameCode/link", {
    params: { gameCode },
    body: { kind, playerId },
    roomToken: tokenToMove(gameCode, playerId),
  });

/** Open a link on this device. */
export const openLink = (gameCode: string, token: string) =>
  call("POST /gameSession/openLink", { body: { gameCode, token } });

/** Join the crowd of a room by its code. */
export const joinCrowd = (gameCode: string) =>
  call("POST /gameSession/openLink", { body: { gameCode } });
