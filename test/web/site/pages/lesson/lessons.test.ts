import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAME_TYPES, type GameType } from "../../../../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES, type Language } from "../../../../../src-shared/catalog/languages.ts";
import { randomFrom, seeded } from "../../../../../src-rooms/games/random.ts";
import type { AnyGame } from "../../../../../src-rooms/games/game.ts";
import type { Screen, SocketState } from "../../../../../src-rooms/sockets/screens.ts";
import type { AnyLesson } from "../../../../../src-web/game-kit/lesson.ts";
import { loadLesson } from "../../../../../src-web/games/lessons.ts";
import { LessonRoom } from "../../../../../src-web/site/pages/lesson/LessonRoom.ts";

/** How often the reader looks at the room, ms. */
const LOOKS_MS = 250;
/** How long a sentence and what is below it take to read, ms. */
const READS_MS = 4_000;
/** A lesson that takes longer than this is stuck, ms. */
const LONGEST_MS = 180_000;
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Loaded {
  readonly gameType: GameType;
  readonly language: Language;
  readonly lesson: AnyLesson;
  readonly rules: AnyGame;
  readonly pack: Awaited<ReturnType<NonNullable<AnyLesson["pack"]>>> | undefined;
}

async function load(gameType: GameType, language: Language): Promise<Loaded> {
  const lesson = await loadLesson(gameType);
  const [rules, pack] = await Promise.all([lesson.rules(language), lesson.pack?.(language)]);
  return { gameType, language, lesson, rules, pack };
}

/** A phone that only sends and ignores what it receives. */
function phone(): Screen {
  let state: SocketState | null = null;
  return {
    get state() {
      return state;
    },
    setState: (next) => (state = next),
    send: () => undefined,
    close: () => undefined,
  };
}

interface Reader {
  /** Whether the reader plays, as a robot would in this seat. */
  readonly plays: boolean;
  /** Whether the reader presses the button above the game after reading a sentence. */
  readonly goesOn: boolean;
}

interface Played {
  readonly isOver: boolean;
  readonly ms: number;
  /** The steps that were seen. */
  readonly steps: readonly number[];
}

/** Plays a lesson to its end. */
async function play(loaded: Loaded, reader: Reader, seed: number): Promise<Played> {
  const { rules, ...table } = loaded;
  const room = new LessonRoom({ ...table, rules, alias: "Reader", avatarSrc: "pear.webp", seed });
  const screen = phone();
  room.enter(screen);
  const random = randomFrom(seeded([seed, 1, 2]));
  const began = Date.now();
  const steps: number[] = [];
  let sent = 0;
  let since = began;
  let stageId = room.moment.stageId;
  while (!room.progress.isOver && Date.now() - began < LONGEST_MS) {
    await vi.advanceTimersByTimeAsync(LOOKS_MS);
    const { moment, progress } = room;
    if (moment.stageId !== stageId) [stageId, since] = [moment.stageId, Date.now()];
    if (steps.at(-1) !== progress.at && progress.at >= 0) steps.push(progress.at);
    if (Date.now() - since < READS_MS) continue;
    since = Date.now();
    const { stage, shared, hand, myId, isShow } = moment;
    const seat = { playerId: myId, stage, language: loaded.language, hurry: true };
    const wish =
      reader.plays && !isShow
        ? rules.bot({ ...seat, shared, privateView: hand }, random)
        : undefined;
    if (wish?.move !== undefined) {
      const body = { stageId: moment.stageId, move: wish.move };
      sent += 1;
      room.hear(screen, JSON.stringify({ id: `move-${sent}`, topic: "move", body }));
    }
    if (reader.goesOn && (room.mayGoOn || wish?.move === undefined)) room.goOn();
  }
  const played = { isOver: room.progress.isOver, ms: Date.now() - began, steps };
  room.close();
  return played;
}

const PLAYS: Reader = { plays: true, goesOn: true };
const SEEDS = [1, 5, 13];
/** The steps of a round that may end early: everybody may think of the same word at once. */
const LEAST_STEPS: Partial<Record<GameType, number>> = { SYNC_THINK: 2 };
/** Timeout on a busy machine, ms. */
const TIMEOUT_MS = 60_000;

describe.each(GAME_TYPES)("the lesson of %s", { timeout: TIMEOUT_MS }, (gameType) => {
  it("leads a reader who plays along through every step in order, in under a minute", async () => {
    const loaded = await load(gameType, "en");
    const all = loaded.lesson.steps.map((_, at) => at);
    let longest = 0;
    for (const seed of SEEDS) {
      const { isOver, ms, steps } = await play(loaded, PLAYS, seed);
      expect(isOver, `deal ${seed} ends`).toBe(true);
      const { length } = steps;
      longest = Math.max(longest, length);
      expect(steps, `deal ${seed} has its steps in order`).toEqual(all.slice(0, length));
      const least = LEAST_STEPS[gameType] ?? all.length;
      expect(length, `deal ${seed} has every step`).toBeGreaterThanOrEqual(least);
      expect(ms, `deal ${seed} is short`).toBeLessThan(MINUTE_MS);
    }
    expect(longest).toBe(all.length);
  });

  it("ends for a reader who only presses the button", async () => {
    const loaded = await load(gameType, "en");
    const { isOver } = await play(loaded, { plays: false, goesOn: true }, 4);
    expect(isOver).toBe(true);
  });

  it("can be played to its end in every language", async () => {
    for (const language of LANGUAGES) {
      const { isOver } = await play(await load(gameType, language), PLAYS, 6);
      expect(isOver, language).toBe(true);
    }
  });
});
