import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { cleanText } from "../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
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
import { backstageItems, moderate } from "./backstage.ts";
import { syncBot } from "./bot.ts";
import { ballot } from "./crowd.ts";
import {
  drawPair,
  drawPool,
  pairResults,
  isWord,
  nextCue,
  nextLanguages,
  shownIds,
} from "./cues.ts";
import { isForbidden } from "./forbidden.ts";
import { highlightsOf, keepsakesOf, withoutWords } from "./memories.ts";
import { isEverybodySynced, isStuck, presentIn } from "./minds.ts";
import { withVerdicts } from "./nearMiss.ts";
import { reveal } from "./reveal.ts";
import {
  type Climb,
  type Mind,
  type SyncHighlights,
  type SyncPrivate,
  type SyncShared,
  type SyncState,
} from "./types.ts";
import { CUE_MS, FIRST_THINK_MS, REVEAL_MS, THINK_MS } from "./facts.ts";
import { syncMoveSchema, type SyncMove } from "./schemas.ts";
import { privateView, sharedView } from "./views.ts";

/** Used when a room has no settings for the game. */
const DEFAULTS = { closeMatchEnabled: true, maximumLevels: 7 };

function start(setup: GameSetup, { random }: Ctx): SyncState {
  const { players, people, settings } = setup;
  const { language, filterLevel, backstage } = settings;
  const { closeMatchEnabled, maximumLevels } = settings.syncThinkSettings ?? DEFAULTS;
  return {
    language,
    closeMatch: closeMatchEnabled,
    levels: maximumLevels,
    filterLevel,
    backstage,
    ...drawPool(setup, random),
    drawn: 0,
    minds: Object.fromEntries(
      players.map((id) => {
        const { robot = false, by } = people[id] ?? {};
        return [id, { score: 0, robot, left: false, ...(by && { by }) }];
      }),
    ),
    round: { roundId: 0, roundCount: 0, scoreMultiplier: 1 },
    at: "OVER",
    level: 0,
    step: 0,
    cue: ["", ""],
    said: {},
    saidCount: 0,
    rungs: [],
    outcome: "on",
    silent: 0,
    renewed: false,
    climbs: [],
  };
}

/** Begins a level, with no words written yet. */
function enterLevel(state: SyncState, change: Partial<SyncState>): SyncState {
  return { ...state, ...change, at: "CUE", step: state.step + 1, said: {}, outcome: "on" };
}

function startRound(state: SyncState, round: SyncState["round"]): SyncState {
  const minds: Record<PlayerId, Mind> = {};
  for (const id of playerIdsOf(state.minds)) {
    const mind = state.minds[id];
    if (!mind) continue;
    const { syncedAt: _before, ...rest } = mind;
    minds[id] = rest;
  }
  const { closest: _closest, theme: _theme, cueLanguages: _languages, ...fresh } = state;
  const change = { round, minds, level: 0, rungs: [], silent: 0, renewed: false };
  return enterLevel(fresh, { ...change, ...drawPair(state) });
}

/** Handles a word that a player sends (SY5, SY6). */
function say(state: SyncState, id: PlayerId, raw: string): SyncState | Refusal {
  if (state.at !== "THINK") return { refused: "stage_over" };
  const mind = state.minds[id];
  // The audience does not play.
  if (!mind || mind.left) return { refused: "not_your_turn" };
  const text = cleanText(raw);
  if (!isWord(text)) return { refused: "invalid_move" };
  if (isForbidden(text, state)) return { refused: "word_used" };
  // Sending the same word again changes nothing: backstage's verdict on it remains (SY16).
  if (state.said[id]?.text === text) return state;
  const saidCount = state.saidCount + 1;
  const allowed = isAllowed(text, [state.language], state.filterLevel);
  const said = { id: `word-${saidCount}`, text, allowed };
  return { ...state, saidCount, said: { ...state.said, [id]: said } };
}

function endRound(state: SyncState): SyncState {
  const { closest, ...rest } = state;
  const { rungs } = state;
  const { roundCount } = state.round;
  const climb: Climb = {
    roundCount,
    rungs,
    ...(closest && { closest: withVerdicts(closest, rungs) }),
  };
  return { ...rest, at: "OVER", climbs: [...state.climbs, climb], rungs: [], said: {} };
}

/** Goes on after a reveal: ends the round or begins the next level with its cue (SY4, SY17). */
function afterReveal(state: SyncState, { random }: Ctx): SyncState {
  const rung = state.rungs.at(-1);
  if (!rung || state.outcome !== "on" || isEverybodySynced(state)) return endRound(state);
  const present = presentIn(state);
  const { cueLanguages: _languages, ...inRooms } = state;
  if (isStuck(state)) {
    const { theme: _theme, ...rest } = inRooms;
    return enterLevel(rest, { ...drawPair(state), silent: 0, renewed: true });
  }
  const cue = nextCue(state, rung, present, random);
  return enterLevel(inRooms, { cue, ...nextLanguages(state, cue), level: state.level + 1 });
}

function endStage(state: SyncState, ctx: Ctx): SyncState {
  switch (state.at) {
    case "CUE":
      return { ...state, at: "THINK" };
    case "THINK":
      return reveal(state);
    case "REVEAL":
      return afterReveal(state, ctx);
    case "OVER":
      return state;
  }
}

/** Seats a player, who plays the current level and starts with the lowest score (SY15). */
function join(state: SyncState, id: PlayerId, { robot }: GamePerson): SyncState {
  const before = state.minds[id];
  if (before) {
    if (!before.left) return state;
    const { by: _by, ...mind } = before;
    return { ...state, minds: { ...state.minds, [id]: { ...mind, robot, left: false } } };
  }
  const score = lowestScore(state.minds);
  return { ...state, minds: { ...state.minds, [id]: { score, robot, left: false } } };
}

function leave(state: SyncState, id: PlayerId): SyncState {
  const mind = state.minds[id];
  return mind ? { ...state, minds: { ...state.minds, [id]: { ...mind, left: true } } } : state;
}

/** Handles a phone that went dark or came back, and a robot that stands in. */
function onRoomEvent(state: SyncState, event: RoomEvent): SyncState {
  const mind = event.type === "seat" ? state.minds[event.playerId] : undefined;
  if (event.type !== "seat" || !mind) return state;
  return { ...state, minds: { ...state.minds, [event.playerId]: { ...mind, by: event.by } } };
}

function apply(state: SyncState, event: GameEvent<SyncMove>, ctx: Ctx): SyncState | Refusal {
  switch (event.type) {
    case "roundStarted":
      return startRound(state, event.round);
    case "stageEnded":
      return endStage(state, ctx);
    case "move":
      return say(state, event.playerId, event.move.word);
    case "playerJoined":
      return join(state, event.playerId, event.person);
    case "playerLeft":
      return leave(state, event.playerId);
    case "moderated":
      return moderate(state, event.itemId, event.verdict);
    case "gameEnding":
      return state;
  }
}

function stage(state: SyncState): GameStage {
  const { at, step, level } = state;
  const key = `${state.round.roundId}.${step}.${at}`;
  switch (at) {
    case "OVER":
      return { kind: "roundOver" };
    case "CUE":
      return { kind: "show", name: "CUE", key, ms: CUE_MS, waitingFor: [], done: [] };
    case "REVEAL":
      return { kind: "show", name: "REVEAL", key, ms: REVEAL_MS, waitingFor: [], done: [] };
    case "THINK": {
      const present = presentIn(state);
      return {
        kind: "input",
        name: "THINK",
        key,
        ms: level === 0 ? FIRST_THINK_MS : THINK_MS,
        waitingFor: present.filter((id) => !state.said[id]),
        done: present.filter((id) => state.said[id]),
      };
    }
  }
}

/** Say the same word: everybody links the same two words, and players with the same answer are in sync. */
export const syncThink: Game<SyncState, SyncMove, SyncShared, SyncPrivate, SyncHighlights> = {
  type: "SYNC_THINK",
  frame: { roundIntro: true, roundSummary: true },
  moveSchema: syncMoveSchema,
  ballot,
  start,
  apply,
  onRoomEvent,
  stage,
  scores: ({ minds }) => scoresIn(minds),
  shared: sharedView,
  private: privateView,
  bot: syncBot,
  theme: ({ theme }) => theme,
  summary: highlightsOf,
  used: shownIds,
  fared: pairResults,
  without: withoutWords,
  keepsakes: keepsakesOf,
  backstage: backstageItems,
};
