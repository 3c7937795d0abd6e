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

/** Stages a round may have and more: past that something must be wrong. */
const MOST_STAGES = 200;

/** Where a room stands: which stage of which round. */
function placeOf(look: RoomLook) {
  const { stageId } = stageOf(look);
  return { stageId, round: look.topics.listenNewRound?.roundId };
}

/**
 * End one stage after the other, as a host who skips does, until `isThere`, until the round is over or nothing
 * goes on. The answer is the stage that is on then.
 */
async function goOnUntil(caller: RoomCaller, isThere: (look: RoomLook) => boolean) {
  // Also where nothing has to be asked of the room: it would say so.
  if (!holdsHostRights(caller)) throw new Problem("not_host");
  let { look } = caller;
  const { round } = placeOf(look);
  for (let count = 0; count < MOST_STAGES && !isThere(look); count++) {
    const { stageId } = placeOf(look);
    await carryOut(caller, { topic: "requestNextStage", body: { stageId } });
    look = await lookAgain(caller);
    const now = placeOf(look);
    if (now.round !== round || now.stageId === stageId) break;
  }
  return stageOf(look);
}

/** Stages between rounds: a round's own end here. */
const AFTER_A_ROUND: readonly string[] = ["ROUND_SUMMARY", "GAME_END", "STANDING", "EVENING_END"];

/** End the round that is on; what its screens show after it comes next. In between rounds: go on to the next. */
export function nextRound(caller: RoomCaller) {
  const { stageId } = stageOf(caller.look);
  const isStill = (look: RoomLook) => stageOf(look).stageId === stageId;
  return goOnUntil(caller, (look) => !isStill(look) && AFTER_A_ROUND.includes(stageOf(look).stage));
}

/**
 * Go on to the stage with this number; where the round ends before, its end is where it stops. A stage that is
 * over is refused with stage_over: rooms do not go back.
 */
export function setStage(caller: RoomCaller, wanted: StageId) {
  if (holdsHostRights(caller) && stageOf(caller.look).stageId > wanted) {
    throw new Problem("stage_over");
  }
  return goOnUntil(caller, (look) => stageOf(look).stageId >= wanted);
}
