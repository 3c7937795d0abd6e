import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Ctx, Game, GameEvent, GameSetup, GameStage, Refusal } from "../game.ts";
import { lowestScore, scoresIn } from "../scores.ts";
import { nearestBot } from "./bot.ts";
import { deckFor, questionOf } from "./questions.ts";
import { placingsOf } from "./score.ts";
import {
  type NearestHighlights,
  type NearestPrivate,
  type NearestShared,
  type NearestState,
} from "./types.ts";
import { ESTIMATE_MS, QUESTIONS_PER_ROUND, REVEAL_MS } from "./facts.ts";
import { nearestMoveSchema, type NearestMove } from "./schemas.ts";
import { keepsakesOf, privateView, sharedView, withoutLanding } from "./views.ts";

function start({ players, settings, used = [] }: GameSetup, { random }: Ctx) {
  const state: NearestState = {
    language: settings.language,
    seats: Object.fromEntries(players.map((id) => [id, { score: 0, left: false }])),
    deck: deckFor(settings.rating, used, random),
    current: -1,
    at: "OVER",
    asked: 0,
    multiplier: 1,
    estimates: {},
    answered: [],
  };
  return state;
}

function present(state: NearestState): PlayerId[] {
  return playerIdsOf(state.seats).filter((id) => !state.seats[id]?.left);
}

function ask(state: NearestState): NearestState {
  const next = { current: state.current + 1, asked: state.asked + 1, estimates: {} };
  return { ...state, ...next, at: "ESTIMATE" };
}

function reveal(state: NearestState): NearestState {
  const question = questionOf(state.deck[state.current]);
  if (!question) return { ...state, at: "OVER" };
  const landings = placingsOf(state.estimates, question, state.multiplier);
  const seats = { ...state.seats };
  for (const { playerId, points } of landings) {
    const seat = seats[playerId];
    if (seat) seats[playerId] = { ...seat, score: seat.score + points };
  }
  const { id: questionId, answer, isYear } = question;
  const answered = [...state.answered, { questionId, answer, isYear, landings }];
  return { ...state, seats, answered, at: "REVEAL" };
}

function endStage(state: NearestState): NearestState {
  switch (state.at) {
    case "ESTIMATE":
      return reveal(state);
    case "REVEAL": {
      const isLast = state.asked >= QUESTIONS_PER_ROUND || state.current + 1 >= state.deck.length;
      return isLast ? { ...state, at: "OVER" } : ask(state);
    }
    case "OVER":
      return state;
  }
}

function estimate(state: NearestState, id: PlayerId, value: number): NearestState | Refusal {
  if (state.at !== "ESTIMATE") return { refused: "stage_over" };
  const seat = state.seats[id];
  if (!seat || seat.left) return { refused: "not_your_turn" };
  return { ...state, estimates: { ...state.estimates, [id]: value } };
}

function join(state: NearestState, id: PlayerId): NearestState {
  const score = state.seats[id]?.score ?? lowestScore(state.seats);
  return { ...state, seats: { ...state.seats, [id]: { score, left: false } } };
}

function apply(state: NearestState, event: GameEvent<NearestMove>): NearestState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return ask({ ...state, asked: 0, multiplier: event.round.scoreMultiplier });
    case "move":
      return estimate(state, event.playerId, event.move.value);
    case "stageEnded":
      return endStage(state);
    case "playerJoined":
      return join(state, event.playerId);
    case "playerLeft": {
      const seat = state.seats[event.playerId];
      if (!seat) return state;
      return { ...state, seats: { ...state.seats, [event.playerId]: { ...seat, left: true } } };
    }
    case "moderated":
    case "gameEnding":
      return state;
  }
}

function stage(state: NearestState): GameStage {
  const key = `${state.current}.${state.at}`;
  switch (state.at) {
    case "OVER":
      return { kind: "roundOver" };
    case "REVEAL":
      return { kind: "show", name: "REVEAL", key, ms: REVEAL_MS, waitingFor: [], done: [] };
    case "ESTIMATE": {
      const isDone = (id: PlayerId) => state.estimates[id] !== undefined;
      const here = present(state);
      const [waitingFor, done] = [here.filter((id) => !isDone(id)), here.filter(isDone)];
      return { kind: "input", name: "ESTIMATE", key, ms: ESTIMATE_MS, waitingFor, done };
    }
  }
}

/** A surprising question, a number from everybody, and a number line on which all of them land. */
export const nearest: Game<
  NearestState,
  NearestMove,
  NearestShared,
  NearestPrivate,
  NearestHighlights
> = {
  type: "EXPERIMENTS",
  // 2: the state includes the language in which questions are asked.
  version: 2,
  frame: { roundIntro: true, roundSummary: true },
  moveSchema: nearestMoveSchema,
  start,
  apply,
  stage,
  scores: ({ seats }) => scoresIn(seats),
  shared: sharedView,
  private: privateView,
  bot: nearestBot,
  summary: ({ answered }) => ({ answered }),
  without: withoutLanding,
  keepsakes: keepsakesOf,
  used: ({ answered }) => answered.map(({ questionId }) => questionId),
};
