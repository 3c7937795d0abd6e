import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { cleanText } from "../../../src-shared/text/clean.ts";
import { isAllowed } from "../../../src-shared/text/filter.ts";
import { fold } from "../../../src-shared/text/fold.ts";
import type { Ctx, Refusal } from "../game.ts";
import { drawMs } from "./clock.ts";
import type { CanvasContent } from "./content.ts";
import { isRobotPlayed, present, stayed } from "./order.ts";
import type { CanvasState, CanvasTurn, Gain, Guesser } from "./types.ts";
import { judged } from "./words.ts";

const LEAST_POINTS = 200;
const TIME_POINTS = 600;
const FIRST_POINTS = 100;
/** Points for time are rounded to multiples of this. */
const STEP = 10;
const BETWEEN_GUESSES_MS = 1_000;
/** How many of the newest wrong guesses screens show. */
const FEED_LINES = 12;

const NO_GAIN: Gain = { guess: 0, credits: 0, everybody: 0 };

/** Adds points to what a player earned in this turn. */
export function withGain(
  turn: CanvasTurn,
  id: PlayerId,
  part: keyof Gain,
  points: number,
): CanvasTurn {
  const before = turn.gains[id] ?? NO_GAIN;
  const gain = { ...before, [part]: before[part] + points };
  return { ...turn, gains: { ...turn.gains, [id]: gain } };
}

export function paid(state: CanvasState, id: PlayerId, points: number): CanvasState {
  const artist = state.artists[id];
  if (!artist) return state;
  return {
    ...state,
    artists: { ...state.artists, [id]: { ...artist, score: artist.score + points } },
  };
}

/** Guessers of the turn who have not left and have not seen the word as painters. */
export function guessersOf(state: CanvasState): PlayerId[] {
  const { turn } = state;
  if (!turn) return [];
  return stayed(state).filter((id) => turn.guessers[id] && !turn.knows.includes(id));
}

/**
 * Whether every guesser who is there has solved the word. Robots count only where no person guesses (CC3,
 * CC16). A player who solved it and then put the phone away still counts.
 */
export function isSolvedByAll(state: CanvasState): boolean {
  const hasSolved = (id: PlayerId) => state.turn?.guessers[id]?.place !== undefined;
  const here = present(state);
  const all = guessersOf(state).filter((id) => here.includes(id) || hasSolved(id));
  const people = all.filter((id) => !isRobotPlayed(state.artists[id]));
  const ids = people.length > 0 ? people : all;
  return ids.length > 0 && ids.every(hasSolved);
}

/**
 * Guessers without the word, for whom DRAW goes on; robots do not prolong it once all people have the word.
 * People whose phone is dark are included, since they may be back in a moment; the room itself stops waiting
 * for those who stay away (SE15).
 */
export function stillGuessing(state: CanvasState): PlayerId[] {
  const isAll = isSolvedByAll(state);
  return guessersOf(state).filter((id) => {
    const isOpen = state.turn?.guessers[id]?.place === undefined;
    return isOpen && (!isAll || state.artists[id]?.by === "nobody");
  });
}

export function withGuesser(turn: CanvasTurn, id: PlayerId, change: Partial<Guesser>): CanvasTurn {
  const before = turn.guessers[id] ?? { spelled: [] };
  return { ...turn, guessers: { ...turn.guessers, [id]: { ...before, ...change } } };
}

/** Points for a right guess after `elapsed` of `total` ms of DRAW (CC14). */
export function pointsAt(elapsed: number, total: number): number {
  const left = Math.min(1, Math.max(0, (total - elapsed) / total));
  return LEAST_POINTS + Math.round((TIME_POINTS * left) / STEP) * STEP;
}

/** Records that this player solved the word, and pays the points. */
function solve(state: CanvasState, id: PlayerId, elapsed: number): CanvasState {
  const { turn } = state;
  if (!turn) return state;
  const place = 1 + Object.values(turn.guessers).filter((one) => one.place !== undefined).length;
  const points = pointsAt(elapsed, drawMs(turn)) + (place === 1 ? FIRST_POINTS : 0);
  const { close: _close, ...before } = turn.guessers[id] ?? { spelled: [] };
  const solved: CanvasTurn = {
    ...withGain(turn, id, "guess", points),
    guessers: { ...turn.guessers, [id]: { ...before, place, points } },
  };
  const { fastest } = state;
  const isFastest = fastest === undefined || elapsed < fastest.ms;
  return paid(
    {
      ...state,
      turn: solved,
      ...(isFastest && { fastest: { playerId: id, word: turn.word.text, ms: elapsed } }),
    },
    id,
    points,
  );
}

/** Adds a wrong guess to the feed that everybody sees. */
function shout(turn: CanvasTurn, playerId: PlayerId, text: string): CanvasTurn {
  const feed = [...turn.feed, { playerId, text }];
  const lost = Math.max(0, feed.length - FEED_LINES);
  return { ...turn, feed: feed.slice(lost), feedFrom: turn.feedFrom + lost };
}

/** Handles a guess (CC9 to CC13). */
export function guess(
  state: CanvasState,
  id: PlayerId,
  written: string,
  { now, elapsed }: Ctx,
  content: CanvasContent,
): CanvasState | Refusal {
  const { turn } = state;
  if (state.at !== "DRAW" || !turn) return { refused: "stage_over" };
  const guesser = turn.guessers[id];
  if (!guesser || guesser.place !== undefined || !guessersOf(state).includes(id)) {
    return { refused: "not_your_turn" };
  }
  const isEarly = guesser.guessedAt !== undefined && now - guesser.guessedAt < BETWEEN_GUESSES_MS;
  // The many who share a seat have a pace of their own, and the one who guesses now is hardly the last.
  if (isEarly && !state.artists[id]?.crowd) return { refused: "too_many_requests" };
  const text = cleanText(written);
  if (fold(text) === "") return { refused: "text_empty" };
  const verdict = judged(text, turn.word, content);
  if (verdict === "right") return solve(state, id, elapsed);
  if (verdict === "close") {
    return { ...state, turn: withGuesser(turn, id, { close: text, guessedAt: now }) };
  }
  const languages = new Set([state.language, turn.word.language]);
  if (!isAllowed(text, [...languages], state.filterLevel)) {
    return { refused: "text_not_allowed" };
  }
  const { close: _close, ...rest } = guesser;
  const said: CanvasTurn = {
    ...turn,
    guessers: { ...turn.guessers, [id]: { ...rest, guessedAt: now } },
  };
  return { ...state, turn: shout(said, id, text) };
}
