import { ONE_TIME_LINK_MS, REMOTES_MAX } from "../../../src-shared/catalog/limits.ts";
import type { Refusal } from "../../games/game.ts";
import { CHAT_LINK_MS, OVERLAY_LINK_MS } from "../../../src-shared/catalog/streams.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Actor, CallerOrigin, Input } from "../model/inputs.ts";
import { crowdSeat, isSeated, mayHost } from "../model/people.ts";
import { isOfKicked, marksOf } from "./devices.ts";
import { setAutopilot } from "./presence.ts";
import { giveUpOthers } from "./seats.ts";
import type { RoomState, Ticket } from "../model/state.ts";
import { afterPeopleChanged } from "../play/play.ts";
import { reelRow } from "../records/outbox.ts";
import type { Transaction } from "../model/transaction.ts";

/** Whether a phone of this seat is connected and awake. */
function isHere(tx: Transaction, id: PlayerId): boolean {
  const presence = tx.state.presence.seats[id];
  return presence !== undefined && presence.open && !presence.away;
}

/** Why this actor may not create such a link. */
function refusalOf(tx: Transaction, actor: Actor, ticket: Ticket): Refusal | undefined {
  const { playerId } = ticket;
  if (ticket.kind === "crowd" || ticket.kind === "overlay") {
    if (!mayHost(tx.state, actor)) return { refused: "not_host" };
    const isClosed = ticket.kind === "crowd" && crowdSeat(tx.state) === undefined;
    return isClosed ? { refused: "crowd_closed" } : undefined;
  }
  if (ticket.kind === "remote") {
    // A remote cannot create further remotes, so that the host can take back all lent rights.
    if (!mayHost(tx.state, actor) || actor.kind === "remote") return { refused: "not_host" };
    const { remotes = [] } = tx.state.room;
    return remotes.length >= REMOTES_MAX ? { refused: "too_many_remotes" } : undefined;
  }
  const seat = playerId === undefined ? undefined : tx.state.seats[playerId];
  if (playerId === undefined || !seat || !isSeated(tx.state, playerId)) {
    return { refused: "player_not_found" };
  }
  if (seat.robot || seat.crowd) return { refused: "player_not_found" };
  const isOwn = actor.kind === "player" && actor.playerId === playerId;
  return isOwn || mayHost(tx.state, actor) ? undefined : { refused: "not_yours" };
}

/**
 * Creates a one-time link (SE45, SE47), or one for a stream (SE96, SE97). A newer link to the same seat, or
 * of the same kind for the stream, replaces the older.
 */
export function invite(
  tx: Transaction,
  { actor, ticket }: Extract<Input, { type: "invite" }>,
): Refusal | undefined {
  if (tx.state.room.hostSpectate && actor.kind === "host") {
    return { refused: "host_is_spectating" };
  }
  const refused = refusalOf(tx, actor, ticket);
  if (refused) return refused;
  if (ticket.kind === "crowd" || ticket.kind === "overlay") return inviteStream(tx, ticket);
  const { tickets = [] } = tx.state.room;
  const others = tickets.filter(
    ({ until, kind, playerId }) =>
      until > tx.now && !(kind === "seat" && playerId === ticket.playerId),
  );
  const until = Math.min(ticket.until, tx.now + ONE_TIME_LINK_MS);
  tx.set("room", { tickets: [...others, { ...ticket, until }] });
  const { playerId } = ticket;
  // The seat's phone is gone: a robot keeps the seat warm until the next phone is there.
  const seat = playerId === undefined ? undefined : tx.state.seats[playerId];
  if (playerId !== undefined && tx.state.game && !seat?.audience && !isHere(tx, playerId)) {
    setAutopilot(tx, playerId, true);
  }
  return undefined;
}

/**
 * Sets a link of the stream: the one for its chat, or that of the overlay. Overlays opened by an older link
 * are closed.
 */
function inviteStream(tx: Transaction, { kind, id }: Ticket): undefined {
  if (kind === "crowd") {
    tx.set("room", { chatLink: { id, until: tx.now + CHAT_LINK_MS } });
    return;
  }
  tx.set("room", { overlay: id });
  tx.closings.push({ who: "overlay", code: CLOSE.dismissed });
}

/** How long a link that the room remembers stays valid, by its kind, ms. */
export function lifeOf(kind: Ticket["kind"]): number {
  if (kind === "crowd") return CHAT_LINK_MS;
  return kind === "overlay" ? OVERLAY_LINK_MS : ONE_TIME_LINK_MS;
}

/**
 * Handles a repeated request. If it comes from the device that has what the link gave, nothing changes and it
 * gets the same response.
 */
function redeemAgain(
  tx: Transaction,
  { playerId: id, used }: Ticket,
  device: string | undefined,
): Refusal | undefined {
  const seat = id === undefined ? undefined : tx.state.seats[id];
  const hasSeat = seat?.status === "seated" && (seat.moves ?? 0) === used?.moves;
  const { remotes = [] } = tx.state.room;
  const { remoteId } = used ?? {};
  const hasIt = remoteId === undefined ? hasSeat : remotes.includes(remoteId);
  if (device === undefined || device !== used?.by || !hasIt) return { refused: "link_used" };
  if (remoteId !== undefined) tx.number = remoteId;
  else if (id !== undefined) tx.playerId = id;
  return undefined;
}

/** Opens a one-time link: the first device gets what it gives (SE46). */
export function redeem(
  tx: Transaction,
  { ticketId, cameFrom }: Extract<Input, { type: "redeem" }>,
): Refusal | undefined {
  const { tickets = [] } = tx.state.room;
  const ticket = tickets.find(({ id }) => id === ticketId);
  if (!ticket) return { refused: "link_used" };
  if (ticket.until <= tx.now) return { refused: "link_expired" };
  if (ticket.used) return redeemAgain(tx, ticket, cameFrom?.device);
  const { kind, playerId } = ticket;
  const refused = kind === "remote" ? addRemote(tx) : moveSeat(tx, playerId, cameFrom);
  if (refused) return refused;
  const moves = playerId === undefined ? undefined : tx.state.seats[playerId]?.moves;
  const used = {
    ...(cameFrom && { by: cameFrom.device }),
    ...(kind === "seat" && moves !== undefined && { moves }),
    ...(kind === "remote" && tx.number !== undefined && { remoteId: tx.number }),
  };
  const others = tickets.filter((one) => one !== ticket);
  tx.set("room", { tickets: [...others, { ...ticket, used }] });
  return undefined;
}

function addRemote(tx: Transaction): Refusal | undefined {
  const { remotes = [], nextRemoteId = 1 } = tx.state.room;
  if (remotes.length >= REMOTES_MAX) return { refused: "too_many_remotes" };
  tx.set("room", { remotes: [...remotes, nextRemoteId], nextRemoteId: nextRemoteId + 1 });
  tx.number = nextRemoteId;
  return undefined;
}

/**
 * Moves the seat to another device: the old one's token becomes invalid, and a robot plays until the new one
 * is there.
 */
function moveSeat(
  tx: Transaction,
  id: PlayerId | undefined,
  from: CallerOrigin | undefined,
): Refusal | undefined {
  if (from && isOfKicked(tx, from)) return { refused: "kicked" };
  giveUpOthers(tx, from, id);
  const seat = id === undefined ? undefined : tx.state.seats[id];
  if (id === undefined || !seat || !isSeated(tx.state, id)) {
    return { refused: "player_not_found" };
  }
  const { device: _device, way: _way, ...rest } = seat;
  tx.set("seats", { [id]: { ...rest, ...marksOf(from), moves: (seat.moves ?? 0) + 1 } });
  const presence = tx.state.presence.seats[id];
  if (presence) {
    tx.set("presence", {
      seats: {
        ...tx.state.presence.seats,
        [id]: { ...presence, open: false, lastSeen: tx.now },
      },
    });
  }
  tx.closings.push({ who: id, code: CLOSE.moved });
  tx.playerId = id;
  if (tx.state.game && !seat.audience) setAutopilot(tx, id, true);
  tx.outbox.push(...reelRow(tx.state, false));
  afterPeopleChanged(tx);
  return undefined;
}

/** Takes a remote's rights back and closes its screen (SE48). */
export function dismissRemote(
  tx: Transaction,
  actor: Actor,
  remoteId: number,
): Refusal | undefined {
  const { remotes = [] } = tx.state.room;
  if (!remotes.includes(remoteId)) return { refused: "not_found" };
  if (actor.kind === "remote" && actor.remoteId !== remoteId) return { refused: "not_host" };
  tx.set("room", { remotes: remotes.filter((id) => id !== remoteId) });
  tx.closings.push({ who: { remoteId }, code: CLOSE.dismissed });
  return undefined;
}

/** Whether this actor may hand out a link that works more than once, and where it leads (SE50, SE51). */
export function openLink(
  state: RoomState,
  actor: Actor,
  kind: "crowd" | "screen",
): { readonly playerId?: PlayerId } | Refusal {
  if (!state.room.active) return { refused: "game_over" };
  if (!mayHost(state, actor)) return { refused: "not_host" };
  if (kind === "screen") return {};
  const playerId = crowdSeat(state);
  return playerId === undefined ? { refused: "crowd_closed" } : { playerId };
}
