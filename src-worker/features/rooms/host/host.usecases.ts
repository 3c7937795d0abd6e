import { lookAfterChange } from "../session/gameSession.usecases.ts";
import { sessionAnswerOf, sessionOf } from "../session/session.ts";
import { gameOf } from "../game/game.ts";
import { executeCommand } from "../game/game.usecases.ts";
import { Problem } from "../../../shared/problem.ts";
import { holdsHostRights, type RoomCaller } from "../../../http/roomCaller.ts";
import type { StageId } from "../../../../src-shared/protocol/ids.ts";
import type { RoomLook } from "../../../../src-rooms/room/roomApi.ts";

/** Returns the room with everything its host needs to see. Refuses with not_host. */
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

/** More stages than any round has. If more are skipped, something is wrong. */
const MOST_STAGES = 200;

/** Returns where the room is: in which stage of which round. */
function placeOf(look: RoomLook) {
  const { stageId } = stageOf(look);
  return { stageId, round: look.topics.listenNewRound?.roundId };
}

/**
 * Skips one stage after the other, as a host can, until `isThere`, until the round is over or until a stage
 * does not end. Returns the stage that is then running.
 */
async function goOnUntil(caller: RoomCaller, isThere: (look: RoomLook) => boolean) {
  // Checked here because the loop may send no command that the room could refuse.
  if (!holdsHostRights(caller)) throw new Problem("not_host");
  if (!sessionOf(caller.look).active) throw new Problem("game_over");
  let { look } = caller;
  const { round } = placeOf(look);
  for (let count = 0; count < MOST_STAGES && !isThere(look); count++) {
    const { stageId } = placeOf(look);
    await executeCommand(caller, { topic: "requestNextStage", body: { stageId } });
    look = await lookAfterChange(caller);
    const now = placeOf(look);
    if (now.round !== round || now.stageId === stageId) break;
  }
  return stageOf(look);
}

/** Stages between rounds, which count as the end of a round here. */
const AFTER_A_ROUND: readonly string[] = ["ROUND_SUMMARY", "GAME_END", "STANDING", "EVENING_END"];

/**
 * Ends the running round and stops at the first stage after it. Between rounds it goes on to the next round.
 */
export function nextRound(caller: RoomCaller) {
  const { stageId } = stageOf(caller.look);
  const isStill = (look: RoomLook) => stageOf(look).stageId === stageId;
  return goOnUntil(caller, (look) => !isStill(look) && AFTER_A_ROUND.includes(stageOf(look).stage));
}

/**
 * Skips to the stage with this number, at most to the end of the round. Refuses with stage_over if that stage
 * has passed: rooms do not go back.
 */
export function setStage(caller: RoomCaller, wanted: StageId) {
  const { look } = caller;
  if (holdsHostRights(caller) && sessionOf(look).active && stageOf(look).stageId > wanted) {
    throw new Problem("stage_over");
  }
  return goOnUntil(caller, (look) => stageOf(look).stageId >= wanted);
}
