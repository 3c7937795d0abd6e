import type { Keepsake } from "../../../src-shared/protocol/entities.ts";
import type { GameId } from "../../../src-shared/protocol/ids.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { eveningView } from "../model/eveningState.ts";
import type { OutboxRow } from "../model/inputs.ts";
import { leftOutOf, seatedIds } from "../model/people.ts";
import type { RoomState } from "../model/state.ts";

/** The room as D1 lists it. */
export function roomRow(state: RoomState): OutboxRow {
  const { room } = state;
  return {
    kind: "room",
    id: room.roomId,
    body: {
      roomId: room.roomId,
      gameCode: room.gameCode,
      ...(room.chosen && { gameId: room.chosen.gameId, gameType: room.chosen.gameType }),
      hostType: room.hostType,
      hostUserId: room.hostUserId,
      isPublic: room.isPublic,
      language: room.language,
      active: room.active && !state.presence.asleep,
      createdAt: room.createdAt,
      playerCount: seatedIds(state).length,
    },
  };
}

/** The row with what is left of the things a game's players made. */
export function keepsakesRow(
  gameId: GameId,
  keepsakes: readonly Keepsake[],
  more: { readonly highlights?: unknown } = {},
): OutboxRow {
  return { kind: "keepsakes", id: gameId, body: { gameId, keepsakes, ...more } };
}

/**
 * The row of the night's reel; none if there is no reel. `begins`: there is something to see now; otherwise
 * only changes to a reel that D1 already has are sent.
 */
export function reelRow(state: RoomState, begins: boolean): readonly OutboxRow[] {
  const { reelId, roomId, hostUserId, language, noReel, reelTold } = state.room;
  if (reelId === undefined || !(reelTold || (begins && !noReel))) return [];
  const evening = eveningView(state);
  const { standing = [], awards = [], isOver = false } = evening ?? {};
  const leftOut = leftOutOf(state.seats);
  const moved = playerIdsOf(state.seats).flatMap((id) => {
    const moves = state.seats[id]?.moves;
    return moves === undefined ? [] : [[id, moves] as const];
  });
  const body = {
    reelId,
    roomId,
    hostUserId,
    language,
    on: !noReel,
    leftOut,
    ...(moved.length > 0 && { moves: Object.fromEntries(moved) }),
    ...(standing.length > 0 && { evening: { standing, awards, isOver } }),
  };
  return [{ kind: "reel", id: reelId, body }];
}
