import * as z from "zod/mini";
import type { Game, GameEvent, GameStage, Refusal } from "../../../src-rooms/games/game.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../../../src-rooms/games/random.ts";

const HIGHEST = 100;
const GUESS_MS = 12_000;
const SHOW_MS = 3_000;
const WIN = 10;
const HURRIED_MS = 500;

interface ToyState {
  readonly round: number;
  readonly at: "GUESS" | "SHOW" | "OVER";
  /** The number to guess, which nobody may see before SHOW. */
  readonly secret: number;
  readonly guesses: Readonly<Record<PlayerId, number>>;
  readonly scores: Readonly<Record<PlayerId, number>>;
  /** The first entry of the first pack the host chose. */
  readonly word?: string;
}

const moveSchema = z.object({
  guess: z.int().check(z.minimum(1), z.maximum(HIGHEST)),
  /** The robot's language. Only robots may send this field. */
  beep: z.optional(z.string()),
});
type ToyMove = z.infer<typeof moveSchema>;

interface ToyShared {
  readonly word?: string;
  readonly guessed: number;
  readonly secret?: number;
}

interface ToyPrivate {
  readonly guess?: number;
}

/** The nearest guess wins the round; equally near ones all win. */
function reveal(state: ToyState): ToyState {
  const ids = playerIdsOf(state.guesses);
  const far = (id: PlayerId) => Math.abs((state.guesses[id] ?? HIGHEST * 2) - state.secret);
  const nearest = Math.min(...ids.map(far));
  const scores = { ...state.scores };
  for (const id of ids) if (far(id) === nearest) scores[id] = (scores[id] ?? 0) + WIN;
  return { ...state, at: "SHOW", scores };
}

function apply(state: ToyState, event: GameEvent<ToyMove>, random: Random): ToyState | Refusal {
  switch (event.type) {
    case "roundStarted": {
      const secret = random.between(1, HIGHEST);
      return { ...state, round: event.round.roundCount, at: "GUESS", secret, guesses: {} };
    }
    case "move":
      if (state.at !== "GUESS") return { refused: "stage_over" };
      if (state.scores[event.playerId] === undefined) return { refused: "not_your_turn" };
      return { ...state, guesses: { ...state.guesses, [event.playerId]: event.move.guess } };
    case "stageEnded":
      return state.at === "GUESS" ? reveal(state) : { ...state, at: "OVER" };
    case "playerJoined":
      return { ...state, scores: { [event.playerId]: 0, ...state.scores } };
    case "moderated":
    case "playerLeft":
    case "gameEnding":
      return state;
  }
}

function stage(state: ToyState): GameStage {
  const key = `${state.round}.${state.at}`;
  const players = playerIdsOf(state.scores);
  switch (state.at) {
    case "OVER":
      return { kind: "roundOver" };
    case "SHOW":
      return { kind: "show", name: "SHOW", key, ms: SHOW_MS, waitingFor: [], done: [] };
    case "GUESS":
      return {
        kind: "input",
        name: "GUESS",
        key,
        ms: GUESS_MS,
        waitingFor: players.filter((id) => state.guesses[id] === undefined),
        done: players.filter((id) => state.guesses[id] !== undefined),
      };
  }
}

/**
 * A toy game: guess a number, and the nearest to a secret one wins. It has neither a round intro nor a round
 * summary.
 */
export const toyGame: Game<ToyState, ToyMove, ToyShared, ToyPrivate, { readonly last: number }> = {
  type: "SYNC_THINK",
  frame: { roundIntro: false, roundSummary: false },
  moveSchema,
  isForRobots: ({ beep }) => beep !== undefined,
  start: ({ players, packs }) => ({
    ...(packs[0]?.entries[0] !== undefined && { word: packs[0].entries[0] }),
    round: 0,
    at: "OVER",
    secret: 0,
    guesses: {},
    scores: Object.fromEntries(players.map((id) => [id, 0])),
  }),
  apply: (state, event, { random }) => apply(state, event, random),
  stage,
  scores: (state) => state.scores,
  shared: (state) => ({
    ...(state.word !== undefined && { word: state.word }),
    guessed: Object.keys(state.guesses).length,
    ...(state.at === "SHOW" && { secret: state.secret }),
  }),
  private: (state, id) => {
    const guess = state.guesses[id];
    return guess === undefined ? {} : { guess };
  },
  bot: ({ language, hurry }, random) => ({
    move: { guess: random.between(1, HIGHEST), beep: language },
    after: hurry ? HURRIED_MS : random.between(2_000, 3_000),
  }),
  summary: (state) => ({ last: state.secret }),
  keepsakes: (state) =>
    playerIdsOf(state.guesses).map((id) => ({
      id: `guess-${id}`,
      kind: "guess",
      playerIds: [id],
      body: { guess: state.guesses[id] },
    })),
};
