import { ONE_TIME_LINK_MS, REMOTES_MAX } from "../../../src-shared/catalog/limits.ts";
import type { Refusal } from "../../games/game.ts";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Actor, Input } from "../model/inputs.ts";
import { crowdSeat, isSeated, mayHost } from "../model/people.ts";
import { setAutopilot } from "./presence.ts";
import type { RoomState, Ticket } from "../model/state.ts";
import { afterPeopleChanged } from "../play/play.ts";
import type { Turn } from "../model/turn.ts";

/** Is a phone of this seat connected and awake? */
function isHere(turn: Turn, id: PlayerId): boolean {
  const presence = turn.state.presence.seats[id];
  return presence !== undefined && presence.open && !presence.away;
}

/** Why this actor may not make such a link. */
function refusalOf(turn: Turn, actor: Actor, ticket: Ticket): Refusal | undefined {
  const { playerId } = ticket;
  if (ticket.kind === "remote") {
    // A remote makes no further remotes: whoever lends the rights can take them all back.
    if (!mayHost(turn.state, actor) || actor.kind === "remote") return { refused: "not_host" };
    const { remotes = [] } = turn.state.room;
    return remotes.length >= REMOTES_MAX ? { refused: "too_many_remotes" } : undefined;
  }
  const seat = playerId === undefined ? undefined : turn.state.seats[playerId];
  if (playerId === undefined || !seat || !isSeated(turn.state, playerId)) {
    return { refused: "player_not_found" };
  }
  if (seat.robot || seat.crowd) return { refused: "player_not_found" };
  const isOwn = actor.kind === "player" && actor.playerId === playerId;
  return isOwn || mayHost(turn.state, actor) ? undefined : { refused: "not_yours" };
}

/** Make a link that works once (SE45, SE47). A newer one to the same seat replaces the older. */
export function invite(
  turn: Turn,
  { actor, ticket }: Extract<Input, { type: "invite" }>,
): Refusal | undefined {
  if (turn.state.room.hostSpectate && actor.kind === "host") {
    return { refused: "host_is_spectating" };
  }
  const refused = refusalOf(turn, actor, ticket);
  if (refused) return refused;
  const { tickets = [] } = turn.state.room;
  const others = tickets.filter(
    ({ until, kind, playerId }) =>
      until > turn.now && !(kind === "seat" && playerId === ticket.playerId),
  );
  const until = Math.min(ticket.until, turn.now + ONE_TIME_LINK_MS);
  turn.set("room", { tickets: [...others, { ...ticket, until }] });
  const { playerId } = ticket;
  // Its phone is gone: the robot keeps the seat warm until the next one is there.
  const seat = playerId === undefined ? undefined : turn.state.seats[playerId];
  if (playerId !== undefined && turn.state.game && !seat?.audience && !isHere(turn, playerId)) {
    setAutopilot(turn, playerId, true);
  }
  return undefined;
}

/** The first device that opens such a link has what it gives. */
export function redeem(
  turn: Turn,
  { ticketId }: Extract<Input, { type: "redeem" }>,
): Refusal | undefined {
  const { tickets = [] } = turn.state.room;
  const ticket = tickets.find(({ id }) => id === ticketId);
  if (!ticket) return { refused: "link_used" };
  if (ticket.until <= turn.now) return { refused: "link_expired" };
  turn.set("room", { tickets: tickets.filter((one) => one !== ticket) });
  return ticket.kind === "remote" ? addRemote(turn) : moveSeat(turn, ticket.playerId);
}

function addRemote(turn: Turn): Refusal | undefined {
  const { remotes = [], nextRemoteId = 1 } = turn.state.room;
  if (remotes.length >= REMOTES_MAX) return { refused: "too_many_remotes" };
  turn.set("room", { remotes: [...remotes, nextRemoteId], nextRemoteId: nextRemoteId + 1 });
  turn.number = nextRemoteId;
  return undefined;
}

/** The seat goes to another device: the old one's token is dead, a robot plays until the new one is here. */
function moveSeat(turn: Turn, id: PlayerId | undefined): Refusal | undefined {
  const seat = id === undefined ? undefined : turn.state.seats[id];
  if (id === undefined || !seat || !isSeated(turn.state, id)) {
    return { refused: "player_not_found" };
  }
  turn.set("seats", { [id]: { ...seat, moves: (seat.moves ?? 0) + 1 } });
  const presence = turn.state.presence.seats[id];
  if (presence) {
    turn.set("presence", {
      seats: {
        ...turn.state.presence.seats,
        [id]: { ...presence, open: false, lastSeen: turn.now },
      },
    });
  }
  turn.closings.push({ who: id, code: CLOSE.moved });
  turn.playerId = id;
  if (turn.state.game && !seat.audience) setAutopilot(turn, id, true);
  afterPeopleChanged(turn);
  return undefined;
}

/** The host takes a remote's rights back; its screen is closed (SE48). */
export function dismissRemote(turn: Turn, actor: Actor, remoteId: number): Refusal | undefined {
  const { remotes = [] } = turn.state.room;
  if (!remotes.includes(remoteId)) return { refused: "not_found" };
  if (actor.kind === "remote" && actor.remoteId !== remoteId) return { refused: "not_host" };
  turn.set("room", { remotes: remotes.filter((id) => id !== remoteId) });
  turn.closings.push({ who: { remoteId }, code: CLOSE.dismissed });
  return undefined;
}

/** May this actor hand out the link that works more than once, and where does it lead (SE50, SE51)? */
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
