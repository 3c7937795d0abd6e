import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { crowdSeat } from "../session/model/people.ts";
import type { RoomState, Ticket } from "../session/model/state.ts";
import { lifeOf } from "../session/people/invitations.ts";
import type { RoomResult, Link, Redeemed } from "./roomApi.ts";

/** Creates the ticket of a link that the room has to remember until it is used or a newer one replaces it. */
export function newTicket(
  kind: Ticket["kind"],
  playerId: PlayerId | undefined,
  now: number,
): Ticket {
  return {
    // Signed together with the rest of the link, so it only has to be long enough to be unique.
    id: crypto.randomUUID().slice(0, 13),
    kind,
    ...(kind === "seat" && playerId !== undefined && { playerId }),
    until: now + lifeOf(kind),
  };
}

/** Turns a ticket into the link that the HTTP side signs. Links for a stream name the room by its cover. */
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

/** Redeems the link of the overlay, as often as it is opened, until a newer one replaces it (SE97). */
export function pictureOf(state: RoomState | undefined, ticket: string): RoomResult<Redeemed> {
  if (!state?.room.active) return { ok: false, code: "game_over" };
  if (state.room.overlay !== ticket) return { ok: false, code: "link_expired" };
  return { ok: true, value: { kind: "overlay", overlay: ticket } };
}
