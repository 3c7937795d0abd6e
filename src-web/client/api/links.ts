import type { InvitationKind } from "../../../src-shared/protocol/invitation.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import { call } from "./call.ts";
import { roomToken } from "./roomProof.ts";

/** Whoever moves their own seat says so themselves; everything else is the host's word. */
function tokenToMove(gameCode: string, playerId: number | undefined): string | undefined {
  const own = playerSeat();
  const isOwn = own?.gameCode === gameCode && own.seat.sessionPlayerId === playerId;
  return isOwn ? own.token : roomToken(gameCode);
}

/** Ask the room for a link. */
export const makeLink = (gameCode: string, kind: InvitationKind, playerId?: number) =>
  call("POST /gameSession/:gameCode/link", {
    params: { gameCode },
    body: { kind, playerId },
    roomToken: tokenToMove(gameCode, playerId),
  });

/** Open a link on this device. */
export const openLink = (gameCode: string, token: string) =>
  call("POST /gameSession/openLink", { body: { gameCode, token } });

/** Go into the crowd of a room of which one knows the code. */
export const joinCrowd = (gameCode: string) =>
  call("POST /gameSession/openLink", { body: { gameCode } });
