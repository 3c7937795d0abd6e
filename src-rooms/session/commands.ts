import { AUTOPILOT_AFTER_MS, GRACE_MS } from "../../src-shared/catalog/limits.ts";
import type { GameSettingsPatch } from "../../src-shared/catalog/settings.ts";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import type { Refusal } from "../games/game.ts";
import { CLOSE } from "../../src-shared/protocol/closeCodes.ts";
import { gameId, type StageId } from "../../src-shared/protocol/ids.ts";
import { COMMANDS, type Command } from "../../src-shared/protocol/topics.ts";
import { moderate, report, setCoHost } from "./moderation.ts";
import { isBackstage } from "./views/backstage.ts";
import { castVote, openCrowd, readyInCrowd } from "./people/crowd.ts";
import {
  chooseNext,
  dropEvening,
  endEvening,
  leavePodium,
  setPlaylist,
  settingsFor,
  swapNext,
} from "./evening.ts";
import { endStage, startGame } from "./flow.ts";
import { eveningOn } from "./model/eveningState.ts";
import { endGame, toLobby } from "./play/ending.ts";
import { dismissRemote } from "./people/invitations.ts";
import { removeKeepsake } from "./people/keepsakes.ts";
import { resume } from "./play/pause.ts";
import { afterPeopleChanged, countLast, tellGame } from "./play/play.ts";
import type { Actor } from "./model/inputs.ts";
import { roomRow } from "./records/outbox.ts";
import { isRemote, isSeated, mayHost } from "./model/people.ts";
import { sawPlayer, setAutopilot } from "./people/presence.ts";
import { setInReel, setReel } from "./records/reel.ts";
import { refusalOfChoice } from "./model/rights.ts";
import { addRobot, closeSeat, seatAudience, unseatSurplus } from "./people/seats.ts";
import type { Turn } from "./model/turn.ts";
import { uuid } from "./model/uuid.ts";

function refusalOfSender(turn: Turn, actor: Actor, command: Command): Refusal | undefined {
  if (actor.kind === "player") {
    const seat = turn.state.seats[actor.playerId];
    if (seat?.status === "kicked") return { refused: "kicked" };
    if (!isSeated(turn.state, actor.playerId)) return { refused: "player_not_found" };
    if ((seat?.crowd === true) !== (actor.member !== undefined)) return { refused: "not_yours" };
  }
  if (actor.kind === "remote" && !isRemote(turn.state, actor.remoteId)) {
    return { refused: "not_host" };
  }
  switch (COMMANDS[command.topic].sender) {
    case "anyone":
      return undefined;
    case "player":
      return actor.kind === "player" ? undefined : { refused: "not_yours" };
    case "host":
      if (turn.state.room.hostSpectate && actor.kind === "host") {
        return { refused: "host_is_spectating" };
      }
      return mayHost(turn.state, actor) ? undefined : { refused: "not_host" };
    case "backstage": {
      const helps = actor.kind === "player" && isBackstage(turn.state, actor.playerId);
      return helps || actor.kind === "host" || actor.kind === "remote"
        ? undefined
        : { refused: "not_host" };
    }
  }
}

/** A command made for an earlier stage must not touch the next one. */
function isOfStage(turn: Turn, stageId: StageId): boolean {
  return turn.state.clock.stage.stageId === stageId;
}

/** Choose a game; an earlier choice's settings that every game has are kept. */
export function chooseGame(turn: Turn, gameType: GameType): Refusal | undefined {
  const { room, game } = turn.state;
  const refused = refusalOfChoice(turn, gameType);
  if (refused) return refused;
  if (game && turn.state.clock.stage.name !== "GAME_END") return { refused: "game_running" };
  if (eveningOn(turn.state)) {
    swapNext(turn, gameType);
    if (game) leavePodium(turn);
    else chooseNext(turn);
    return undefined;
  }
  if (game || turn.state.clock.stage.name === "EVENING_END") toLobby(turn);
  if (room.evening) dropEvening(turn);
  const chosen = {
    gameId: gameId(uuid(turn.now, turn.random)),
    gameType,
    settings: settingsFor(turn, gameType, undefined),
  };
  turn.set("room", { chosen });
  turn.outbox.push(roomRow(turn.state));
  unseatSurplus(turn);
  seatAudience(turn);
  return undefined;
}

/** Change settings; while a game runs only those that cannot bend its rules. */
export function changeSettings(turn: Turn, patch: GameSettingsPatch): Refusal | undefined {
  const { chosen } = turn.state.room;
  if (!chosen) return { refused: "no_game_running" };
  const { game } = turn.state;
  const isRunning = game && turn.state.clock.stage.name !== "GAME_END";
  const { musicEnabled, timerMode, ...rules } = patch;
  if (isRunning && Object.keys(rules).length > 0) return { refused: "game_running" };
  const change = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  );
  const settings = { ...chosen.settings, ...change };
  turn.set("room", { chosen: { ...chosen, settings } });
  if (!isRunning) return undefined;
  turn.setGame({
    settings: {
      ...game.settings,
      ...(musicEnabled !== undefined && { musicEnabled }),
      ...(timerMode !== undefined && { timerMode }),
    },
  });
  return undefined;
}

function pause(turn: Turn, wanted: boolean): Refusal | undefined {
  const { game, clock } = turn.state;
  if (!game) return { refused: "no_game_running" };
  if (!wanted) {
    // Only people or robots end this one (SE17).
    if (clock.paused?.reason === "belowMinimum") return { refused: "not_enough_players" };
    if (clock.paused) resume(turn);
    afterPeopleChanged(turn);
    return undefined;
  }
  if (!clock.paused) turn.set("clock", { paused: { reason: "host", since: turn.now } });
  return undefined;
}

function autopilot(
  turn: Turn,
  body: Extract<Command, { topic: "autopilot" }>["body"],
): Refusal | undefined {
  const presence = turn.state.presence.seats[body.playerId];
  if (!presence || !isSeated(turn.state, body.playerId)) return { refused: "player_not_found" };
  const isGone = !presence.open || presence.away;
  if (body.on && (!isGone || turn.now - presence.lastSeen < AUTOPILOT_AFTER_MS)) {
    return { refused: "not_yours" };
  }
  setAutopilot(turn, body.playerId, body.on);
  return undefined;
}

/** Close the room for good. */
export function exitGame(turn: Turn): void {
  turn.say({ topic: "exitGame", body: {} });
  if (turn.state.game && turn.state.clock.stage.name !== "GAME_END") endGame(turn);
  toLobby(turn);
  turn.set("room", { active: false });
  turn.set("clock", { stage: { ...turn.state.clock.stage, name: "CLOSED" } });
  turn.closings.push({ who: "everyone", code: CLOSE.closed });
  turn.outbox.push(roomRow(turn.state));
}

function again(turn: Turn): Refusal | undefined {
  const { game, room } = turn.state;
  if (!room.chosen) return { refused: "no_game_running" };
  if (game && turn.state.clock.stage.name !== "GAME_END") return { refused: "game_running" };
  if (game) toLobby(turn);
  turn.say({ topic: "newGameSamePlayers", body: {} });
  // Between two games of an evening the next one is chosen already: that is no repetition.
  return startGame(turn, turn.state.room.evening === undefined || game !== null);
}

function move(
  turn: Turn,
  actor: Actor,
  body: Extract<Command, { topic: "move" }>["body"],
): Refusal | undefined {
  const running = turn.running();
  if (!running || actor.kind !== "player") return { refused: "no_game_running" };
  const isOver = turn.state.clock.stage.name === "GAME_END";
  if (isOver || !isOfStage(turn, body.stageId)) return { refused: "stage_over" };
  if (turn.state.clock.paused) return { refused: "game_paused" };
  if (turn.state.clock.held) return { refused: "stage_over" };
  // The alarm that ends the stage may itself be late; the deadline is not.
  const { endsAt } = turn.state.clock.stage;
  if (endsAt !== undefined && turn.now > endsAt + GRACE_MS) return { refused: "stage_over" };
  const parsed = running.rules.moveSchema.safeParse(body.move);
  if (!parsed.success) return { refused: "invalid_move" };
  const { playerId, member } = actor;
  if (member !== undefined) return castVote(turn, playerId, member, parsed.data);
  return tellGame(turn, { type: "move", playerId, move: parsed.data });
}

function skip(turn: Turn, stageId: StageId): Refusal | undefined {
  if (!turn.state.game) return { refused: "no_game_running" };
  if (!isOfStage(turn, stageId)) return { refused: "stage_over" };
  if (turn.state.clock.paused) resume(turn);
  if (countLast(turn)) endStage(turn);
  return undefined;
}

/** Carry out a command, or say why not. */
export function carryOut(turn: Turn, actor: Actor, command: Command): Refusal | undefined {
  const refused = refusalOfSender(turn, actor, command);
  if (refused) return refused;
  if (actor.kind === "player") sawPlayer(turn, actor.playerId);
  switch (command.topic) {
    case "startGame":
      if (turn.state.clock.stage.name === "GAME_END") leavePodium(turn);
      // After the last game of an evening the grand podium is what comes next.
      else if (turn.state.clock.stage.name === "EVENING_END") toLobby(turn);
      return turn.state.clock.stage.name === "EVENING_END" ? undefined : startGame(turn);
    case "newGameSamePlayers":
      return again(turn);
    case "requestNewGameType":
      return chooseGame(turn, command.body.gameType);
    case "gameSettings":
      return changeSettings(turn, command.body.settings);
    case "requestPlayerKick":
      if (actor.kind === "player" && actor.playerId === command.body.playerId) {
        return { refused: "not_yours" };
      }
      return closeSeat(turn, command.body.playerId, "kicked");
    case "requestAddAiPlayer":
      return addRobot(turn);
    case "requestEndGame":
      if (!turn.state.game) return { refused: "no_game_running" };
      if (turn.state.clock.stage.name === "GAME_END") leavePodium(turn);
      else endGame(turn);
      return undefined;
    case "requestSkipTimer":
    case "requestNextStage":
      return skip(turn, command.body.stageId);
    case "pause":
      return pause(turn, command.body.paused);
    case "autopilot":
      return autopilot(turn, command.body);
    case "coHost":
      return setCoHost(turn, command.body.playerId, command.body.on);
    case "openCrowd":
      return openCrowd(turn, command.body.alias);
    case "dismissRemote":
      return dismissRemote(turn, actor, command.body.remoteId);
    case "moderate":
      return moderate(turn, command.body.itemId, command.body.verdict);
    case "report":
      return report(
        turn,
        command.body.itemId,
        actor.kind === "player" ? actor.playerId : undefined,
      );
    case "exitGame":
      // A borrowed phone does not send everybody home.
      if (actor.kind === "remote") return { refused: "not_host" };
      exitGame(turn);
      return undefined;
    case "playSound":
      turn.say({ topic: "playSound", body: command.body });
      return undefined;
    case "resetSoundContext":
      turn.say({ topic: "resetSoundContext", body: {} });
      return undefined;
    case "reloadPage":
      turn.say({ topic: "reloadPage", body: {} });
      return undefined;
    case "ready":
      return ready(turn, actor, command.body.stageId);
    case "move":
      return move(turn, actor, command.body);
    case "reaction":
      if (actor.kind === "player") {
        turn.say({ topic: "reaction", body: { playerId: actor.playerId, ...command.body } });
      }
      return undefined;
    case "removeKeepsake":
      if (actor.kind !== "player" || actor.member !== undefined) return { refused: "not_yours" };
      return removeKeepsake(turn, actor.playerId, command.body.keepsakeId);
    case "playlist":
      return setPlaylist(turn, command.body);
    case "endEvening":
      return endEvening(turn);
    case "keepReel":
      setReel(turn, command.body.on);
      return undefined;
    case "reel":
      if (actor.kind !== "player") return { refused: "not_yours" };
      return setInReel(turn, actor.playerId, command.body.on);
    case "playerHeartbeat":
    case "responseHeartbeat":
    case "requestTimer":
    case "usedAvatarsRequested":
    case "requestCurrentHiderId":
    case "resync":
      return undefined;
  }
}

function ready(turn: Turn, actor: Actor, stageId: StageId): Refusal | undefined {
  const { clock } = turn.state;
  if (actor.kind !== "player") return { refused: "not_yours" };
  if (!isOfStage(turn, stageId) || clock.stage.name !== "TUTORIAL")
    return { refused: "stage_over" };
  const isReady = actor.member === undefined || readyInCrowd(turn, actor.member);
  if (isReady && !clock.ready.includes(actor.playerId)) {
    turn.set("clock", { ready: [...clock.ready, actor.playerId] });
  }
  afterPeopleChanged(turn);
  return undefined;
}
