import { CLOSED_SEATS_MAX } from "../../../src-shared/catalog/limits.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { RoomState, Seat } from "../model/state.ts";
import type { Transaction } from "../model/transaction.ts";

/** Seats that a game, its result, a keepsake, the evening or the host's rights refer to. */
function named({ room, game }: RoomState): Set<PlayerId> {
  const { lastGame, evening, owner, actingOwner } = room;
  return new Set([
    ...(game?.players ?? []),
    ...(lastGame?.podium ?? []).map(({ playerId }) => playerId),
    ...(lastGame?.keepsakes ?? []).flatMap(({ playerIds }) => playerIds),
    ...(evening?.played ?? []).flatMap(({ ranks }) => playerIdsOf(ranks)),
    ...[owner, actingOwner].filter((id) => id !== undefined),
  ]);
}

/** Whether the night's reel needs this seat, to leave out what was made in it or to reject its old tokens. */
const isInReel = ({ outOfReel, moves, played }: Seat): boolean =>
  played === true && (outOfReel === true || moves !== undefined);

/**
 * Deletes closed seats that nothing refers to any more, except the newest, whose people may come back or must
 * not. This keeps a room as small as the number of people in it, however many come and go. Seat numbers are
 * never reused.
 */
export function forgetClosedSeats(tx: Transaction): void {
  const { seats, presence } = tx.state;
  const closedOf = (isOfKind: (seat: Seat) => boolean) =>
    playerIdsOf(seats).filter((id) => {
      const seat = seats[id];
      return seat !== undefined && seat.status !== "seated" && isOfKind(seat);
    });
  // Each kind by itself, so that robots that leave do not displace somebody who must not come back.
  const kinds = [
    closedOf(({ robot, status }) => !robot && status === "quit"),
    closedOf(({ robot, status }) => !robot && status === "kicked"),
    closedOf(({ robot }) => robot),
  ];
  if (kinds.every((closed) => closed.length <= CLOSED_SEATS_MAX)) return;
  const spokenOf = named(tx.state);
  const forgotten = new Set(
    kinds.flatMap((closed) =>
      closed
        .filter((id) => {
          const seat = seats[id];
          return seat !== undefined && !spokenOf.has(id) && !isInReel(seat);
        })
        .slice(0, -CLOSED_SEATS_MAX),
    ),
  );
  if (forgotten.size === 0) return;
  const without = <Value>(all: Readonly<Record<PlayerId, Value>>): Record<PlayerId, Value> => {
    const left = { ...all };
    for (const id of forgotten) delete left[id];
    return left;
  };
  tx.state = {
    ...tx.state,
    seats: without(seats),
    presence: { ...presence, seats: without(presence.seats) },
  };
}
