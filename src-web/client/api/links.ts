import type { InvitationKind } from "../../../src-shared/protocol/invitation.ts";
import { roomToken } from "./gameSession.ts";
import { call } from "./call.ts";
import { playerSeat } from "../storage/roomKeys.ts";
import type { StoredSeat, StoredSession } from "../storage/storage.ts";

/** A link as it was made; `expiresAt` in ms since 1970. */
export interface MadeLink {
  readonly kind: InvitationKind;
  readonly token: string;
  readonly expiresAt: number;
}

/** What a link gave this device. */
export interface OpenedLink extends StoredSession {
  readonly kind: InvitationKind;
  readonly roomToken: string;
  /** The seat it plays now, alone or as one of the crowd. */
  readonly seat?: StoredSeat;
}

const at = (gameCode: string) => `/gameSession/${encodeURIComponent(gameCode)}`;

/** Whoever moves their own seat says so themselves; everything else is the host's word. */
function proofFor(gameCode: string, playerId: number | undefined): string | undefined {
  const own = playerSeat();
  const isOwn = own?.gameCode === gameCode && own.seat.sessionPlayerId === playerId;
  return isOwn ? own.token : roomToken(gameCode);
}

/** Ask the room for a link. */
export function makeLink(
  gameCode: string,
  kind: InvitationKind,
  playerId?: number,
): Promise<MadeLink> {
  const body = { kind, ...(playerId !== undefined && { playerId }) };
  const token = proofFor(gameCode, playerId);
  return call(`${at(gameCode)}/link`, { method: "POST", body, roomToken: token });
}

/** Open a link on this device. */
export const openLink = (gameCode: string, token: string): Promise<OpenedLink> =>
  call("/gameSession/openLink", { method: "POST", body: { gameCode, token } });

/** Change how the room shows itself, or whether its host only watches. */
export function changeRoom(
  gameCode: string,
  body: { readonly codeHidden?: boolean; readonly hostSpectate?: boolean },
): Promise<unknown> {
  return call(at(gameCode), { method: "POST", body, roomToken: roomToken(gameCode) });
}
