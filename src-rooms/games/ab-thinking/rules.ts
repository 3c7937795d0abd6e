import type { AbScoring } from "../../../src-shared/catalog/settings.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { pictureOfKey } from "../../../src-shared/text/packEntries.ts";
import { packsFirst, pictureKeys } from "../pictures.ts";
import type { Random } from "../random.ts";
import type { Ctx, Game, GameEvent, GameSetup, GameStage, Refusal, RoomEvent } from "../game.ts";
import { drawLines, foreignOf, languageIn, lotsOf } from "../packs.ts";
import { scoresIn } from "../scores.ts";
import { abBot, stockClue } from "./bot.ts";
import { clueRefusal, tidyClue } from "./clue.ts";
import type { AbContent } from "./content.ts";
import { ballot } from "./crowd.ts";
import { dealIn, seated } from "./deal.ts";
import { keepsakesOf, withoutClue } from "./keepsakes.ts";
import { join, leave, letIn, newSeat } from "./people.ts";
import { findersOf, gainsOf, voters, votesAllowed } from "./score.ts";
import {
  type AbHighlights,
  type AbPrivate,
  type AbShared,
  type AbState,
  type CardId,
  type Seat,
} from "./types.ts";
import { abMoveSchema, type AbMove } from "./schemas.ts";
import {
  BOARD_MAX,
  BOARD_MIN,
  CLUE_MS,
  DARK_CLUE_MS,
  DEAL_MS,
  IDEAS,
  IDEAS_MOST,
  LAPS_MAX,
  PICK_MS,
  REVEAL_MS,
  SHOW_MS,
  TESTING_MAX_SCORE,
  VOTE_MS,
} from "./facts.ts";
import { privateView, sharedView } from "./views.ts";

function start(content: AbContent, setup: GameSetup, { random }: Ctx): AbState {
  const { players, people, settings, testing, used = [] } = setup;
  const scoring: AbScoring = settings.abThinkingSettings?.scoring ?? "auto";
  const person = (id: PlayerId) => people[id] ?? { alias: "", robot: false };
  return {
    language: settings.language,
    filterLevel: settings.filterLevel,
    scoring,
    maxScore: testing ? Math.min(settings.maxScore, TESTING_MAX_SCORE) : settings.maxScore,
    seats: Object.fromEntries(players.map((id) => [id, newSeat(person(id), 0, false)])),
    order: random.shuffled(players),
    laps: 0,
    deck: packsFirst(pictureKeys(setup.packs), content.cardIds, used, random),
    lots: lotsOf(setup, random, { plain: "word", most: IDEAS_MOST }),
    aside: [],
    turn: 0,
    at: "OVER",
    submitters: [],
    played: {},
    board: [],
    votes: {},
    gains: {},
    told: [],
  };
}

/** The next storyteller in the order, and whether the order began again. */
function nextStoryteller(state: AbState): { id: PlayerId | undefined; isNewLap: boolean } {
  const here = seated(state);
  const order = state.order.filter((id) => here.includes(id));
  const last = state.storyteller === undefined ? -1 : state.order.indexOf(state.storyteller);
  const next = order.find((id) => state.order.indexOf(id) > last);
  if (next !== undefined) return { id: next, isNewLap: false };
  return { id: order[0], isNewLap: state.storyteller !== undefined };
}

/** Players who play a card: at most eleven beside the storyteller, in rotation (AB8). */
function submittersOf(state: AbState, storyteller: PlayerId, turn: number): PlayerId[] {
  const others = state.order.filter((id) => id !== storyteller && seated(state).includes(id));
  const room = BOARD_MAX - 1;
  if (others.length <= room) return others;
  const from = (turn * room) % others.length;
  return Array.from({ length: room }, (_, at) => others[(from + at) % others.length]).flatMap(
    (id) => id ?? [],
  );
}

/** Ideas from the packs for the storyteller; a robot has its own clues (AB20). */
function ideasFor(
  state: AbState,
  storyteller: PlayerId,
): Pick<AbState, "lots" | "ideas" | "foreign" | "theme" | "ideasShown"> {
  if (state.seats[storyteller]?.robot) return {};
  const { lines, theme, lots } = drawLines(state.lots ?? [], IDEAS);
  if (lines.length === 0) return {};
  return {
    lots,
    ideas: lines.map(({ text }) => text),
    foreign: foreignOf(lines, state.language),
    ideasShown: [...(state.ideasShown ?? []), ...lines.map(({ id }) => id)],
    ...(theme !== undefined && { theme }),
  };
}

/** Why the previous turn was void; undefined when it was not, or when there was none. */
function whyVoid({ turn, told, clue }: AbState): AbState["voided"] {
  if (turn === 0 || told.at(-1)?.turn === turn) return undefined;
  return clue ? "cards" : "teller";
}

function startTurn(before: AbState, random: Random): AbState {
  const state = dealIn(letIn(before), random);
  const { id, isNewLap } = nextStoryteller(state);
  const { clue: _clue, ideas: _ideas, foreign: _foreign, theme: _theme, ...since } = state;
  const { darkAt: _darkAt, voided: _voided, ...rest } = since;
  const voided = whyVoid(before);
  const turn = state.turn + 1;
  const laps = state.laps + (isNewLap ? 1 : 0);
  if (id === undefined || laps >= LAPS_MAX) return { ...rest, laps, at: "OVER" };
  return {
    ...rest,
    ...ideasFor(state, id),
    ...(voided && { voided }),
    laps,
    turn,
    players: seated(state).length,
    at: "DEAL",
    storyteller: id,
    submitters: submittersOf(state, id, turn),
    played: {},
    board: [],
    votes: {},
    gains: {},
  };
}

/** Plays a card from a hand. */
function play(state: AbState, id: PlayerId, cardId: CardId, byChance: boolean): AbState {
  return { ...state, played: { ...state.played, [id]: { cardId, byChance } } };
}

function tell(
  state: AbState,
  id: PlayerId,
  move: Extract<AbMove, { type: "clue" }>,
): AbState | Refusal {
  if (state.at !== "CLUE") return { refused: "stage_over" };
  if (id !== state.storyteller) return { refused: "not_your_turn" };
  if (!state.seats[id]?.hand.includes(move.cardId)) return { refused: "not_in_hand" };
  if (move.text === undefined) {
    return { ...play(state, id, move.cardId, false), clue: { silent: false } };
  }
  const text = tidyClue(move.text);
  const refused = clueRefusal(state, id, text);
  if (refused) return { refused };
  // An idea from a pack stays in the pack's language, unless the storyteller changed it.
  const language = languageIn(state.foreign, text);
  const clue = { text, silent: false, ...(language && { language }) };
  return { ...play(state, id, move.cardId, false), clue };
}

function pick(state: AbState, id: PlayerId, cardId: CardId): AbState | Refusal {
  if (state.at !== "PICK") return { refused: "stage_over" };
  if (!state.submitters.includes(id)) return { refused: "not_your_turn" };
  if (!state.seats[id]?.hand.includes(cardId)) return { refused: "not_in_hand" };
  return play(state, id, cardId, false);
}

function vote(state: AbState, id: PlayerId, cardIds: readonly CardId[]): AbState | Refusal {
  if (state.at !== "VOTE") return { refused: "stage_over" };
  if (!voters(state).includes(id)) return { refused: "not_your_turn" };
  if (!cardIds.every((card) => state.board.includes(card))) return { refused: "not_shown" };
  if (cardIds.some((card) => state.played[id]?.cardId === card)) return { refused: "own_entry" };
  const isFair = cardIds.length <= votesAllowed(state) && new Set(cardIds).size === cardIds.length;
  if (!isFair) return { refused: "invalid_move" };
  return { ...state, votes: { ...state.votes, [id]: cardIds } };
}

/** Chooses a card and a clue at random for a storyteller who gave none (AB6). */
function breakSilence(state: AbState, content: AbContent, random: Random): AbState {
  const { storyteller } = state;
  const cardId = storyteller && random.pick(state.seats[storyteller]?.hand ?? []);
  if (storyteller === undefined || cardId === undefined) return { ...state, at: "OVER" };
  const text = stockClue(content, cardId, state.language, random);
  const clue = { silent: true, ...(text !== undefined && { text }) };
  return { ...play(state, storyteller, cardId, true), clue, at: "PICK" };
}

/** Plays a random card for everybody who chose none (AB7), then lays out the board (AB9, AB10). */
function layBoard(before: AbState, random: Random): AbState {
  let state = before;
  for (const id of state.submitters) {
    const seat = state.seats[id];
    if (state.played[id] || !seat || seat.left) continue;
    const cardId = random.pick(seat.hand);
    if (cardId !== undefined) state = play(state, id, cardId, true);
  }
  const cards = Object.values(state.played).map(({ cardId }) => cardId);
  const seats = { ...state.seats };
  for (const id of playerIdsOf(state.played)) {
    const seat = seats[id];
    const gone = state.played[id]?.cardId;
    if (seat) seats[id] = { ...seat, hand: seat.hand.filter((card) => card !== gone) };
  }
  const laid = { ...state, seats, aside: [...state.aside, ...cards] };
  if (cards.length < BOARD_MIN) return { ...laid, at: "OVER" };
  return { ...laid, board: random.shuffled(cards), at: "SHOW" };
}

function reveal(state: AbState): AbState {
  const gains = gainsOf(state);
  const seats = { ...state.seats };
  for (const id of playerIdsOf(gains)) {
    const seat = seats[id];
    if (seat) seats[id] = { ...seat, score: seat.score + (gains[id] ?? 0) };
  }
  const { storyteller, clue, turn } = state;
  const cardId = storyteller && state.played[storyteller]?.cardId;
  if (storyteller === undefined || clue === undefined || cardId === undefined) {
    return { ...state, at: "OVER" };
  }
  const told = [...state.told, { turn, storyteller, cardId, clue, finders: findersOf(state) }];
  const voted = new Set(Object.values(state.votes).flat());
  const fared = state.board.flatMap((card) =>
    pictureOfKey(card) === undefined ? [] : [{ id: card, flat: !voted.has(card) }],
  );
  return {
    ...state,
    at: "REVEAL",
    seats,
    gains,
    told,
    ...(fared.length > 0 && { fared: [...(state.fared ?? []), ...fared] }),
  };
}

function endStage(state: AbState, content: AbContent, random: Random): AbState {
  switch (state.at) {
    case "DEAL":
      return { ...state, at: "CLUE" };
    case "CLUE":
      return state.clue ? { ...state, at: "PICK" } : breakSilence(state, content, random);
    case "PICK":
      return layBoard(state, random);
    case "SHOW":
      return { ...state, at: "VOTE" };
    case "VOTE":
      return reveal(state);
    case "REVEAL":
    case "OVER":
      return { ...state, at: "OVER" };
  }
}

function apply(
  content: AbContent,
  state: AbState,
  event: GameEvent<AbMove>,
  { random }: Ctx,
): AbState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return startTurn(state, random);
    case "stageEnded":
      return endStage(state, content, random);
    case "playerJoined":
      return join(state, event.playerId, event.person);
    case "playerLeft":
      return leave(state, event.playerId);
    case "gameEnding":
    case "moderated":
      return state;
    case "move": {
      const { move, playerId } = event;
      if (move.type === "clue") return tell(state, playerId, move);
      if (move.type === "pick") return pick(state, playerId, move.cardId);
      return vote(state, playerId, move.cardIds);
    }
  }
}

/**
 * Handles a new name, which clues must not mention from now on (AB5), and a phone that goes dark or comes
 * back (AB6).
 */
function onRoomEvent(state: AbState, event: RoomEvent, { elapsed }: Ctx): AbState {
  if (event.type !== "renamed" && event.type !== "seat") return state;
  const { [event.playerId]: seat } = state.seats;
  if (!seat) return state;
  const { dark: _dark, ...rest } = seat;
  const changed: Seat =
    event.type === "renamed"
      ? { ...seat, alias: event.alias }
      : { ...rest, ...(event.by === "nobody" && { dark: true }) };
  const isTelling = state.at === "CLUE" && event.playerId === state.storyteller;
  return {
    ...state,
    seats: { ...state.seats, [event.playerId]: changed },
    ...(isTelling && event.type === "seat" && { darkAt: elapsed }),
  };
}

function stage(state: AbState): GameStage {
  const key = `${state.turn}.${state.at}`;
  const show = (name: string, ms: number): GameStage => {
    return { kind: "show", name, key, ms, waitingFor: [], done: [] };
  };
  const input = (
    name: string,
    ms: number,
    actors: readonly PlayerId[],
    isDone: (id: PlayerId) => boolean,
  ): GameStage => {
    const here = actors.filter((id) => !state.seats[id]?.left);
    const [waitingFor, done] = [here.filter((id) => !isDone(id)), here.filter(isDone)];
    return { kind: "input", name, key, ms, waitingFor, done };
  };
  switch (state.at) {
    case "OVER":
      return { kind: "roundOver" };
    case "DEAL":
      return show("DEAL", DEAL_MS);
    case "CLUE": {
      const teller = state.storyteller === undefined ? [] : [state.storyteller];
      // The clue was given, even if the storyteller has left since.
      if (state.clue) {
        return { kind: "input", name: "CLUE", key, ms: CLUE_MS, waitingFor: [], done: teller };
      }
      const isDark = teller.some((id) => state.seats[id]?.dark);
      const darkMs = Math.min(CLUE_MS, (state.darkAt ?? 0) + DARK_CLUE_MS);
      return input("CLUE", isDark ? darkMs : CLUE_MS, teller, () => false);
    }
    case "PICK":
      return input("PICK", PICK_MS, state.submitters, (id) => state.played[id] !== undefined);
    case "SHOW":
      return show("SHOW", SHOW_MS);
    case "VOTE":
      return input("VOTE", VOTE_MS, voters(state), (id) => state.votes[id] !== undefined);
    case "REVEAL":
      return show("REVEAL", REVEAL_MS);
  }
}

function isOver(state: AbState, scores: Readonly<Record<PlayerId, number>>): boolean {
  // With nobody left to tell, there are no laps to count.
  if (seated(state).length === 0) return true;
  if (Object.values(scores).some((score) => score >= state.maxScore)) return true;
  const { isNewLap } = nextStoryteller(state);
  return state.laps + (isNewLap ? 1 : 0) >= LAPS_MAX;
}

/** Builds AB_THINKING with these cards. */
export function abThinkingWith(
  content: AbContent,
): Game<AbState, AbMove, AbShared, AbPrivate, AbHighlights> {
  return {
    type: "AB_THINKING",
    frame: { roundIntro: false, roundSummary: false },
    moveSchema: abMoveSchema,
    ballot,
    start: (setup, ctx) => start(content, setup, ctx),
    apply: (state, event, ctx) => apply(content, state, event, ctx),
    onRoomEvent,
    stage,
    isOver,
    scores: ({ seats }) => scoresIn(seats),
    shared: sharedView,
    private: privateView,
    bot: (seat, random) => abBot(content, seat, random),
    summary: ({ told }) => ({ told }),
    theme: ({ theme }) => theme,
    used: ({ seats, ideasShown = [] }) => [
      ...new Set(Object.values(seats).flatMap(({ held }) => held)),
      ...ideasShown,
    ],
    fared: ({ fared = [] }) => fared,
    without: withoutClue,
    keepsakes: keepsakesOf,
  };
}
