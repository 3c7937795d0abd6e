import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Random } from "../random.ts";
import type { BotMove, BotSeat } from "../game.ts";
import { ROBOT_THINKS_MS } from "../../../src-shared/catalog/limits.ts";
import type { CanvasContent } from "./content.ts";
import { shout, solve, withGuesser } from "./guessing.ts";
import { isRobotPlayed } from "./order.ts";
import type {
  Canvas,
  CanvasPrivate,
  CanvasShared,
  CanvasState,
  CanvasTurn,
  RobotHand,
  RobotPlan,
} from "./types.ts";
import type { CanvasMove } from "./schemas.ts";
import { wrongWords } from "./words.ts";

const KNOWS_IT = 0.7;
/** When a robot that knows the word says it, ms after DRAW began. */
const SOLVES_MS = [25_000, 65_000] as const;
const FIRST_TRY_MS = 8_000;
const TRIES = [1, 3] as const;
const GIVES_UP_MS = 70_000;
/** Rooms of test accounts: robots take this share of their time (specification, section 6). */
const HURRY = 0.2;
/** Robots that paint the same word differ in these. */
const SIZES = [1, 0.8] as const;

/** What a robot has in mind that starts to guess now (CC26). */
function planFor(
  state: CanvasState,
  turn: CanvasTurn,
  elapsed: number,
  random: Random,
  content: CanvasContent,
): RobotPlan {
  const pace = state.testing ? HURRY : 1;
  const knows = random.chance(KNOWS_IT);
  const solvesAt = Math.max(elapsed + 1, Math.round(random.between(...SOLVES_MS) * pace));
  const from = Math.max(elapsed + 1, Math.round(FIRST_TRY_MS * pace));
  const until = Math.max(from, knows ? solvesAt - 1 : Math.round(GIVES_UP_MS * pace));
  const words = wrongWords(state, turn.word, random.between(...TRIES), random, content);
  const times = words.map(() => random.between(from, until)).sort((a, b) => a - b);
  return {
    ...(knows && { solvesAt }),
    tries: words.map((text, at) => ({ at: times[at] ?? from, text })),
  };
}

/** Give every guesser a plan for whom a robot plays and who has none; take it from people. */
export function withPlans(
  state: CanvasState,
  elapsed: number,
  random: Random,
  content: CanvasContent,
): CanvasState {
  let { turn } = state;
  if (!turn || state.at !== "DRAW") return state;
  for (const [key, guesser] of Object.entries(turn.guessers)) {
    // SAFETY: keys of `guessers` are player ids.
    const id = Number(key) as PlayerId;
    const isRobot = isRobotPlayed(state.artists[id]);
    if (isRobot && !guesser.plan && guesser.place === undefined) {
      turn = withGuesser(turn, id, { plan: planFor(state, turn, elapsed, random, content) });
    } else if (!isRobot && guesser.plan) {
      const { plan: _plan, ...rest } = guesser;
      turn = { ...turn, guessers: { ...turn.guessers, [id]: rest } };
    }
  }
  return turn === state.turn ? state : { ...state, turn };
}

/** Say what robots meant to say by now. */
export function robotsGuess(state: CanvasState, elapsed: number): CanvasState {
  const { turn } = state;
  if (!turn) return state;
  let next = state;
  const due = Object.entries(turn.guessers)
    .filter(([, { place, plan }]) => place === undefined && plan)
    // SAFETY: keys of `guessers` are player ids.
    .map(([key, { plan }]) => ({ id: Number(key) as PlayerId, plan }))
    .filter(({ id }) => !state.artists[id]?.left && !turn.knows.includes(id))
    .sort((a, b) => (a.plan?.solvesAt ?? Infinity) - (b.plan?.solvesAt ?? Infinity) || a.id - b.id);
  for (const { id, plan } of due) {
    if (!plan) continue;
    const said = plan.tries.filter(({ at }) => at <= elapsed);
    for (const { text } of said) {
      if (next.turn) next = { ...next, turn: shout(next.turn, id, text) };
    }
    if (plan.solvesAt !== undefined && plan.solvesAt <= elapsed) next = solve(next, id, elapsed);
    else if (said.length > 0 && next.turn) {
      const left = { ...plan, tries: plan.tries.slice(said.length) };
      next = { ...next, turn: withGuesser(next.turn, id, { plan: left }) };
    }
  }
  return next;
}

/** A stored drawing for a robot to paint, unlike those of the turn's other robots (CC27); undefined: there is none. */
export function handFor(
  turn: CanvasTurn,
  elapsed: number,
  random: Random,
  content: CanvasContent,
): RobotHand | undefined {
  const drawing = turn.word.id;
  if (!content.canBeDrawn(drawing)) return undefined;
  const looks = SIZES.flatMap((size) => [false, true].map((mirrored) => ({ size, mirrored })));
  const free = looks.filter(
    (look) =>
      !turn.canvases.some(
        ({ hand }) => hand?.size === look.size && hand.mirrored === look.mirrored,
      ),
  );
  const look = random.pick(free.length > 0 ? free : looks) ?? { size: 1, mirrored: false };
  return { drawing, ...look, beginsAt: elapsed + random.between(...ROBOT_THINKS_MS) };
}

export function withCanvas(turn: CanvasTurn, at: number, canvas: Canvas): CanvasTurn {
  return { ...turn, canvases: turn.canvases.with(at, canvas) };
}

/** A robot credits a canvas with ink at random (CC28). Guesses come from the rules: robots see no drawings. */
export function canvasBot(
  { shared, privateView, stage }: BotSeat<CanvasShared, CanvasPrivate>,
  random: Random,
): BotMove<CanvasMove> | undefined {
  if (stage !== "CREDIT" || privateView?.role !== "guesser" || privateView.credit !== undefined)
    return undefined;
  const inked = Object.entries(shared.canvases).filter(([, one]) => one.inked && !one.hidden);
  const canvas = random.pick(inked)?.[0];
  if (canvas === undefined) return undefined;
  const after = random.between(...ROBOT_THINKS_MS);
  return { move: { type: "credit", canvas: Number(canvas) }, after };
}
