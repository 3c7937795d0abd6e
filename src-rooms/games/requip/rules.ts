import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Verdict } from "../../../src-shared/protocol/entities.ts";
import type {
  Ctx,
  Game,
  GameEvent,
  GamePerson,
  GameSetup,
  GameStage,
  Refusal,
  RoomEvent,
} from "../game.ts";
import { lowestScore, scoresIn } from "../scores.ts";
import { requipBot, lineRequestsOf } from "./bot.ts";
import { ballot } from "./crowd.ts";
import { deal, withSlot } from "./deal.ts";
import { deckOf, leftFor, lotsFor } from "./deck.ts";
import { act, updateKept, keptResponseId, responseId, reveal, showFrom } from "./duel.ts";
import { entryResults, keepsakesOf, leftBehind, withoutDuel } from "./keep.ts";
import { votersOf } from "./score.ts";
import {
  type Duel,
  type RequipHighlights,
  type RequipPrivate,
  type RequipShared,
  type RequipState,
  type Writer,
} from "./types.ts";
import { DUEL_MS, REVEAL_MS, WRITE_MS, WRITE_ONE_MS } from "./facts.ts";
import { requipMoveSchema, type RequipMove } from "./schemas.ts";
import { backstageView, highlightsOf, privateView, sharedView, themeOf } from "./views.ts";
import { handOver, hasTwo, progressOf, write } from "./write.ts";

const writer = ({ alias, robot }: GamePerson, score: number, waiting: boolean): Writer => ({
  alias,
  robot,
  score,
  waiting,
  left: false,
});

function start(setup: GameSetup, { random }: Ctx): RequipState {
  const { settings, people, players, used = [] } = setup;
  const deck = deckOf(setup, random);
  const writers: Record<PlayerId, Writer> = {};
  for (const id of players) {
    const person = people[id];
    if (!person) continue;
    writers[id] = {
      ...writer(person, 0, false),
      ...(person.by === "nobody" && { dark: true }),
    };
  }
  return {
    language: settings.language,
    filterLevel: settings.filterLevel,
    backstage: settings.backstage,
    keepsAnswers: settings.keepAnswers ?? true,
    writers,
    round: { roundId: 0, roundCount: 0, scoreMultiplier: 1 },
    at: "OVER",
    deck,
    lots: lotsFor(setup, random),
    left: leftFor(deck, setup),
    said: used.filter((id) => id.startsWith("said:")),
    used: [],
    matchups: [],
    quipbotAfter: 1,
    current: 0,
    duels: [],
    spotted: {},
  };
}

function join(state: RequipState, id: PlayerId, person: GamePerson): RequipState {
  const before = state.writers[id];
  const put = (next: Writer) => ({ ...state, writers: { ...state.writers, [id]: next } });
  if (before) {
    const { dark: _dark, ...rest } = before;
    return before.left ? put({ ...rest, left: false, waiting: true }) : state;
  }
  return put(writer(person, lowestScore(state.writers), true));
}

function leave(state: RequipState, id: PlayerId, ctx: Ctx): RequipState {
  const before = state.writers[id];
  if (!before) return state;
  const writers = { ...state.writers, [id]: { ...before, left: true } };
  return handOver({ ...state, writers }, id, ctx.random);
}

function moderated(state: RequipState, itemId: string, verdict: Verdict): RequipState {
  const status = verdict === "approve" ? "approved" : "hidden";
  for (const [at, { slots }] of state.matchups.entries()) {
    for (const side of [0, 1] as const) {
      if (responseId(state, at, side) === itemId) {
        return updateKept(withSlot(state, at, side, { ...slots[side], status }), at);
      }
    }
  }
  const duels = state.duels.map((duel): Duel => {
    const judged = (side: 0 | 1): Duel["sides"][0] => {
      if (keptResponseId(duel, side) !== itemId) return duel.sides[side];
      const { hidden: _before, ...shown } = duel.sides[side];
      return verdict === "hide" ? { ...shown, hidden: true } : shown;
    };
    return { ...duel, sides: [judged(0), judged(1)] };
  });
  return { ...state, duels };
}

/** Approves the hidden robot's answers that backstage could not see in time: they are built-in content. */
function withQuipbotSeen(state: RequipState): RequipState {
  const listed = new Set(backstageView(state).map(({ id }) => id));
  let seen = state;
  for (const [at, { slots }] of state.matchups.entries()) {
    for (const side of [0, 1] as const) {
      const slot = slots[side];
      if (slot.author !== "quipbot" || listed.has(responseId(state, at, side))) continue;
      seen = withSlot(seen, at, side, { ...slot, status: "approved" });
    }
  }
  return seen;
}

function endStage(state: RequipState): RequipState {
  switch (state.at) {
    case "WRITE":
      return showFrom(withQuipbotSeen(state), 0);
    case "DUEL":
      return reveal(state);
    case "REVEAL":
      return showFrom(state, state.current + 1);
    case "OVER":
      return state;
  }
}

function apply(state: RequipState, event: GameEvent<RequipMove>, ctx: Ctx): RequipState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return deal(state, event.round, ctx.random);
    case "stageEnded":
      return endStage(state);
    case "moderated":
      return moderated(state, event.itemId, event.verdict);
    case "playerJoined":
      return join(state, event.playerId, event.person);
    case "playerLeft":
      return leave(state, event.playerId, ctx);
    case "gameEnding":
      return state;
    case "move": {
      const { move, playerId } = event;
      return move.type === "answer" || move.type === "requip"
        ? write(state, playerId, move, ctx.random)
        : act(state, playerId, move);
    }
  }
}

/**
 * Handles a new name, with which later duels are signed, and phones that go dark, which do not vote (RQ8).
 */
function onRoomEvent(state: RequipState, event: RoomEvent): RequipState {
  if (event.type !== "renamed" && event.type !== "seat") return state;
  const { [event.playerId]: known } = state.writers;
  if (!known) return state;
  const { dark: _dark, ...rest } = known;
  const changed: Writer =
    event.type === "renamed"
      ? { ...known, alias: event.alias }
      : { ...rest, ...(event.by === "nobody" && { dark: true }) };
  return { ...state, writers: { ...state.writers, [event.playerId]: changed } };
}

function stage(state: RequipState): GameStage {
  const key = `${state.round.roundId}.${state.at}.${state.current}`;
  const matchup = state.matchups[state.current];
  switch (state.at) {
    case "OVER":
      return { kind: "roundOver" };
    case "WRITE": {
      const writing = playerIdsOf(state.writers).filter(
        (id) => !state.writers[id]?.left && progressOf(state, id).of > 0,
      );
      const isDone = (id: PlayerId) => {
        const { done, of } = progressOf(state, id);
        return done === of;
      };
      return {
        kind: "input",
        name: "WRITE",
        key,
        ms: hasTwo(state) ? WRITE_MS : WRITE_ONE_MS,
        waitingFor: writing.filter((id) => !isDone(id)),
        done: writing.filter(isDone),
      };
    }
    case "DUEL": {
      const voters = matchup ? votersOf(state, matchup) : [];
      return {
        kind: "input",
        name: "DUEL",
        key,
        ms: DUEL_MS,
        waitingFor: voters.filter((id) => matchup?.votes[id] === undefined),
        done: voters.filter((id) => matchup?.votes[id] !== undefined),
        // Those who do not vote are the authors: ticks would show whether one of them is the hidden robot.
        withoutTicks: true,
      };
    }
    case "REVEAL":
      return { kind: "show", name: "REVEAL", key, ms: REVEAL_MS, waitingFor: [], done: [] };
  }
}

/** Quips in duels: two answers to one prompt, and one of them may be a machine's. */
export const requip: Game<RequipState, RequipMove, RequipShared, RequipPrivate, RequipHighlights> =
  {
    type: "REQUIP",
    frame: { roundIntro: true, roundSummary: true },
    moveSchema: requipMoveSchema,
    ballot,
    start,
    apply,
    onRoomEvent,
    stage,
    scores: ({ writers }) => scoresIn(writers),
    shared: sharedView,
    private: privateView,
    bot: requipBot,
    theme: themeOf,
    summary: highlightsOf,
    without: withoutDuel,
    lineRequests: lineRequestsOf,
    keepsakes: keepsakesOf,
    used: ({ used }) => used,
    fared: entryResults,
    leftBehind,
    backstage: backstageView,
  };
