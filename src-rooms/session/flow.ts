import {
  GAME_END_MS,
  MAX_SCORE_MULTIPLIER,
  ROUND_INTRO_MS,
  ROUND_SUMMARY_MS,
  TUTORIAL_MS,
} from "../../src-shared/catalog/limits.ts";
import type { GameSettings, TimerMode } from "../../src-shared/catalog/settings.ts";
import type { GamePerson, GameSetup, Refusal } from "../games/game.ts";
import type { FrameStage } from "../../src-shared/protocol/entities.ts";
import { gameId, type PlayerId } from "../../src-shared/protocol/ids.ts";
import { actorsOf } from "./play/actors.ts";
import { countGame, goOn, leavePodium, takeEntry } from "./evening.ts";
import { keepsakesRow, roomRow } from "./records/outbox.ts";
import { pauseBelowMinimum } from "./play/pause.ts";
import { isActing, minPlayers, personOf, seatedIds } from "./model/people.ts";
import { tellGame } from "./play/play.ts";
import { lookAtHeartbeatsSoon } from "./people/presence.ts";
import { tellReel } from "./records/reel.ts";
import { refusalOfUnpaid } from "./model/rights.ts";
import { podiumOf, scoresOf } from "./model/scores.ts";
import type { CurrentStage } from "./model/state.ts";
import type { Turn } from "./model/turn.ts";
import { uuid } from "./model/uuid.ts";

/** Ids of shown content a room remembers of one game: more than any bank holds. */
const USED_CONTENT_MAX = 1_000;

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

/** Begin a stage: a new id, its deadline, nobody ready, no robot thinking. */
export function enter(
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
  const { held: _held, ...clock } = turn.state.clock;
  // In a pause time stands still: going on moves a stage that came meanwhile like any other.
  const startedAt = clock.paused?.since ?? turn.now;
  const endsAt = length === undefined ? undefined : startedAt + length;
  turn.state = { ...turn.state, clock };
  turn.set("clock", {
    stage: {
      stageId: turn.nextStageId(),
      name: stage.name,
      kind: stage.kind,
      key: stage.key,
      startedAt,
      ...(endsAt !== undefined && { endsAt, fullEndsAt: endsAt }),
      ...(stage.ms !== undefined && { ms: stage.ms }),
    },
    warned: false,
    ready: [],
    robots: {},
  });
}

function enterFrame(turn: Turn, name: FrameStage, kind: CurrentStage["kind"], ms?: number): void {
  enter(turn, { name, kind, key: "", ...(ms !== undefined && { ms }) });
}

function setupOf(turn: Turn, players: readonly PlayerId[], settings: GameSettings): GameSetup {
  const { seats, packs, room } = turn.state;
  const people: Record<PlayerId, GamePerson> = {};
  const actors = actorsOf(turn.state, players);
  for (const id of players) {
    const seat = seats[id];
    const by = actors[id];
    if (seat) people[id] = { ...personOf(seat), ...(by && { by }) };
  }
  const chosenPacks = settings.wordPackIds.flatMap((id) =>
    packs.packs.filter(({ packId }) => packId === id),
  );
  const gameType = room.chosen?.gameType;
  const used = gameType && room.usedContent?.[gameType];
  const { existing } = packs;
  const fits = existing?.gameType === gameType && existing?.language === settings.language;
  return {
    players,
    people,
    settings,
    packs: chosenPacks,
    testing: room.testing,
    ...(used && { used }),
    ...(existing && fits && { existing: existing.answers }),
  };
}

/** Start the chosen game with everybody who holds a seat. `again`: the one they just played. */
export function startGame(turn: Turn, again = false): Refusal | undefined {
  const { chosen } = turn.state.room;
  const rules = chosen && turn.games[chosen.gameType];
  if (!chosen || !rules) return { refused: "game_not_playable" };
  if (turn.state.game) return { refused: "game_running" };
  const unpaid = refusalOfUnpaid(turn);
  if (unpaid) return unpaid;
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
      state: rules.start(setupOf(turn, players, chosen.settings), turn.ctx()),
      ...(rules.version !== undefined && { version: rules.version }),
      withheld: {},
      endingAsked: false,
      actors: actorsOf(turn.state, players),
    },
  };
  const isKnown = turn.state.room.evening?.played.some(
    ({ gameType }) => gameType === chosen.gameType,
  );
  if (!again || turn.state.room.evening?.isOver) takeEntry(turn);
  const {
    lastGame: _last,
    payment: _payment,
    interrupted: _interrupted,
    ...room
  } = turn.state.room;
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
  // Whoever plays it a second time has just seen how it works.
  if (!again && !isKnown && chosen.settings.includeTutorial) {
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
  const scoreMultiplier = Math.min(roundCount, MAX_SCORE_MULTIPLIER);
  const round = { roundId, roundCount, scoreMultiplier };
  turn.setGame({ round });
  if (turn.state.room.hostType === "DISCORD") {
    turn.say({ topic: "discordListenNewRound", body: round });
  }
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

/** The game says that its round is over. */
export function roundOver(turn: Turn): void {
  const running = turn.running();
  if (!running) return;
  if (isLastRound(turn) && !running.game.endingAsked) {
    turn.setGame({ endingAsked: true });
    // Wherever the game goes from here is followed: another stage, or once more to this place.
    tellGame(turn, { type: "gameEnding" });
    return;
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
  const end = {
    gameId: game.gameId,
    gameType: game.gameType,
    podium: podiumOf(turn.state, rules, game),
    highlights: rules.summary(game.state) as unknown,
  };
  const keepsakes = rules.keepsakes?.(game.state) ?? [];
  countGame(turn, { ...end, keepsakes });
  tellReel(turn);
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
  if (keepsakes.length > 0) turn.outbox.push(keepsakesRow(game.gameId, keepsakes));
  const answers = rules.leftBehind?.(game.state) ?? [];
  if (answers.length > 0) {
    const { gameId, settings } = game;
    const { language } = settings;
    const body = { gameId, language, endedAt: turn.now, answers, users };
    turn.outbox.push({ kind: "leftAnswers", id: `answers ${gameId}`, body });
  }
  const used = rules.used?.(game.state).slice(-USED_CONTENT_MAX);
  if (used) {
    const usedContent = { ...turn.state.room.usedContent, [game.gameType]: used };
    turn.set("room", { usedContent });
  }
  const { paused: _paused, ...clock } = turn.state.clock;
  turn.state = { ...turn.state, clock };
  turn.set("room", {
    lastGame: { ...end, keepsakes },
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

/** The stage is over: by time, because all are in, or because the host says so. */
export function endStage(turn: Turn): void {
  switch (turn.state.clock.stage.name) {
    case "LOBBY":
    case "EVENING_END":
      return;
    case "STANDING":
      return goOn(turn, () => startGame(turn));
    case "TUTORIAL":
      return startRound(turn);
    case "ROUND_INTRO":
      // Somebody may have left meanwhile: a round nobody can play would only be used up.
      pauseBelowMinimum(turn);
      return turn.state.clock.paused ? undefined : playRound(turn);
    case "ROUND_SUMMARY":
      return afterRound(turn);
    case "GAME_END":
      return leavePodium(turn);
    default:
      tellGame(turn, { type: "stageEnded" });
  }
}
