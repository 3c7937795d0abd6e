import type { Keepsake } from "../protocol/entities.ts";
import type { GameId } from "../protocol/ids.ts";
import type { OutboxRow } from "./inputs.ts";
import { seatedIds } from "./people.ts";
import type { RoomState } from "./state.ts";

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

/** All that is left of what a game's players made. */
export function keepsakesRow(gameId: GameId, keepsakes: readonly Keepsake[]): OutboxRow {
  return { kind: "keepsakes", id: gameId, body: { gameId, keepsakes } };
}
