import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import {
  readInvitation,
  signInvitation,
  type InvitationKind,
} from "../../../../src-shared/protocol/invitation.ts";
import type { RoomClaims } from "../../../../src-shared/protocol/roomToken.ts";
import type { CameFrom } from "../../../../src-rooms/session/model/inputs.ts";
import type { Redeemed } from "../../../../src-rooms/room/roomApi.ts";
import type { Deps } from "../../../shared/deps.ts";
import { granted, Problem } from "../../../shared/problem.ts";
import { findRoom, type RoomCaller } from "../../../http/roomCaller.ts";
import { claimsOfSeat, sessionOf, tokenFor } from "./session.ts";

/** Let the room make a link, and sign it. */
export async function makeLink(
  deps: Deps,
  { room, actor, gameCode }: RoomCaller,
  { kind, playerId }: { readonly kind: InvitationKind; readonly playerId?: PlayerId | undefined },
) {
  const params = { kind, ...(playerId !== undefined && { playerId }) };
  const { until, ...link } = granted(await room.invite(actor, params));
  const invitation = {
    kind,
    ...(link.ticket !== undefined && { ticket: link.ticket }),
    ...(link.playerId !== undefined && { playerId: link.playerId }),
  };
  const to = { gameCode, roomId: link.roomId };
  const token = await signInvitation(deps.config.secrets, to, invitation, until);
  return { kind, token, expiresAt: until };
}

function claimsOf(gameCode: string, roomId: string, opened: Redeemed): RoomClaims {
  switch (opened.kind) {
    case "screen":
      return { gameCode, roomId, role: "spectator" };
    case "remote":
      return { gameCode, roomId, role: "remote", remoteId: opened.remoteId };
    case "seat":
    case "crowd":
      return claimsOfSeat(gameCode, opened.seat);
  }
}

/** Open a link: forged, late and used ones are told apart. */
export async function openLink(
  deps: Deps,
  { gameCode, token }: { readonly gameCode: string; readonly token: string },
  cameFrom: CameFrom,
) {
  const { room, look } = await findRoom(deps, gameCode);
  const to = { gameCode, roomId: look.roomId };
  const invitation = await readInvitation(deps.config.secrets, to, token, deps.now());
  if (typeof invitation === "string") throw new Problem(invitation);
  const opened = granted(await room.redeem({ ...invitation, cameFrom }));
  const { hostType, gameType } = sessionOf(look);
  return {
    kind: opened.kind,
    gameCode,
    hostType,
    ...(gameType && { gameType }),
    roomToken: await tokenFor(deps, claimsOf(gameCode, look.roomId, opened)),
    ...("seat" in opened && { seat: { ...opened.seat, gameCode } }),
  };
}
