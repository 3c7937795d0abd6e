import { GAME_FACTS, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import { randomFrom, seeded, type Random } from "../../src-rooms/games/random.ts";
import { waitingFor } from "../../src-rooms/session/model/waiting.ts";
import { nextDeadline } from "../../src-rooms/session/play/deadlines.ts";
import { must } from "./invariants.ts";
import { personMoves, type Person } from "./paceMoves.ts";
import { tapReady } from "./simulatedGame.ts";
import { Table } from "./table.ts";

/*
 * Games as people live them: everybody reads, thinks and types as long as people do, some slower than others, some
 * better than others. What comes of it: who waits for whom, who wins, and who has nothing to do.
 */

/** The middle of how long a person takes for one thing to do, s, by stage; half take longer. */
const TAKES_S: Readonly<Record<string, number>> = {
  TUTORIAL: 8,
  SNAP: 10,
  CAPTION: 15,
  WRITE: 14,
  DUEL: 6,
  CLUE: 18,
  PICK: 10,
  VOTE: 7,
  READY: 3,
  DRAW: 8,
  CREDIT: 4,
  LIGHT: 3,
  DARK: 3,
  GUESS: 4,
  THINK: 8,
  PROGRAM: 5,
  BET: 3,
  ESTIMATE: 9,
};
/** Anything else. */
const OTHERWISE_S = 6;

/** Spread of one person's times, and between people: standard deviation of their logarithm. */
const SPREAD = 0.5;
const PACES = 0.3;
const MOST_STEPS = 20_000;

/** A random number about 0, of standard deviation 1. */
export function normal(random: Random): number {
  const sum = Array.from({ length: 12 }, () => random.below(1_000_000) / 1_000_000);
  return sum.reduce((total, one) => total + one, 0) - 6;
}

/** A stage in which most of the room waited for one person. */
export interface LongWait {
  readonly stage: string;
  /** For how long only one was still to act, s. */
  readonly seconds: number;
}

/** What a game was like. */
export interface LivedGame {
  readonly minutes: number;
  readonly waits: readonly LongWait[];
  /** Did somebody who led before the last round win? Undefined: nobody led yet, or there was one round. */
  readonly leaderWon?: boolean;
  /** Most rounds in a row in which somebody there had nothing to do. */
  readonly idleRounds: number;
}

/** Who paints now: the session waits for none of them, and they have enough to do. */
function paintersOf({ state, games }: Table): PlayerId[] {
  const canvases = state.game && games[state.game.gameType]?.canvases?.(state.game.state);
  if (!canvases?.open) return [];
  return canvases.easels.flatMap(({ painter }) => (painter === undefined ? [] : [painter]));
}

/**
 * Turns after which everybody had the same: where a round is one person's turn the last lap is what others call the
 * last round.
 */
function turnsOfLap(gameType: GameType, seats: number): number {
  if (gameType === "AB_THINKING") return seats;
  return gameType === "CANVAS_CLASH" ? Math.ceil(seats / 2) : 1;
}

class Watch {
  readonly waits: LongWait[] = [];
  idleRounds = 0;
  #stage = -1;
  #name = "";
  #aloneSince: number | undefined;
  #round = 0;
  #busy = new Set<PlayerId>();
  readonly #idle = new Map<PlayerId, number>();
  /** Scores as each round began. */
  readonly #scores: Readonly<Record<PlayerId, number>>[] = [];
  readonly #people: readonly PlayerId[];

  constructor(people: readonly PlayerId[]) {
    this.#people = people;
  }

  /** The state now: what has begun to be waited for, or is over. */
  look(table: Table): void {
    const { clock, game } = table.state;
    const { waiting } = waitingFor(table.state, table.games);
    const isNew = clock.stage.stageId !== this.#stage;
    if (isNew || waiting.length !== 1) this.#close(table.now);
    if (isNew) {
      this.#stage = clock.stage.stageId;
      this.#name = clock.stage.name;
    }
    const busy = new Set([...waiting, ...paintersOf(table)]);
    for (const id of busy) this.#busy.add(id);
    const isMostOfThem = busy.size < this.#people.length / 2;
    if (waiting.length === 1 && isMostOfThem) this.#aloneSince ??= table.now;
    const round = game?.round.roundCount ?? 0;
    if (game && round !== this.#round) {
      this.#endRound();
      this.#round = round;
      this.#scores.push(table.games[game.gameType]?.scores(game.state) ?? {});
    }
  }

  #close(now: number): void {
    if (this.#aloneSince === undefined) return;
    this.waits.push({ stage: this.#name, seconds: (now - this.#aloneSince) / 1_000 });
    this.#aloneSince = undefined;
  }

  #endRound(): void {
    if (this.#round > 0) {
      for (const id of this.#people) {
        const idle = this.#busy.has(id) ? 0 : (this.#idle.get(id) ?? 0) + 1;
        this.#idle.set(id, idle);
        this.idleRounds = Math.max(this.idleRounds, idle);
      }
    }
    this.#busy = new Set();
  }

  /** Did a leader of before the last so many turns win? */
  leaderWon(final: Readonly<Record<PlayerId, number>>, turns: number): boolean | undefined {
    this.#endRound();
    const best = (scores: Readonly<Record<PlayerId, number>>) => {
      const most = Math.max(0, ...Object.values(scores));
      return most === 0 ? [] : playerIdsOf(scores).filter((id) => scores[id] === most);
    };
    const leaders = best(this.#scores.at(-turns) ?? {});
    if (leaders.length === 0 || this.#round <= turns) return undefined;
    const winners = best(final);
    return winners.some((id) => leaders.includes(id));
  }
}

/** Play one whole game of so many people, as people would. */
export function live(gameType: GameType, seats: number, seed: number): LivedGame {
  const random = randomFrom(seeded([seed, 17, 3]));
  const table = new Table({ seed: [seed, 5, 1], gameType });
  const people: Record<PlayerId, Person> = {};
  const ids = Array.from({ length: seats }, (_, at) => table.join(`Friend ${at + 1}`));
  for (const id of ids) {
    people[id] = { pace: Math.exp(PACES * normal(random)), skill: normal(random) / 2 };
  }
  const began = table.now;
  table.start({ includeTutorial: true });
  const watch = new Watch(ids);
  /** When each acts next, and in which stage that was planned. */
  const plans = new Map<PlayerId, { readonly stageId: number; readonly at: number }>();
  let final: Readonly<Record<PlayerId, number>> = {};
  for (let steps = 0; table.stage !== "GAME_END"; steps++) {
    must(steps < MOST_STEPS, `${gameType} does not end, it is in ${table.stage}`);
    watch.look(table);
    const { stageId, name } = table.state.clock.stage;
    const { waiting } = waitingFor(table.state, table.games);
    for (const id of waiting) {
      if (plans.get(id)?.stageId === stageId) continue;
      const middle = (TAKES_S[name] ?? OTHERWISE_S) * (people[id]?.pace ?? 1);
      const after = 1_000 * middle * Math.exp(SPREAD * normal(random));
      plans.set(id, { stageId, at: table.now + Math.max(800, Math.round(after)) });
    }
    const next = waiting
      .map((id) => ({ id, at: plans.get(id)?.at ?? Infinity }))
      .reduce<{ id: PlayerId; at: number } | undefined>(
        (first, one) => (first && first.at <= one.at ? first : one),
        undefined,
      );
    const { at: due = Infinity } = nextDeadline(table.state) ?? {};
    if (next && next.at < due) {
      table.now = Math.max(table.now, next.at);
      plans.delete(next.id);
      if (!tapReady(table, next.id)) personMoves(gameType, table, next.id, people, random);
    } else must(table.tick(), `${gameType} stands still in ${table.stage}`);
    const { game } = table.state;
    if (game) final = table.games[game.gameType]?.scores(game.state) ?? final;
  }
  const won = watch.leaderWon(final, turnsOfLap(gameType, seats));
  return {
    minutes: (table.now - began) / 60_000,
    waits: watch.waits,
    ...(won !== undefined && { leaderWon: won }),
    idleRounds: watch.idleRounds,
  };
}

/** What many games of a type were like. */
export interface Pace {
  readonly games: number;
  /** Middle length, min. */
  readonly minutes: number;
  /** The longest wait for one person, s, by stage; only stages that had one of over 10 s. */
  readonly longest: Readonly<Record<string, number>>;
  /** Games of 100 in which a leader of before the last round won. */
  readonly leaderWins: number;
  readonly idleRounds: number;
}

/** Play so many games, of all numbers of seats from the least to eight (or what the game takes). */
export function paceOf(gameType: GameType, games: number): Pace {
  const { min, max } = GAME_FACTS[gameType].seats;
  const most = Math.min(8, max);
  const lived = Array.from({ length: games }, (_, seed) =>
    live(gameType, min + (seed % (most - min + 1)), seed + 1),
  );
  const longest: Record<string, number> = {};
  for (const { stage, seconds } of lived.flatMap(({ waits }) => waits)) {
    if (seconds > 10) longest[stage] = Math.max(longest[stage] ?? 0, seconds);
  }
  const decided = lived.filter(({ leaderWon }) => leaderWon !== undefined);
  const minutes = lived.map((one) => one.minutes).toSorted((a, b) => a - b);
  return {
    games,
    minutes: minutes[Math.floor(games / 2)] ?? 0,
    longest,
    leaderWins: (100 * decided.filter((one) => one.leaderWon).length) / Math.max(1, decided.length),
    idleRounds: Math.max(...lived.map((one) => one.idleRounds)),
  };
}

/**
 * Nobody has to wait longer for one person, s. In CLUE one storyteller has a minute, while the others write the clue of
 * their own turn.
 */
const WAIT_MOST_S = 20;
const OF_ONE: readonly string[] = ["CLUE"];
/** A game whose leader wins this often is over before it ends, of 100. */
const LEADER_WINS_MOST = 70;

/** Where a game drags, or is decided too early, as lines for people. */
export function paceFaults({ longest, leaderWins, idleRounds }: Pace): string[] {
  return [
    ...Object.entries(longest)
      .filter(([stage, seconds]) => seconds > WAIT_MOST_S && !OF_ONE.includes(stage))
      .map(([stage, seconds]) => `most wait ${Math.round(seconds)} s for one person in ${stage}`),
    ...(leaderWins >= LEADER_WINS_MOST
      ? [`who leads before the last round wins ${Math.round(leaderWins)} of 100`]
      : []),
    ...(idleRounds > 1 ? [`somebody has nothing to do for ${idleRounds} rounds`] : []),
  ];
}
