import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { coverOf, isCover, uncovered } from "../../../../src-shared/protocol/cover.ts";
import {
  readInvitation,
  signInvitation,
  type InvitationKind,
} from "../../../../src-shared/protocol/invitation.ts";
import type { RoomClaims } from "../../../../src-shared/protocol/roomToken.ts";
import type { CallerOrigin } from "../../../../src-rooms/session/model/inputs.ts";
import type { Redeemed } from "../../../../src-rooms/room/roomApi.ts";
import type { Deps } from "../../../shared/deps.ts";
import { unwrap, Problem } from "../../../shared/problem.ts";
import { findRoom, type RoomCaller } from "../../../http/roomCaller.ts";
import { isRoomCode } from "../../../shared/roomCode.ts";
import { claimsOfSeat, sessionOf, tokenFor } from "./session.ts";

/** What a device opens: a link, or only the code of a room with a crowd. */
interface Opened {
  readonly gameCode: string;
  readonly token?: string | undefined;
}

/** The room to open, and the cover if the device knows the room by one. */
interface Way extends Opened {
  readonly cover?: string;
}

/** Lets the room make a link, and signs it. */
export async function makeLink(
  deps: Deps,
  { room, actor, gameCode }: RoomCaller,
  { kind, playerId }: { readonly kind: InvitationKind; readonly playerId?: PlayerId | undefined },
) {
  const params = { kind, ...(playerId !== undefined && { playerId }) };
  const { until, isCovered, ...link } = unwrap(await room.invite(actor, params));
  const invitation = {
    kind,
    ...(link.ticket !== undefined && { ticket: link.ticket }),
    ...(link.playerId !== undefined && { playerId: link.playerId }),
  };
  const to = { gameCode, roomId: link.roomId };
  const { secrets } = deps.config;
  const token = await signInvitation(secrets, to, invitation, until);
  const cover = isCovered && { cover: await coverOf(secrets, to) };
  return { kind, token, expiresAt: until, ...cover };
}

function claimsOf(gameCode: string, roomId: string, opened: Redeemed): RoomClaims {
  switch (opened.kind) {
    case "screen":
      return { gameCode, roomId, role: "spectator" };
    case "overlay":
      return { gameCode, roomId, role: "spectator", overlay: opened.overlay };
    case "remote":
      return { gameCode, roomId, role: "remote", remoteId: opened.remoteId };
    case "seat":
      return claimsOfSeat(gameCode, opened.seat);
  }
}

/** Returns the seat of the crowd that a link is for. */
async function seatOfLink(
  { config, now }: Deps,
  to: { readonly gameCode: string; readonly roomId: string },
  token: string,
): Promise<{ readonly seat: PlayerId; readonly chatLink?: string }> {
  const invitation = await readInvitation(config.secrets, to, token, now());
  if (typeof invitation === "string") throw new Problem(invitation);
  if (invitation.playerId === undefined) throw new Problem("link_forged");
  const { playerId: seat, ticket: chatLink } = invitation;
  return { seat, ...(chatLink !== undefined && { chatLink }) };
}

/**
 * Joins the crowd by its link or by the room's code alone. Only its first section is involved, so ten thousand people
 * joining cost the room nothing. The code decides whose crowd it is, and the link's signature whether the
 * link is genuine.
 */
async function openCrowd(deps: Deps, { gameCode, cover, token }: Way, from: CallerOrigin) {
  if (!isRoomCode(gameCode) || !(await deps.codes.has(gameCode))) {
    throw new Problem("game_not_found");
  }
  const firstSection = deps.crowd(gameCode);
  const crowd = await firstSection.crowdAt();
  if (!crowd) return undefined;
  const { roomId } = crowd;
  const to = { gameCode, roomId };
  const wanted = token === undefined ? { seat: crowd.seat } : await seatOfLink(deps, to, token);
  const place = await firstSection.come(wanted.seat, from, wanted.chatLink);
  if ("refused" in place) throw new Problem(place.refused);
  const { hostType, gameType, seat, member, section } = place;
  const { sessionPlayerId } = seat;
  const who = { sessionPlayerId, member, section, device: from.device };
  const claims = { gameCode, roomId, role: "player", ...who } as const;
  const named = cover ?? gameCode;
  return {
    kind: "crowd" as const,
    gameCode: named,
    hostType,
    ...(gameType && { gameType }),
    roomToken: await tokenFor(deps, { ...claims, ...(cover !== undefined && { cover }) }),
    seat: { ...seat, roomId, gameCode: named, audience: false, member },
  };
}

/**
 * Finds the room behind a code or a cover. A cover works only with its own kinds of links: neither for
 * joining the crowd by code alone nor for a seat.
 */
async function wayOf(deps: Deps, { gameCode: named, token }: Opened): Promise<Way> {
  if (!isCover(named)) return { gameCode: named, token };
  const gameCode = await uncovered(deps.config.secrets, named);
  const isCovered = token?.startsWith("crowd~") || token?.startsWith("overlay~");
  if (gameCode === undefined || !isCovered) throw new Problem("link_forged");
  return { gameCode, cover: named, token };
}

/**
 * Opens a link. Forged, expired and used links are refused differently. A code alone leads into the crowd, if
 * there is one.
 */
export async function openLink(deps: Deps, opened: Opened, cameFrom: CallerOrigin) {
  return openWay(deps, await wayOf(deps, opened), cameFrom);
}

async function openWay(deps: Deps, way: Way, cameFrom: CallerOrigin) {
  const { gameCode, cover, token } = way;
  if (token === undefined || token.startsWith("crowd~")) {
    const opened = await openCrowd(deps, way, cameFrom);
    if (opened) return opened;
    if (token === undefined) throw new Problem("crowd_closed");
  }
  const { room, look } = await findRoom(deps, gameCode);
  const to = { gameCode, roomId: look.roomId };
  const invitation = await readInvitation(deps.config.secrets, to, token, deps.now());
  if (typeof invitation === "string") throw new Problem(invitation);
  if (invitation.kind === "crowd") throw new Problem("crowd_closed");
  const opened = unwrap(await room.redeem({ ...invitation, cameFrom }));
  const { hostType, gameType } = sessionOf(look);
  return {
    kind: opened.kind,
    gameCode: cover ?? gameCode,
    hostType,
    ...(gameType && { gameType }),
    roomToken: await tokenFor(deps, {
      ...claimsOf(gameCode, look.roomId, opened),
      ...(cover !== undefined && { cover }),
    }),
    ...("seat" in opened && { seat: { ...opened.seat, gameCode } }),
  };
}
