import { AUTOPILOT_AFTER_MS } from "../../src-shared/catalog/limits.ts";
import { isRefusal, type Refusal } from "../games/game.ts";
import { CLOSE } from "../../src-shared/protocol/closeCodes.ts";
import type { PlayerId, StageId } from "../../src-shared/protocol/ids.ts";
import { COMMANDS, type Command } from "../../src-shared/protocol/commands.ts";
import { moderate, report, setCoHost } from "./moderation.ts";
import { isBackstage } from "./views/backstage.ts";
import { openCrowd } from "./people/crowd.ts";
import { endEvening, leavePodium, setPlaylist } from "./evening.ts";
import { endStage, startGame } from "./flow.ts";
import { endGame, toLobby } from "./play/ending.ts";
import { dismissRemote } from "./people/invitations.ts";
import { checkedMove } from "./play/moves.ts";
import { removeKeepsake } from "./people/keepsakes.ts";
import { resume } from "./play/pause.ts";
import { afterPeopleChanged, countLast, dispatchGameEvent } from "./play/play.ts";
import { changeSettings, chooseGame } from "./setup.ts";
import type { Actor } from "./model/inputs.ts";
import { roomRow } from "./records/outbox.ts";
import { isRemote, isSeated, mayHost } from "./model/people.ts";
import { noteSignOfLife, setAutopilot } from "./people/presence.ts";
import { setInReel, setReel } from "./records/reel.ts";
import { addRobot, closeSeat } from "./people/seats.ts";
import type { Transaction } from "./model/transaction.ts";

function refusalOfSender(tx: Transaction, actor: Actor, command: Command): Refusal | undefined {
  if (actor.kind === "player") {
    const seat = tx.state.seats[actor.playerId];
    // After leaving the room, people may still remove what they made: the reel's page requests it (SE20).
    if (command.topic !== "removeKeepsake") {
      if (seat?.status === "kicked") return { refused: "kicked" };
      if (!isSeated(tx.state, actor.playerId)) return { refused: "player_not_found" };
    }
    if ((seat?.crowd === true) !== (actor.member !== undefined)) return { refused: "not_yours" };
  }
  if (actor.kind === "remote" && !isRemote(tx.state, actor.remoteId)) {
    return { refused: "not_host" };
  }
  const { sender } = COMMANDS[command.topic];
  const isHosts = sender === "host" || sender === "backstage";
  if (isHosts && actor.kind === "host" && tx.state.room.hostSpectate) {
    return { refused: "host_is_spectating" };
  }
  switch (sender) {
    case "anyone":
      return undefined;
    case "player":
      return actor.kind === "player" ? undefined : { refused: "not_yours" };
    case "host":
      return mayHost(tx.state, actor) ? undefined : { refused: "not_host" };
    case "backstage": {
      const helps = actor.kind === "player" && isBackstage(tx.state, actor.playerId);
      return helps || actor.kind === "host" || actor.kind === "remote"
        ? undefined
        : { refused: "not_host" };
    }
  }
}

/**
 * Whether a command was made for the current stage; one made for an earlier stage must not affect the next.
 */
function isOfStage(tx: Transaction, stageId: StageId): boolean {
  return tx.state.clock.stage.stageId === stageId;
}

/**
 * Whether a command is about the game that runs, or is next: a device sends what was pressed during an outage
 * when it is back. The chosen game has another id once the running one has ended.
 */
function isOfGame(tx: Transaction, gameId: string | undefined): boolean {
  return gameId === undefined || gameId === tx.state.room.chosen?.gameId;
}

function pause(tx: Transaction, wanted: boolean): Refusal | undefined {
  const { game, clock } = tx.state;
  if (!game) return { refused: "no_game_running" };
  if (!wanted) {
    // Only people or robots end this pause (SE17).
    if (clock.paused?.reason === "belowMinimum") return { refused: "not_enough_players" };
    if (clock.paused) resume(tx);
    afterPeopleChanged(tx);
    return undefined;
  }
  if (!clock.paused) tx.set("clock", { paused: { reason: "host", since: tx.now } });
  return undefined;
}

function autopilot(
  tx: Transaction,
  body: Extract<Command, { topic: "autopilot" }>["body"],
): Refusal | undefined {
  const presence = tx.state.presence.seats[body.playerId];
  if (!presence || !isSeated(tx.state, body.playerId)) return { refused: "player_not_found" };
  const isGone = !presence.open || presence.away;
  if (body.on && (!isGone || tx.now - presence.lastSeen < AUTOPILOT_AFTER_MS)) {
    return { refused: "not_yours" };
  }
  setAutopilot(tx, body.playerId, body.on);
  return undefined;
}

/** Closes the room for good. */
export function exitGame(tx: Transaction): void {
  tx.emit({ topic: "exitGame", body: {} });
  if (tx.state.game && tx.state.clock.stage.name !== "GAME_END") endGame(tx);
  toLobby(tx);
  tx.set("room", { active: false });
  tx.set("clock", { stage: { ...tx.state.clock.stage, name: "CLOSED" } });
  tx.closings.push({ who: "everyone", code: CLOSE.closed });
  tx.outbox.push(roomRow(tx.state));
}

function again(tx: Transaction): Refusal | undefined {
  const { game, room } = tx.state;
  if (!room.chosen) return { refused: "no_game_running" };
  if (game && tx.state.clock.stage.name !== "GAME_END") return { refused: "game_running" };
  // Between two games of an evening the next one is already chosen, and in the lobby the host may have chosen
  // another one: those are no repetition.
  const isSame = room.lastGame?.gameType === room.chosen.gameType;
  const isRepeated = isSame && (room.evening === undefined || game !== null);
  if (game) toLobby(tx);
  tx.emit({ topic: "newGameSamePlayers", body: {} });
  return startGame(tx, isRepeated);
}

/** The seat whose report the game counts: not that of many people, for whom one of them does not speak. */
function reporter(actor: Actor): PlayerId | undefined {
  return actor.kind === "player" && actor.member === undefined ? actor.playerId : undefined;
}

function move(
  tx: Transaction,
  actor: Actor,
  body: Extract<Command, { topic: "move" }>["body"],
): Refusal | undefined {
  if (actor.kind !== "player") return { refused: "no_game_running" };
  // Votes of a crowd member are counted in their section.
  if (actor.member !== undefined) return { refused: "not_yours" };
  const checked = checkedMove(tx, body);
  if (isRefusal(checked)) return checked;
  // Everybody in the room has run out of time; only the stream's viewers have some left (SE99).
  if (tx.state.clock.awaitsStream) return { refused: "stage_over" };
  return dispatchGameEvent(tx, { type: "move", playerId: actor.playerId, move: checked.move });
}

function skip(tx: Transaction, stageId: StageId): Refusal | undefined {
  if (!tx.state.game) return { refused: "no_game_running" };
  if (!isOfStage(tx, stageId)) return { refused: "stage_over" };
  if (tx.state.clock.paused) resume(tx);
  if (countLast(tx)) endStage(tx);
  return undefined;
}

/** Ends the running game, or leaves its podium; `isOfGame` tells one from the other. */
function endNow(tx: Transaction): Refusal | undefined {
  if (!tx.state.game) return { refused: "no_game_running" };
  if (tx.state.clock.stage.name === "GAME_END") leavePodium(tx);
  else endGame(tx);
  return undefined;
}

/** Carries out a command, or returns why it is refused. */
export function execute(tx: Transaction, actor: Actor, command: Command): Refusal | undefined {
  const refused = refusalOfSender(tx, actor, command);
  if (refused) return refused;
  if (actor.kind === "player") noteSignOfLife(tx, actor.playerId);
  if ("gameId" in command.body && !isOfGame(tx, command.body.gameId))
    return { refused: "stage_over" };
  switch (command.topic) {
    case "startGame":
      if (tx.state.clock.stage.name === "GAME_END") leavePodium(tx);
      // After the last game of an evening comes the grand podium. If it is already there when the command
      // arrives, nothing happens.
      return tx.state.clock.stage.name === "EVENING_END" ? undefined : startGame(tx);
    case "newGameSamePlayers":
      return again(tx);
    case "requestNewGameType":
      return chooseGame(tx, command.body.gameType);
    case "gameSettings":
      return changeSettings(tx, command.body.settings);
    case "requestPlayerKick":
      if (actor.kind === "player" && actor.playerId === command.body.playerId) {
        return { refused: "not_yours" };
      }
      return closeSeat(tx, command.body.playerId, "kicked");
    case "requestAddAiPlayer":
      return addRobot(tx);
    case "requestEndGame":
      return endNow(tx);
    case "requestSkipTimer":
    case "requestNextStage":
      return skip(tx, command.body.stageId);
    case "pause":
      return pause(tx, command.body.paused);
    case "autopilot":
      return autopilot(tx, command.body);
    case "coHost":
      return setCoHost(tx, command.body.playerId, command.body.on);
    case "openCrowd":
      return openCrowd(tx, command.body.alias);
    case "dismissRemote":
      return dismissRemote(tx, actor, command.body.remoteId);
    case "moderate":
      return moderate(tx, command.body.itemId, command.body.verdict);
    case "report":
      return report(tx, command.body.itemId, reporter(actor));
    case "exitGame":
      // A remote must not be able to close the room.
      if (actor.kind === "remote") return { refused: "not_host" };
      exitGame(tx);
      return undefined;
    case "playSound":
      tx.emit({ topic: "playSound", body: command.body });
      return undefined;
    case "resetSoundContext":
      tx.emit({ topic: "resetSoundContext", body: {} });
      return undefined;
    case "reloadPage":
      tx.emit({ topic: "reloadPage", body: {} });
      return undefined;
    case "ready":
      return ready(tx, actor, command.body.stageId);
    case "move":
      return move(tx, actor, command.body);
    case "reaction":
      if (actor.kind === "player") {
        tx.emit({ topic: "reaction", body: { playerId: actor.playerId, ...command.body } });
      }
      return undefined;
    case "removeKeepsake":
      if (actor.kind !== "player" || actor.member !== undefined) return { refused: "not_yours" };
      return removeKeepsake(tx, actor.playerId, command.body.keepsakeId);
    case "playlist":
      return setPlaylist(tx, command.body);
    case "endEvening":
      return endEvening(tx, command.body.stageId);
    case "keepReel":
      setReel(tx, command.body.on);
      return undefined;
    case "reel":
      if (actor.kind !== "player") return { refused: "not_yours" };
      return setInReel(tx, actor.playerId, command.body.on);
    case "playerHeartbeat":
    case "responseHeartbeat":
    case "requestTimer":
    case "usedAvatarsRequested":
    case "requestCurrentHiderId":
    case "resync":
      return undefined;
  }
}

function ready(tx: Transaction, actor: Actor, stageId: StageId): Refusal | undefined {
  const { clock } = tx.state;
  if (actor.kind !== "player") return { refused: "not_yours" };
  if (!isOfStage(tx, stageId) || clock.stage.name !== "TUTORIAL") return { refused: "stage_over" };
  if (actor.member !== undefined) return { refused: "not_yours" };
  if (!clock.ready.includes(actor.playerId)) {
    tx.set("clock", { ready: [...clock.ready, actor.playerId] });
  }
  afterPeopleChanged(tx);
  return undefined;
}
