import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import type { Ctx, Game, GameEvent, GameSetup, GameStage, Refusal } from "../game.ts";
import { lowestScore, scoresIn } from "../scores.ts";
import { battleOf, battlesOfRound, EMPTY } from "./battles.ts";
import { rpsBot } from "./bot.ts";
import { ballot } from "./crowd.ts";
import { keepsakesOf } from "./keepsakes.ts";
import { shoot } from "./shoot.ts";
import {
  type Battle,
  type Fighter,
  type RpsHighlights,
  type RpsPrivate,
  type RpsShared,
  type RpsState,
} from "./types.ts";
import { BET_MS, PROGRAM_MS, SHOOT_MS } from "./facts.ts";
import { rpsMoveSchema, type RpsMove } from "./schemas.ts";
import { privateView, sharedView } from "./views.ts";

const NEW_FIGHTER: Fighter = { score: 0, waiting: false, left: false };

function start({ players }: GameSetup, { random }: Ctx): RpsState {
  return {
    order: random.shuffled(players),
    fighters: Object.fromEntries(players.map((id) => [id, NEW_FIGHTER])),
    round: { roundId: 0, roundCount: 0, scoreMultiplier: 1 },
    at: "OVER",
    battles: [],
    current: 0,
    bets: {},
    results: [],
    payouts: {},
    sudden: "no",
  };
}

/** Fighters who take part in the round that starts now, in ring order. */
function ringOf(state: RpsState): PlayerId[] {
  return state.order.filter((id) => {
    const fighter = state.fighters[id];
    return fighter !== undefined && !fighter.left && !fighter.waiting;
  });
}

function startRound(state: RpsState, round: RpsState["round"]): RpsState {
  const late = playerIdsOf(state.fighters).filter(
    (id) => state.fighters[id]?.waiting && !state.fighters[id].left,
  );
  const fighters = { ...state.fighters };
  for (const id of playerIdsOf(fighters)) {
    const fighter = fighters[id];
    // A fighter who is gone when the round begins and comes back waits for the next one.
    if (fighter) fighters[id] = { ...fighter, waiting: fighter.left };
  }
  const seated = {
    ...state,
    fighters,
    order: [...state.order.filter((id) => !late.includes(id)), ...late],
  };
  const battles = battlesOfRound(ringOf(seated), round.roundCount);
  return {
    ...seated,
    round,
    battles,
    at: battles.length > 0 ? "PROGRAM" : "OVER",
    current: 0,
    bets: {},
    payouts: {},
  };
}

/** Whether this player's program for a battle is complete (RS6). */
function isProgrammed(battle: Battle, id: PlayerId): boolean {
  const program = battle.first === id ? battle.firstMoves : battle.secondMoves;
  return !program.includes("NOTHING");
}

function program(
  state: RpsState,
  id: PlayerId,
  move: Extract<RpsMove, { type: "program" }>,
): RpsState | Refusal {
  if (state.at !== "PROGRAM") return { refused: "stage_over" };
  const battle = state.battles[move.battle - 1];
  if (!battle) return { refused: "invalid_move" };
  if (battle.first !== id && battle.second !== id) return { refused: "not_your_turn" };
  const { moves } = move;
  const changed =
    battle.first === id ? { ...battle, firstMoves: moves } : { ...battle, secondMoves: moves };
  return { ...state, battles: state.battles.with(move.battle - 1, changed) };
}

function nextBattle(state: RpsState): RpsState {
  const current = state.current + 1;
  if (current < state.battles.length) {
    return { ...state, at: "BET", current, bets: {}, payouts: {} };
  }
  return { ...state, at: "OVER", sudden: state.sudden === "now" ? "done" : state.sudden };
}

/** Replaces the programs of fighters who have left by now with NOTHING (RS16). */
function withoutTheGone(state: RpsState): RpsState {
  const isGone = (id: PlayerId) => state.fighters[id]?.left === true;
  const battles = state.battles.map((battle): Battle => {
    const gone = [battle.first, battle.second].filter(isGone);
    if (gone.length === 0) return battle;
    return {
      ...battle,
      gone,
      ...(isGone(battle.first) && { firstMoves: EMPTY }),
      ...(isGone(battle.second) && { secondMoves: EMPTY }),
    };
  });
  return { ...state, battles };
}

function endStage(state: RpsState): RpsState {
  switch (state.at) {
    case "PROGRAM": {
      const programmed = withoutTheGone(state);
      return state.sudden === "now"
        ? shoot(programmed)
        : { ...programmed, at: "BET", current: 0, bets: {}, payouts: {} };
    }
    case "BET":
      return shoot(state);
    case "SHOOT":
      return nextBattle(state);
    case "OVER":
      return state;
  }
}

/** Adds one battle between exactly two joint leaders (RS18); otherwise changes nothing. */
function suddenBattle(state: RpsState, scores: Readonly<Record<PlayerId, number>>): RpsState {
  if (state.sudden !== "no") return state;
  const ids = playerIdsOf(state.fighters);
  const best = Math.max(0, ...ids.map((id) => scores[id] ?? 0));
  const leaders = ids.filter((id) => (scores[id] ?? 0) === best);
  const [one, two] = leaders;
  const bothHere = leaders.every((id) => !state.fighters[id]?.left && !state.fighters[id]?.waiting);
  if (leaders.length !== 2 || one === undefined || two === undefined || !bothHere) return state;
  return {
    ...state,
    at: "PROGRAM",
    sudden: "now",
    battles: [battleOf(one, two)],
    current: 0,
    bets: {},
    payouts: {},
  };
}

function join(state: RpsState, id: PlayerId): RpsState {
  const before = state.fighters[id];
  if (before) {
    if (!before.left) return state;
    return { ...state, fighters: { ...state.fighters, [id]: { ...before, left: false } } };
  }
  const score = lowestScore(state.fighters);
  return { ...state, fighters: { ...state.fighters, [id]: { score, waiting: true, left: false } } };
}

function leave(state: RpsState, id: PlayerId): RpsState {
  const fighter = state.fighters[id];
  if (!fighter) return state;
  return { ...state, fighters: { ...state.fighters, [id]: { ...fighter, left: true } } };
}

function apply(state: RpsState, event: GameEvent<RpsMove>): RpsState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return startRound(state, event.round);
    case "stageEnded":
      return endStage(state);
    case "gameEnding":
      return suddenBattle(state, event.scores);
    case "moderated":
      return state;
    case "playerJoined":
      return join(state, event.playerId);
    case "playerLeft":
      return leave(state, event.playerId);
    case "move": {
      const { move, playerId } = event;
      if (move.type === "program") return program(state, playerId, move);
      if (state.at !== "BET") return { refused: "stage_over" };
      if (state.bets[playerId] === move.call) return state;
      return { ...state, bets: { ...state.bets, [playerId]: move.call } };
    }
  }
}

function stage(state: RpsState): GameStage {
  const key = `${state.round.roundId}.${state.at}.${state.current}.${state.sudden}`;
  switch (state.at) {
    case "OVER":
      return { kind: "roundOver" };
    case "PROGRAM": {
      const fighting = ringOf(state).filter((id) =>
        state.battles.some((battle) => battle.first === id || battle.second === id),
      );
      const isDone = (id: PlayerId) =>
        state.battles.every(
          (battle) => (battle.first !== id && battle.second !== id) || isProgrammed(battle, id),
        );
      return {
        kind: "input",
        name: "PROGRAM",
        key,
        ms: PROGRAM_MS,
        waitingFor: fighting.filter((id) => !isDone(id)),
        done: fighting.filter(isDone),
      };
    }
    case "BET": {
      const betting = playerIdsOf(state.fighters).filter((id) => !state.fighters[id]?.left);
      return {
        kind: "input",
        name: "BET",
        key,
        ms: BET_MS,
        waitingFor: betting.filter((id) => !state.bets[id]),
        done: betting.filter((id) => state.bets[id]),
      };
    }
    case "SHOOT":
      return { kind: "show", name: "SHOOT", key, ms: SHOOT_MS, waitingFor: [], done: [] };
  }
}

/** Rock, paper, scissors: three programmed moves a battle, and everybody bets. */
export const rpsShoot: Game<RpsState, RpsMove, RpsShared, RpsPrivate, RpsHighlights> = {
  type: "RPS_SHOOT",
  frame: { roundIntro: true, roundSummary: true },
  moveSchema: rpsMoveSchema,
  ballot,
  start,
  apply,
  stage,
  scores: ({ fighters }) => scoresIn(fighters),
  shared: sharedView,
  private: privateView,
  bot: rpsBot,
  summary: (state) => ({ results: state.results }),
  keepsakes: keepsakesOf,
};
