import { SPOT_NAMES, type SpotName } from "../../../src-shared/catalog/hideScenes.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import type { Ctx, Game, GameEvent, GameSetup, GameStage, Refusal } from "../game.ts";
import { lowestScore, scoresIn } from "../scores.ts";
import { hideBot } from "./bot.ts";
import { ballot } from "./crowd.ts";
import { hideEvents } from "./events.ts";
import { hiderOf, present, reveal } from "./hunt.ts";
import { keepsakesOf } from "./keepsakes.ts";
import {
  type Guess,
  type HideHighlights,
  type HidePrivate,
  type HideShared,
  type HideState,
  type Seat,
} from "./types.ts";
import { migrated, VERSION } from "./migrate.ts";
import { shownLooks, tour } from "./scenes.ts";
import { DARK_MS, GUESS_MS, LIGHT_MS, MANY, QUICK_GUESS_MS, REVEAL_MS } from "./facts.ts";
import { hideMoveSchema, type HideMove } from "./schemas.ts";
import { privateView, sharedView } from "./views.ts";

const NEW_SEAT: Seat = { score: 0, hasDoubled: false, left: false };

function start(setup: GameSetup, { random }: Ctx): HideState {
  const { players, settings, used = [] } = setup;
  return {
    laps: settings.numberOfTurns,
    seats: Object.fromEntries(players.map((id) => [id, NEW_SEAT])),
    order: random.shuffled(players),
    lap: 0,
    looks: tour(used, random),
    at: "OVER",
    turnOrder: [],
    current: 0,
    seen: {},
    hidden: {},
    guesses: {},
    gains: {},
    hunts: [],
  };
}

/** Starts a lap: late joiners take part from now on, and the order is reversed (HP1, HP10). */
function startLap(state: HideState): HideState {
  const order = [...new Set([...state.order, ...present(state)])];
  const lap = state.lap + 1;
  const here = order.filter((id) => !state.seats[id]?.left);
  const turnOrder = lap % 2 === 0 ? here.toReversed() : here;
  const empty = { current: 0, seen: {}, hidden: {}, guesses: {}, gains: {} };
  return { ...state, order, lap, turnOrder, at: "LIGHT", ...empty };
}

/** Gives everybody a hiding place when DARK ends (HP4). */
function hideAll(state: HideState, random: Random): HideState {
  const hidden = { ...state.hidden };
  for (const id of state.turnOrder) {
    const anywhere = random.pick(SPOT_NAMES) ?? "house1";
    hidden[id] = state.hidden[id] ?? state.seen[id] ?? anywhere;
  }
  return nextHunt({ ...state, hidden, at: "GUESS", current: -1 });
}

/** Goes on to the next hider who is still there (HP9). */
function nextHunt(state: HideState): HideState {
  const next = state.turnOrder.findIndex((id, at) => at > state.current && !state.seats[id]?.left);
  if (next < 0) return { ...state, at: "OVER", guesses: {}, gains: {} };
  return { ...state, at: "GUESS", current: next, guesses: {}, gains: {} };
}

function endStage(state: HideState, random: Random): HideState {
  switch (state.at) {
    case "LIGHT":
      return { ...state, at: "DARK" };
    case "DARK":
      return hideAll(state, random);
    case "GUESS":
      return reveal(state);
    case "REVEAL":
      return nextHunt(state);
    case "OVER":
      return state;
  }
}

function goTo(state: HideState, id: PlayerId, spotName: SpotName): HideState | Refusal {
  if (state.at !== "LIGHT" && state.at !== "DARK") return { refused: "stage_over" };
  if (!state.turnOrder.includes(id)) return { refused: "not_your_turn" };
  if (state.at === "LIGHT") return { ...state, seen: { ...state.seen, [id]: spotName } };
  return { ...state, hidden: { ...state.hidden, [id]: spotName } };
}

function guess(state: HideState, id: PlayerId, { spotName, doubled }: Guess): HideState | Refusal {
  if (state.at !== "GUESS") return { refused: "stage_over" };
  const seat = state.seats[id];
  if (!seat || seat.left || id === hiderOf(state)) return { refused: "not_your_turn" };
  if (doubled && seat.hasDoubled) return { refused: "double_used" };
  const before = state.guesses[id];
  if (before?.spotName === spotName && before.doubled === doubled) return state;
  return { ...state, guesses: { ...state.guesses, [id]: { spotName, doubled } } };
}

function join(state: HideState, id: PlayerId): HideState {
  const before = state.seats[id];
  if (before) {
    if (!before.left) return state;
    return { ...state, seats: { ...state.seats, [id]: { ...before, left: false } } };
  }
  const score = lowestScore(state.seats);
  return { ...state, seats: { ...state.seats, [id]: { ...NEW_SEAT, score } } };
}

function leave(state: HideState, id: PlayerId): HideState {
  const seat = state.seats[id];
  if (!seat) return state;
  const gone = { ...state, seats: { ...state.seats, [id]: { ...seat, left: true } } };
  return state.at === "GUESS" && hiderOf(state) === id ? nextHunt(gone) : gone;
}

function apply(state: HideState, event: GameEvent<HideMove>, { random }: Ctx): HideState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return startLap(state);
    case "stageEnded":
      return endStage(state, random);
    case "playerJoined":
      return join(state, event.playerId);
    case "playerLeft":
      return leave(state, event.playerId);
    case "moderated":
    case "gameEnding":
      return state;
    case "move": {
      const { move, playerId } = event;
      if (move.type === "spot") return goTo(state, playerId, move.spotName);
      return guess(state, playerId, { spotName: move.spotName, doubled: move.doubled ?? false });
    }
  }
}

function stage(state: HideState): GameStage {
  const key = `${state.lap}.${state.at}.${state.current}`;
  const hiding = state.turnOrder.filter((id) => !state.seats[id]?.left);
  switch (state.at) {
    case "OVER":
      return { kind: "roundOver" };
    case "LIGHT": {
      // Nobody is ever done: LIGHT lasts its full time, and robots keep running.
      const all = { waitingFor: hiding, done: [], actsAgain: true } as const;
      return { kind: "input", name: "LIGHT", key, ms: LIGHT_MS, ...all };
    }
    case "DARK": {
      const isDone = (id: PlayerId) => state.hidden[id] !== undefined;
      const [waitingFor, done] = [hiding.filter((id) => !isDone(id)), hiding.filter(isDone)];
      return { kind: "input", name: "DARK", key, ms: DARK_MS, waitingFor, done };
    }
    case "GUESS": {
      const guessing = present(state).filter((id) => id !== hiderOf(state));
      const isDone = (id: PlayerId) => state.guesses[id] !== undefined;
      const [waitingFor, done] = [guessing.filter((id) => !isDone(id)), guessing.filter(isDone)];
      // Counts only hiders, so that nobody's time is cut short because somebody sits down during the lap.
      const ms = state.turnOrder.length > MANY ? QUICK_GUESS_MS : GUESS_MS;
      return { kind: "input", name: "GUESS", key, ms, waitingFor, done };
    }
    case "REVEAL":
      return { kind: "show", name: "REVEAL", key, ms: REVEAL_MS, waitingFor: [], done: [] };
  }
}

/** Hide while everybody watches, then once more in the dark. */
export const hideAndPeek: Game<HideState, HideMove, HideShared, HidePrivate, HideHighlights> = {
  type: "HIDE_AND_PEEK",
  frame: { roundIntro: true, roundSummary: true },
  moveSchema: hideMoveSchema,
  ballot,
  version: VERSION,
  migrate: migrated,
  start,
  apply,
  stage,
  events: hideEvents,
  isOver: (state) => state.lap >= state.laps,
  scores: ({ seats }) => scoresIn(seats),
  shared: sharedView,
  private: privateView,
  bot: hideBot,
  summary: ({ hunts }) => ({ hunts }),
  keepsakes: keepsakesOf,
  used: shownLooks,
};
