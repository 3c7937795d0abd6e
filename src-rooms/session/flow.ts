import {
  ALL_IN_MS,
  BELOW_MINIMUM_MS,
  GAME_END_MS,
  MAX_SCORE_MULTIPLIER,
  ROUND_INTRO_MS,
  ROUND_SUMMARY_MS,
  TUTORIAL_MS,
} from "../catalog/limits.ts";
import type { TimerMode } from "../catalog/settings.ts";
import { isRefusal, type GameEvent, type GameStage, type Refusal } from "../games/game.ts";
import type { FrameStage, GameEnd } from "../protocol/entities.ts";
import { gameId, playerIdsOf, type PlayerId } from "../protocol/ids.ts";
import { roomRow } from "./outbox.ts";
import { isActing, minPlayers, seatedIds, isRobotPlayed } from "./people.ts";
import { lookAtHeartbeatsSoon } from "./presence.ts";
import { planRobots } from "./robots.ts";
import { podiumOf, scoresOf } from "./scores.ts";
import type { CurrentStage } from "./state.ts";
import type { Turn } from "./turn.ts";
import { uuid } from "./uuid.ts";

const TIMER_FACTOR: Readonly<Record<Exclude<TimerMode, "off">, number>> = {
  x1: 1,
  "x1.5": 1.5,
  x2: 2,
};

/** Length of a stage in this room; undefined when the host moves it on. */
function stageLength(kind: CurrentStage["kind"], ms: number, mode: TimerMode): number | undefined {
  if (kind !== "input") return ms;
  return mode === "off" ? undefined : ms * TIMER_FACTOR[mode];
}

function enter(
  turn: Turn,
  stage: { name: string; kind: CurrentStage["kind"]; key: string; ms?: number },
): void {
  const before = turn.state.clock.stage;
  if (before.kind !== "lobby") {
    turn.say({
      topic: "stageCompletedMessage",
      body: { stageId: before.stageId, name: before.name },
    });
  }
  const mode = turn.state.game?.settings.timerMode ?? "x1";
  const length = stage.ms === undefined ? undefined : stageLength(stage.kind, stage.ms, mode);
  const endsAt = length === undefined ? undefined : turn.now + length;
  turn.set("clock", {
    stage: {
      stageId: turn.nextStageId(),
      name: stage.name,
      kind: stage.kind,
      key: stage.key,
      startedAt: turn.now,
      ...(endsAt !== undefined && { endsAt, fullEndsAt: endsAt }),
    },
    warned: false,
    ready: [],
    robots: {},
  });
}

function enterFrame(turn: Turn, name: FrameStage, kind: CurrentStage["kind"], ms?: number): void {
  enter(turn, { name, kind, key: "", ...(ms !== undefined && { ms }) });
}

/** Start the chosen game with everybody who holds a seat. */
export function startGame(turn: Turn, withTutorial = true): Refusal | undefined {
  const { chosen } = turn.state.room;
  const rules = chosen && turn.games[chosen.gameType];
  if (!chosen || !rules) return { refused: "game_not_playable" };
  if (turn.state.game) return { refused: "game_running" };
  const players = seatedIds(turn.state).filter((id) => isActing(turn.state, id));
  if (players.length < minPlayers(turn.state)) return { refused: "not_enough_players" };
  turn.state = {
    ...turn.state,
    game: {
      gameId: chosen.gameId,
      gameType: chosen.gameType,
      settings: chosen.settings,
      startedAt: turn.now,
      players,
      round: { roundId: 0, roundCount: 0, scoreMultiplier: 1 },
      state: rules.start({ players, settings: chosen.settings }, turn.ctx()),
      withheld: {},
      endingAsked: false,
    },
  };
  const { lastGame: _last, ...room } = turn.state.room;
  turn.state = { ...turn.state, room };
  turn.say({ topic: "startGame", body: { gameId: chosen.gameId, gameType: chosen.gameType } });
  turn.outbox.push(
    {
      kind: "gameStarted",
      id: chosen.gameId,
      body: {
        gameId: chosen.gameId,
        roomId: room.roomId,
        gameCode: room.gameCode,
        gameType: chosen.gameType,
        settings: chosen.settings,
        startedAt: turn.now,
        playerCount: players.length,
      },
    },
    roomRow(turn.state),
  );
  lookAtHeartbeatsSoon(turn);
  if (withTutorial && chosen.settings.includeTutorial) {
    enterFrame(turn, "TUTORIAL", "input", TUTORIAL_MS);
  } else startRound(turn);
  return undefined;
}

function startRound(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  const roundCount = running.game.round.roundCount + 1;
  const roundId = turn.state.room.nextRoundId;
  turn.set("room", { nextRoundId: roundId + 1 });
  turn.setGame({
    round: { roundId, roundCount, scoreMultiplier: Math.min(roundCount, MAX_SCORE_MULTIPLIER) },
  });
  if (running.rules.frame.roundIntro) enterFrame(turn, "ROUND_INTRO", "show", ROUND_INTRO_MS);
  else playRound(turn);
  pauseBelowMinimum(turn);
}

function playRound(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  tellGame(turn, { type: "roundStarted", round: running.game.round });
}

/** Is this the game's last round? */
function isLastRound(turn: Turn): boolean {
  const running = turn.running();
  if (!running) return true;
  const { rules, game } = running;
  if (rules.isOver) return rules.isOver(game.state);
  const best = Math.max(0, ...Object.values(scoresOf(rules, game)));
  const { numberOfRounds, maxScore } = game.settings;
  return game.round.roundCount >= numberOfRounds || best >= maxScore;
}

function roundOver(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  if (isLastRound(turn) && !running.game.endingAsked) {
    turn.setGame({ endingAsked: true });
    tellGame(turn, { type: "gameEnding" });
    const again = turn.running();
    if (again && stageOf(turn)?.kind !== "roundOver") return;
  }
  if (turn.state.clock.stage.name === "ROUND_SUMMARY") return;
  if (running.rules.frame.roundSummary) enterFrame(turn, "ROUND_SUMMARY", "show", ROUND_SUMMARY_MS);
  else afterRound(turn);
}

function afterRound(turn: Turn): void {
  if (isLastRound(turn)) endGame(turn);
  else startRound(turn);
}

/** End the game now, with whatever was reached, and show the podium. */
export function endGame(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  const { rules, game } = running;
  const end: GameEnd = {
    gameId: game.gameId,
    gameType: game.gameType,
    podium: podiumOf(turn.state, rules, game),
    highlights: rules.summary(game.state),
  };
  const users: Record<PlayerId, string> = {};
  for (const id of game.players) {
    const userId = turn.state.seats[id]?.userId;
    if (userId !== undefined) users[id] = userId;
  }
  turn.outbox.push({
    kind: "gameEnded",
    id: game.gameId,
    body: { gameId: game.gameId, endedAt: turn.now, rounds: game.round, end, users },
  });
  const { paused: _paused, ...clock } = turn.state.clock;
  turn.state = { ...turn.state, clock };
  turn.set("room", {
    lastGame: end,
    chosen: {
      gameId: gameId(uuid(turn.now, turn.random)),
      gameType: game.gameType,
      settings: game.settings,
    },
  });
  enterFrame(turn, "GAME_END", "show", GAME_END_MS);
}

/** Leave the podium, or a game the host does not want any more. */
export function toLobby(turn: Turn): void {
  turn.setGame(null);
  const { checkAt: _checkAt, ...presence } = turn.state.presence;
  const { paused: _paused, ...clock } = turn.state.clock;
  turn.state = { ...turn.state, presence, clock };
  enterFrame(turn, "LOBBY", "lobby");
}

/** Where the running game stands; undefined outside a game's own stages. */
export function stageOf(turn: Turn): GameStage | undefined {
  const running = turn.running();
  return running?.rules.stage(running.game.state);
}

const WAITING_FRAMES: readonly string[] = ["TUTORIAL", "ROUND_INTRO", "ROUND_SUMMARY", "GAME_END"];

/** Tell the game what happened and follow it wherever it went. Only a move can be refused. */
export function tellGame(turn: Turn, event: GameEvent<unknown>): Refusal | undefined {
  const running = turn.running();
  if (!running || turn.state.clock.stage.name === "GAME_END") return undefined;
  const { rules, game } = running;
  const next: object = rules.apply(game.state, event, turn.ctx());
  if (isRefusal(next)) return next;
  turn.setGame({ state: next });
  if (event.type === "playerJoined" && !game.players.includes(event.playerId)) {
    turn.setGame({ players: [...game.players, event.playerId] });
  }
  withholdFromAutopilot(turn, rules.scores(game.state), rules.scores(next));
  const waiting = WAITING_FRAMES.includes(turn.state.clock.stage.name);
  const startsRound = event.type === "roundStarted" || event.type === "gameEnding";
  if (!waiting || startsRound) followGame(turn);
  return undefined;
}

/** Half of what a robot wins in somebody's seat is withheld. */
function withholdFromAutopilot(
  turn: Turn,
  before: Readonly<Record<PlayerId, number>>,
  after: Readonly<Record<PlayerId, number>>,
): void {
  if (before === after) return;
  for (const id of playerIdsOf(after)) {
    const gain = (after[id] ?? 0) - (before[id] ?? 0);
    if (gain <= 0 || !turn.state.seats[id]?.autopilot) continue;
    const withheld = turn.state.game?.withheld ?? {};
    turn.setGame({ withheld: { ...withheld, [id]: (withheld[id] ?? 0) + Math.ceil(gain / 2) } });
  }
}

/** Enter the stage the game is in, if it is another one; let robots think; see who is done. */
function followGame(turn: Turn): void {
  const stage = stageOf(turn);
  if (!stage) return;
  if (stage.kind === "roundOver") return roundOver(turn);
  if (stage.key !== turn.state.clock.stage.key) {
    enter(turn, stage);
    if (stage.kind === "input") pauseBelowMinimum(turn);
  }
  afterPeopleChanged(turn);
}

/** Whoever is still waited for, the absent left out, and whoever is done. */
export function waitingFor(turn: Turn): { waiting: PlayerId[]; done: PlayerId[] } {
  const { clock, game } = turn.state;
  if (clock.stage.name === "TUTORIAL") {
    const people = (game?.players ?? []).filter(
      (id) => isActing(turn.state, id) && !isRobotPlayed(turn.state.seats[id]),
    );
    return {
      waiting: people.filter((id) => !clock.ready.includes(id)),
      done: people.filter((id) => clock.ready.includes(id)),
    };
  }
  const stage = stageOf(turn);
  if (!stage || stage.kind !== "input" || stage.key !== clock.stage.key) {
    return { waiting: [], done: [] };
  }
  return {
    waiting: stage.waitingFor.filter((id) => isActing(turn.state, id)),
    done: [...stage.done],
  };
}

/** The deadline comes close once everybody is done, and goes back when somebody is not any more. */
function endEarlyWhenAllIn(turn: Turn): void {
  const { stage, paused } = turn.state.clock;
  if (stage.kind !== "input" || paused) return;
  const { waiting, done } = waitingFor(turn);
  const soon = turn.now + ALL_IN_MS;
  if (waiting.length === 0 && done.length > 0) {
    if (stage.endsAt === undefined || stage.endsAt > soon) {
      turn.set("clock", { stage: { ...stage, endsAt: soon } });
    }
    return;
  }
  if (stage.endsAt === stage.fullEndsAt) return;
  const { endsAt: _early, ...rest } = stage;
  turn.set("clock", {
    stage: stage.fullEndsAt === undefined ? rest : { ...rest, endsAt: stage.fullEndsAt },
  });
}

/** To be called whenever somebody came, went, acted or changed. */
export function afterPeopleChanged(turn: Turn): void {
  if (!turn.state.game) return;
  resumeWhenEnough(turn);
  planRobots(turn);
  endEarlyWhenAllIn(turn);
}

/** Seats of the game somebody or something acts for. */
function actingCount(turn: Turn): number {
  return (turn.state.game?.players ?? []).filter((id) => isActing(turn.state, id)).length;
}

function pauseBelowMinimum(turn: Turn): void {
  if (turn.state.clock.paused || actingCount(turn) >= minPlayers(turn.state)) return;
  turn.set("clock", {
    paused: { reason: "belowMinimum", since: turn.now, until: turn.now + BELOW_MINIMUM_MS },
  });
}

function resumeWhenEnough(turn: Turn): void {
  if (turn.state.clock.paused?.reason !== "belowMinimum") return;
  if (actingCount(turn) < minPlayers(turn.state)) return;
  turn.say({ topic: "playerMinReached", body: {} });
  resume(turn);
}

/** Go on after a pause: every deadline moves by as long as the pause took. */
export function resume(turn: Turn): void {
  const { paused, ...clock } = turn.state.clock;
  if (!paused) return;
  const shift = turn.now - paused.since;
  const { stage } = clock;
  const robots = Object.fromEntries(
    Object.entries(clock.robots).map(([id, plan]) => [id, { ...plan, at: plan.at + shift }]),
  );
  turn.state = {
    ...turn.state,
    clock: {
      ...clock,
      robots,
      stage: {
        ...stage,
        startedAt: stage.startedAt + shift,
        ...(stage.endsAt !== undefined && { endsAt: stage.endsAt + shift }),
        ...(stage.fullEndsAt !== undefined && { fullEndsAt: stage.fullEndsAt + shift }),
      },
    },
  };
}

/** The stage is over: by time, because all are in, or because the host says so. */
export function endStage(turn: Turn): void {
  switch (turn.state.clock.stage.name) {
    case "LOBBY":
      return;
    case "TUTORIAL":
      return startRound(turn);
    case "ROUND_INTRO":
      return playRound(turn);
    case "ROUND_SUMMARY":
      return afterRound(turn);
    case "GAME_END":
      return toLobby(turn);
    default:
      tellGame(turn, { type: "stageEnded" });
  }
}
