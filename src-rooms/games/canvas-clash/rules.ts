import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type {
  Canvases,
  Ctx,
  Game,
  GameEvent,
  RoomEvent,
  GameSetup,
  GameStage,
  Refusal,
} from "../game.ts";
import { scoresIn } from "../scores.ts";
import { backstage, judge, canvasEvent } from "./backstage.ts";
import { drawMs, hintsAfter, nextWake } from "./clock.ts";
import type { CanvasContent } from "./content.ts";
import { ballot } from "./crowd.ts";
import { judged } from "./words.ts";
import { canvasEvents } from "./events.ts";
import { guess, guessersOf, stillGuessing, withGuesser } from "./guessing.ts";
import { arranged, hasEverybodyPainted } from "./order.ts";
import { join, leave, replaceTheGone, seatChanged } from "./people.ts";
import { canvasBotWith } from "./bot.ts";
import { beginTurn, canBeCredited, endStage, goOnIfPointless, swapWord } from "./turns.ts";
import {
  type Artist,
  type CanvasHighlights,
  type CanvasPrivate,
  type CanvasShared,
  type CanvasState,
} from "./types.ts";
import { canvasMoveSchema, type CanvasMove } from "./schemas.ts";
import { CREDIT_MS, READY_MS, REVEAL_MS } from "./facts.ts";
import { privateView, sharedView } from "./views.ts";
import { wordLots } from "./words.ts";

function start(setup: GameSetup, { random }: Ctx): CanvasState {
  const { players, people, settings, used = [] } = setup;
  const isRobot = (id: PlayerId) => people[id]?.robot ?? false;
  const artist = (id: PlayerId): Artist => ({
    score: 0,
    robot: isRobot(id),
    by: people[id]?.by ?? "person",
    owes: settings.numberOfTurns,
    left: false,
    ...(people[id]?.crowd && { crowd: true as const }),
  });
  return {
    language: settings.language,
    filterLevel: settings.filterLevel,
    lots: wordLots(setup, random),
    seen: used,
    used: [],
    artists: Object.fromEntries(players.map((id) => [id, artist(id)])),
    order: arranged(players, isRobot, random),
    next: 0,
    turnNumber: 0,
    at: "OVER",
    voided: false,
    kept: [],
  };
}

function move(
  state: CanvasState,
  id: PlayerId,
  body: CanvasMove,
  ctx: Ctx,
  content: CanvasContent,
): CanvasState | Refusal {
  const { turn, at } = state;
  if (!turn) return { refused: "stage_over" };
  const canGuess = guessersOf(state).includes(id);
  switch (body.type) {
    case "swap":
      if (at !== "READY") return { refused: "stage_over" };
      if (!turn.canvases.some(({ painter }) => painter === id)) return { refused: "not_your_turn" };
      return turn.swapped ? { refused: "invalid_move" } : swapWord(state, ctx, content);
    case "guess":
      return guess(state, id, body.text, ctx, content);
    case "credit": {
      if (at !== "CREDIT") return { refused: "stage_over" };
      if (!canGuess) return { refused: "not_your_turn" };
      const canvas = turn.canvases[body.canvas];
      if (!canvas || !canBeCredited(canvas)) return { refused: "invalid_move" };
      return { ...state, turn: withGuesser(turn, id, { credit: body.canvas }) };
    }
    case "spelled": {
      if (at !== "DRAW" && at !== "CREDIT") return { refused: "stage_over" };
      if (!canGuess) return { refused: "not_your_turn" };
      if (!turn.canvases[body.canvas]?.inked) return { refused: "invalid_move" };
      const others = (turn.guessers[id]?.spelled ?? []).filter((one) => one !== body.canvas);
      const spelled = body.on ? [...others, body.canvas].sort((a, b) => a - b) : others;
      return { ...state, turn: withGuesser(turn, id, { spelled }) };
    }
  }
}

function apply(
  state: CanvasState,
  event: GameEvent<CanvasMove>,
  ctx: Ctx,
  content: CanvasContent,
): CanvasState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return beginTurn(state, event.round, ctx, content);
    case "stageEnded":
      return endStage(state, ctx, content);
    case "move":
      return move(state, event.playerId, event.move, ctx, content);
    case "playerJoined":
      return join(state, event.playerId, event.person, ctx, content);
    case "playerLeft": {
      const kicked = event.kicked ?? false;
      return goOnIfPointless(leave(state, event.playerId, kicked, ctx, content));
    }
    case "moderated":
      return goOnIfPointless(judge(state, event.itemId, event.verdict));
    case "gameEnding":
      return state;
  }
}

/** Handles a tick in DRAW: shows due hints and replaces painters who are gone. */
function tick(state: CanvasState, ctx: Ctx, content: CanvasContent): CanvasState {
  if (state.at !== "DRAW" || !state.turn) return state;
  const hints = hintsAfter(state.turn, ctx.elapsed);
  const hinted = hints === state.turn.hints ? state : { ...state, turn: { ...state.turn, hints } };
  return replaceTheGone(hinted, ctx, content);
}

function onRoomEvent(
  state: CanvasState,
  event: RoomEvent,
  ctx: Ctx,
  content: CanvasContent,
): CanvasState {
  switch (event.type) {
    case "tick":
      return tick(state, ctx, content);
    case "seat":
      return seatChanged(state, event.playerId, event.by, ctx, content);
    case "inked":
    case "reported":
      return goOnIfPointless(canvasEvent(state, event));
    case "renamed":
      return state;
  }
}

function stage(state: CanvasState): GameStage {
  const { at, turn } = state;
  if (at === "OVER" || !turn) return { kind: "roundOver" };
  const common = { name: at, key: `${turn.sheet}.${at}` };
  const none = { waitingFor: [], done: [] };
  const guessers = guessersOf(state);
  switch (at) {
    case "READY":
      return { kind: "show", ...common, ms: READY_MS, ...none };
    case "REVEAL":
      return { kind: "show", ...common, ms: REVEAL_MS, ...none };
    case "DRAW": {
      const wakeAt = nextWake(state);
      const isDone = (id: PlayerId) => turn.guessers[id]?.place !== undefined;
      return {
        kind: "input",
        ...common,
        ms: drawMs(turn),
        waitingFor: stillGuessing(state),
        done: guessers.filter(isDone),
        actsAgain: true,
        ...(wakeAt !== undefined && { wakeAt }),
      };
    }
    case "CREDIT": {
      const isDone = (id: PlayerId) => turn.guessers[id]?.credit !== undefined;
      // A phone that has reported every visible canvas has nothing left to tap.
      const mayTap = (id: PlayerId) =>
        turn.canvases.some(
          ({ inked, hidden, reportedBy }) => inked && !hidden && !reportedBy.includes(id),
        );
      return {
        kind: "input",
        ...common,
        ms: CREDIT_MS,
        waitingFor: guessers.filter((id) => !isDone(id) && mayTap(id)),
        done: guessers.filter(isDone),
      };
    }
  }
}

function canvases({ turn, at }: CanvasState, content: CanvasContent): Canvases | undefined {
  if (!turn) return undefined;
  return {
    sheet: turn.sheet,
    open: at === "DRAW",
    easels: turn.canvases.map(({ painter, inked, hand }) => {
      const drawing = hand && content.drawingOf(hand.drawing);
      return {
        inked,
        ...(painter !== undefined && { painter }),
        ...(hand && drawing && { hand: { ...hand, drawing } }),
      };
    }),
  };
}

const shownOf = ({ kept }: CanvasState) => kept.filter(({ hidden }) => !hidden);

function summary(state: CanvasState): CanvasHighlights {
  const { fastest } = state;
  const kept = shownOf(state);
  const most = Math.max(0, ...kept.map(({ credits }) => credits));
  const favourite = most > 0 ? kept.find(({ credits }) => credits === most) : undefined;
  return { ...(fastest && { fastest }), ...(favourite && { favourite: favourite.id }) };
}

/** Several players paint the same word at once; the others guess, and say which canvas helped. */
export function canvasClashWith(
  content: CanvasContent,
): Game<CanvasState, CanvasMove, CanvasShared, CanvasPrivate, CanvasHighlights> {
  return {
    type: "CANVAS_CLASH",
    frame: { roundIntro: false, roundSummary: false },
    moveSchema: canvasMoveSchema,
    ballot,
    // Only what everybody may also read in the feed: wrong guesses, during DRAW.
    heat: ({ at, turn }, text) =>
      at === "DRAW" && turn !== undefined && judged(text, turn.word, content) === "wrong",
    start,
    apply: (state, event, ctx) => apply(state, event, ctx, content),
    onRoomEvent: (state, event, ctx) => onRoomEvent(state, event, ctx, content),
    stage,
    events: canvasEvents,
    canvases: (state) => canvases(state, content),
    isOver: hasEverybodyPainted,
    scores: ({ artists }) => scoresIn(artists),
    shared: (state) => sharedView(state, content),
    private: (state, id) => privateView(state, id, content),
    bot: canvasBotWith(content),
    theme: ({ turn }) => turn?.theme,
    summary,
    used: ({ used }) => used,
    fared: ({ fared = [] }) => fared,
    without: ({ favourite, ...rest }, { id }) => ({
      ...rest,
      ...(favourite !== undefined && favourite !== id && { favourite }),
    }),
    keepsakes: (state) =>
      shownOf(state).map(({ id, painter, word, language, credits }) => ({
        id,
        kind: "drawing",
        playerIds: [painter],
        body: { word, language, credits },
      })),
    backstage,
  };
}
