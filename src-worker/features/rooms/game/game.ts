import type { Player, Round } from "../../../../src-shared/protocol/entities.ts";
import { gameCode } from "../../../../src-shared/protocol/ids.ts";
import type { RoomLook } from "../../../../src-rooms/room/roomApi.ts";
import { sessionOf } from "../session/session.ts";
import { Problem } from "../../../shared/problem.ts";

/** Returns the game that is chosen or running in a room. Refuses with no_game_running when there is none. */
export function gameOf(look: RoomLook) {
  const { gameCreated, gameSettingsUpdated: settings, stage, listenNewRound } = look.topics;
  if (!gameCreated || !settings || !stage) throw new Problem("no_game_running");
  return {
    ...gameCreated,
    gameCode: gameCode(sessionOf(look).gameCode),
    settings,
    stage: stage.name,
    stageId: stage.stageId,
    roundCount: listenNewRound?.roundCount ?? 0,
  };
}

/**
 * Returns the players of the game, best first. Before it starts these are the seats that will play, all with
 * a score of 0.
 */
export function playersOf(look: RoomLook): Player[] {
  const { gameId } = gameOf(look);
  const { playersUpdated, sessionPlayersUpdated = {}, websocketConnectionUpdated } = look.topics;
  if (playersUpdated) return Object.values(playersUpdated).sort((a, b) => a.rank - b.rank);
  const owner = sessionOf(look).gameOwnerPlayerId;
  const presence = websocketConnectionUpdated?.players ?? {};
  return Object.values(sessionPlayersUpdated)
    .filter(({ audience }) => !audience)
    .map(({ sessionPlayerId, alias, avatarSrc, hexColor, robot }) => ({
      playerId: sessionPlayerId,
      sessionPlayerId,
      gameId,
      alias,
      avatarSrc,
      hexColor,
      robot,
      active: robot || presence[sessionPlayerId] === "here",
      gameOwner: owner === sessionPlayerId,
      score: 0,
      rank: 1,
    }));
}

/** Returns one player of the game. Refuses with player_not_found. */
export function playerOf(look: RoomLook, id: number): Player {
  const player = playersOf(look).find(({ playerId }) => playerId === id);
  if (!player) throw new Problem("player_not_found");
  return player;
}

/** Returns the current round. Refuses with no_game_running. */
export function roundOf({ topics }: RoomLook): Round {
  if (!topics.listenNewRound) throw new Problem("no_game_running");
  return topics.listenNewRound;
}
