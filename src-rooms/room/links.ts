import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { crowdSeat } from "../session/model/people.ts";
import type { RoomState, Ticket } from "../session/model/state.ts";
import { lifeOf } from "../session/people/invitations.ts";
import type { Answer, Link, Redeemed } from "./roomApi.ts";

/** A link that the room has to know, until it was used or there is a newer one. */
export function newTicket(
  kind: Ticket["kind"],
  playerId: PlayerId | undefined,
  now: number,
): Ticket {
  return {
    // Sealed with the rest of the link: long enough never to be made twice.
    id: crypto.randomUUID().slice(0, 13),
    kind,
    ...(kind === "seat" && playerId !== undefined && { playerId }),
    until: now + lifeOf(kind),
  };
}

/** The same for the HTTP side to sign. What goes over a stream names the room by its cover. */
export function linkOf(state: RoomState, { id, ...ticket }: Ticket): Link {
  const isCovered = ticket.kind === "crowd" || ticket.kind === "overlay";
  const seat = ticket.kind === "crowd" ? crowdSeat(state) : undefined;
  return {
    ...ticket,
    roomId: state.room.roomId,
    ticket: id,
    ...(seat !== undefined && { playerId: seat }),
    ...(isCovered && { isCovered }),
  };
}

/** The picture over a stream, by its link: as often as it is opened, until there is a newer one (SE97). */
export function pictureOf(state: RoomState | undefined, ticket: string): Answer<Redeemed> {
  if (!state?.room.active) return { ok: false, code: "game_over" };
  if (state.room.overlay !== ticket) return { ok: false, code: "link_expired" };
  return { ok: true, value: { kind: "overlay", overlay: ticket } };
}
