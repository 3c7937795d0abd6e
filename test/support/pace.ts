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
 * Simulates games at the pace of real people: everybody reads, thinks and types, some slower than others,
 * some better than others. Measures who waits for whom, who wins, and who has nothing to do.
 */

/** Median time a person takes for one thing to do, s, by stage. */
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
/** The same for any other stage. */
const OTHERWISE_S = 6;

/** Spread of one person's times, and spread between people: standard deviation of the logarithm. */
const SPREAD = 0.5;
const PACES = 0.3;
const MOST_STEPS = 20_000;

/** Returns a random number with mean 0 and standard deviation 1. */
export function normal(random: Random): number {
  const sum = Array.from({ length: 12 }, () => random.below(1_000_000) / 1_000_000);
  return sum.reduce((total, one) => total + one, 0) - 6;
}

/** A stage in which most of the room waited for one person. */
export interface LongWait {
  readonly stage: string;
  /** How long only one player was still to act, s. */
  readonly seconds: number;
}

/** Measurements of one game. */
export interface LivedGame {
  readonly minutes: number;
  readonly waits: readonly LongWait[];
  /**
   * Whether a player who led before the last round won. Undefined when nobody led yet or there was only one
   * round.
   */
  readonly leaderWon?: boolean;
  /** Most rounds in a row in which some player had nothing to do. */
  readonly idleRounds: number;
}

/** Returns the players who paint now. The session does not wait for them, but they are busy. */
function paintersOf({ state, games }: Table): PlayerId[] {
  const canvases = state.game && games[state.game.gameType]?.canvases?.(state.game.state);
  if (!canvases?.open) return [];
  return canvases.easels.flatMap(({ painter }) => (painter === undefined ? [] : [painter]));
}

/**
 * Returns after how many turns every player has had the same. Where a round is one player's turn, the last
 * lap stands for the last round of other games.
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
  /** Scores at the beginning of each round. */
  readonly #scores: Readonly<Record<PlayerId, number>>[] = [];
  readonly #people: readonly PlayerId[];

  constructor(people: readonly PlayerId[]) {
    this.#people = people;
  }

  /** Takes note of the current state: which waits and rounds have begun or ended. */
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

  /** Whether a player who led before the last `turns` turns won. */
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

/** Plays one complete game with this many players, at the pace of real people. */
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
  /** When each player acts next, and in which stage that was planned. */
  const plans = new Map<PlayerId, { readonly stageId: number; readonly at: number }>();
  let final: Readonly<Record<PlayerId, number>> = {};
  for (let steps = 0; table.stage !== "GAME_END"; steps++) {
    must(steps < MOST_STEPS, `${gameType} does not end; it is in ${table.stage}`);
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
    } else must(table.tick(), `${gameType} is stuck in ${table.stage}`);
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

/** Measurements of many games of one type. */
export interface Pace {
  readonly games: number;
  /** Median length, min. */
  readonly minutes: number;
  /** The longest wait for one player, s, by stage; only stages with a wait of over 10 s. */
  readonly longest: Readonly<Record<string, number>>;
  /** Percentage of games won by a player who led before the last round. */
  readonly leaderWins: number;
  readonly idleRounds: number;
}

/**
 * Plays this many games, with every number of players from the game's minimum to eight (or the game's
 * maximum, if lower).
 */
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
 * The longest acceptable wait for one player, s. CLUE is exempt: one storyteller has a minute, while the
 * others write the clues of their own turns.
 */
const WAIT_MOST_S = 20;
const OF_ONE: readonly string[] = ["CLUE"];
/** A game is decided too early when leaders before its last round win at least this percentage. */
const LEADER_WINS_MOST = 70;

/** Returns where a game drags or is decided too early, as readable lines. */
export function paceFaults({ longest, leaderWins, idleRounds }: Pace): string[] {
  return [
    ...Object.entries(longest)
      .filter(([stage, seconds]) => seconds > WAIT_MOST_S && !OF_ONE.includes(stage))
      .map(
        ([stage, seconds]) => `in ${stage} the others wait ${Math.round(seconds)} s for one player`,
      ),
    ...(leaderWins >= LEADER_WINS_MOST
      ? [`the leader before the last round wins ${Math.round(leaderWins)} of 100 games`]
      : []),
    ...(idleRounds > 1 ? [`a player has nothing to do for ${idleRounds} rounds`] : []),
  ];
}
