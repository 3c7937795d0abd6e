import { lookAgain } from "../session/gameSession.usecases.ts";
import { sessionAnswerOf } from "../session/session.ts";
import { gameOf } from "../game/game.ts";
import { carryOut } from "../game/game.usecases.ts";
import { Problem } from "../../../shared/problem.ts";
import { holdsHostRights, type RoomCaller } from "../../../http/roomCaller.ts";
import type { StageId } from "../../../../src-shared/protocol/ids.ts";
import type { RoomLook } from "../../../../src-rooms/room/roomApi.ts";

/** The room with everything its host needs to see. Refuses with not_host. */
export function hostView(caller: RoomCaller) {
  if (!holdsHostRights(caller)) throw new Problem("not_host");
  const { look } = caller;
  const { sessionPlayersUpdated = {}, websocketConnectionUpdated, gameCreated } = look.topics;
  const presence = websocketConnectionUpdated?.players ?? {};
  return {
    ...sessionAnswerOf(look),
    players: Object.values(sessionPlayersUpdated).map((player) => ({
      ...player,
      playerId: player.sessionPlayerId,
      presence: presence[player.sessionPlayerId] ?? "gone",
    })),
    ...(gameCreated && { game: gameOf(look) }),
  };
}

function stageOf({ topics }: RoomLook) {
  if (!topics.stage) throw new Problem("no_game_running");
  return { stage: topics.stage.name, stageId: topics.stage.stageId };
}

/** End the stage that is on now; the answer is the one that came after it. */
export async function nextStage(caller: RoomCaller) {
  const { stageId } = stageOf(caller.look);
  await carryOut(caller, { topic: "requestNextStage", body: { stageId } });
  return stageOf(await lookAgain(caller));
}

/** End this very stage, as the host's 'skip' does; too late, it is refused with stage_over. */
export async function endStage(caller: RoomCaller, stageId: StageId) {
  await carryOut(caller, { topic: "requestSkipTimer", body: { stageId } });
  return stageOf(await lookAgain(caller));
}
