import { canvasClash, CANVAS_CONTENT } from "../../src-rooms/games/canvas-clash/canvasClash.ts";
import { WORD_LEVELS, type WordLevel } from "../../src-rooms/games/canvas-clash/content.ts";
import { randomFrom, seeded } from "../../src-rooms/games/random.ts";
import type { InkAction } from "../../src-shared/protocol/drawing.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { Studio } from "./canvas.ts";

/** How one robot guessed in one turn. */
export interface RobotTurn {
  readonly level: WordLevel;
  /** Seconds after DRAW began; absent when it did not find the word. */
  readonly foundAfter?: number;
  /** Wrong guesses before that. */
  readonly wrong: number;
}

/** What the canvases show: drawings by robots, or scribbles by people that look like nothing. */
export type Painting = "drawings" | "scribbles";

const STROKES = 12;
const POINTS = 12;

/** Returns random strokes all over the paper. */
export function scribble(seed: number): InkAction[] {
  const random = randomFrom(seeded([seed, 5, 5]));
  const step = (from: number) => Math.min(4_095, Math.max(0, from + random.between(-500, 500)));
  return Array.from({ length: STROKES }, (_, at) => {
    let [x, y] = [random.below(4_096), random.below(4_096)];
    const points = Array.from({ length: POINTS }, () => {
      [x, y] = [step(x), step(y)];
      return { x, y };
    });
    const begin = { stroke: at + 1, colour: 0, radius: 6, width: 400, height: 400 };
    return { action: "DRAW", begin, points };
  });
}

/**
 * Returns a table in a first turn in which only robots paint, or only people; undefined when this seed gives
 * another one.
 */
function studioOf(painting: Painting, seed: number): Studio | undefined {
  const studio =
    painting === "drawings" ? new Studio(1, 6, [seed, 3, 3]) : new Studio(6, 2, [seed, 3, 3]);
  studio.drawing();
  const painters = studio.painters.map((id) => studio.robots.includes(id));
  if (painters.some((isRobot) => isRobot !== (painting === "drawings"))) return undefined;
  if (painting === "scribbles") {
    studio.turn.canvases.forEach((_, canvas) => {
      studio.canvasInk.paint(studio.turn.sheet, canvas, scribble(4 * seed + canvas));
    });
  }
  return studio;
}

/** Plays DRAW to its end and returns how each guessing robot did. */
function playTurn(studio: Studio): RobotTurn[] {
  const began = studio.now;
  const { id: wordId } = studio.turn.word;
  const level = CANVAS_CONTENT.wordsOf("en").find(({ id }) => id === wordId)?.level ?? "hard";
  const found = new Map<PlayerId, number>();
  const wrong = new Map<PlayerId, number>();
  let heard = 0;
  while (studio.stage === "DRAW") {
    studio.tick();
    const { solved, feed } = canvasClash.shared(studio.canvas);
    for (const id of studio.robots) {
      if (solved[id] !== undefined && !found.has(id)) found.set(id, (studio.now - began) / 1_000);
    }
    for (const [number, { playerId }] of Object.entries(feed)) {
      if (Number(number) <= heard) continue;
      heard = Number(number);
      wrong.set(playerId, (wrong.get(playerId) ?? 0) + 1);
    }
  }
  return studio.guessers
    .filter((id) => studio.robots.includes(id))
    .map((id) => {
      const foundAfter = found.get(id);
      return { level, wrong: wrong.get(id) ?? 0, ...(foundAfter !== undefined && { foundAfter }) };
    });
}

/** Returns how robots guess in this many turns. */
export function robotTurns(painting: Painting, turns: number): readonly RobotTurn[] {
  const played: RobotTurn[] = [];
  let left = turns;
  for (let seed = 0; left > 0; seed++) {
    const studio = studioOf(painting, seed);
    if (!studio) continue;
    left -= 1;
    played.push(...playTurn(studio));
  }
  return played;
}

/**
 * Returns the share of words found, the median second at which they were found, and the share found at the
 * first guess.
 */
export function skillOf(turns: readonly RobotTurn[]) {
  const found = turns.filter(({ foundAfter }) => foundAfter !== undefined);
  const times = found.map(({ foundAfter = 0 }) => foundAfter).toSorted((a, b) => a - b);
  const share = (some: readonly unknown[], all: readonly unknown[]) =>
    some.length / Math.max(1, all.length);
  return {
    found: share(found, turns),
    median: times[Math.floor(times.length / 2)] ?? 0,
    atOnce: share(
      found.filter(({ wrong }) => wrong === 0),
      found,
    ),
  };
}

const percent = (part: number) => `${Math.round(100 * part)} %`;

/** Returns readable lines about how well robots guess, by level. */
export function robotReport(turns: number): string[] {
  return (["drawings", "scribbles"] as const).flatMap((painting) => {
    const played = robotTurns(painting, turns);
    return ["all", ...WORD_LEVELS].flatMap((level) => {
      const some = level === "all" ? played : played.filter((turn) => turn.level === level);
      if (some.length === 0) return [];
      const { found, median, atOnce } = skillOf(some);
      return [
        `robots at ${painting}, ${level} words: ${percent(found)} of ${some.length} found, half of them by second ${Math.round(median)}, ${percent(atOnce)} of them at the first guess`,
      ];
    });
  });
}
