import { isDeepStrictEqual } from "node:util";
import { randomFrom, seeded, type Random } from "../../src-rooms/games/random.ts";
import { TIMER_MODES } from "../../src-shared/catalog/settings.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { apply, isRefusal } from "../../src-rooms/session/session.ts";
import type { RoomState } from "../../src-rooms/session/model/state.ts";
import { ROBOT_AVATARS } from "../../src-shared/catalog/avatars.ts";
import { GAME_FACTS } from "../../src-shared/catalog/gameTypes.ts";
import { anyActor, anyCommand, comeAndGo } from "./crowd.ts";
import {
  isPlainJson,
  must,
  noDeadlineInThePast,
  ranksAreRight,
  viewsAreSendable,
} from "./invariants.ts";
import type { SimulatedGame } from "./simulatedGame.ts";
import { Table } from "./table.ts";

/** A game that has not ended after this many calm steps is taken to be stuck. */
const MOST_CALM_STEPS = 1_500;

export interface Simulated {
  readonly table: Table;
  /** Inputs tried, refused ones included. */
  readonly steps: number;
  readonly seats: number;
  readonly rounds: number;
}

type Temper = "sane" | "hostile" | "silent";

/** One game with everything that can happen to it, checked after each step. */
class Simulation {
  readonly random: Random;
  readonly table: Table;
  readonly tempers = new Map<PlayerId, Temper>();
  #before: RoomState | undefined;
  /** Whether the room is stored and loaded again now and then, as the platform does. */
  readonly #forgets: boolean;
  readonly #freezes: boolean;
  steps = 0;

  readonly #game: SimulatedGame;

  constructor(seed: number, game: SimulatedGame, readonlyStates: boolean) {
    this.#game = game;
    this.#freezes = readonlyStates;
    this.random = randomFrom(seeded([seed, 7, 11]));
    const { random } = this;
    const { gameType } = game;
    this.table = new Table({ seed: [seed, random.below(1_000), 3], gameType });
    this.#forgets = random.chance(0.3);
    const { min, max } = GAME_FACTS[gameType].seats;
    const seats = min + Math.floor(random.unit() ** 4 * (max - min + 1));
    for (let seat = 0, robots = 0; seat < seats; seat++) {
      // There are only this many robot avatars.
      if (random.chance(0.3) && robots++ < ROBOT_AVATARS.length) this.table.robot();
      else {
        const id = this.table.join(`Seat ${seat}`);
        this.tempers.set(id, random.pick(["sane", "sane", "hostile", "silent"] as const) ?? "sane");
      }
    }
    if (seats < max && random.chance(0.25)) {
      const crowd = this.table.openCrowd(random.between(1, 3));
      this.tempers.set(crowd, random.pick(["sane", "hostile"] as const) ?? "sane");
    }
    this.table.start({
      includeTutorial: random.chance(0.3),
      timerMode: random.chance(0.7) ? "x1" : (random.pick(TIMER_MODES) ?? "x1"),
      ...game.settings(random),
    });
    this.#before = this.table.state;
  }

  #personActs(): void {
    const { random, table } = this;
    const id = random.pick([...this.tempers.keys()]);
    if (id === undefined) return;
    const temper = this.tempers.get(id);
    if (temper === "sane") this.#game.saneMove(table, id, random);
    if (temper === "hostile") table.move(id, this.#game.hostileMove(random));
  }

  /** One step in which anything may happen. */
  wildStep(): void {
    const { random, table } = this;
    const dice = random.below(100);
    if (dice < 40) this.ring();
    else if (dice < 75) this.#personActs();
    else if (dice < 80) table.now += random.below(2_000);
    else if (dice < 82) this.#change();
    else if (dice < 90) comeAndGo(table, random);
    else table.tryAs(anyActor(table, random), anyCommand(table, random, this.#game));
    this.check();
  }

  #change(): void {
    const { random } = this;
    const actor = anyActor(this.table, random);
    const change = random.pick([
      { isPublic: random.chance(0.5) },
      { hostSpectate: random.chance(0.2) },
      { language: "pl" as const },
    ]);
    this.table.try({ type: "updateRoom", actor, change: change ?? {} });
  }

  /**
   * One step in which players who are present play, the clock runs, and the host moves the game on where it
   * waits for one.
   */
  calmStep(): void {
    const { random, table } = this;
    const { clock } = table.state;
    if (clock.paused?.reason === "host") table.host({ topic: "pause", body: { paused: false } });
    else if (random.chance(0.4)) this.#personActs();
    else if (clock.stage.endsAt === undefined && table.state.game && !clock.paused) {
      table.host({ topic: "requestNextStage", body: { stageId: clock.stage.stageId } });
    } else this.ring();
    this.check();
  }

  ring(): void {
    if (this.table.tick()) noDeadlineInThePast(this.table);
  }

  isOver(): boolean {
    const { state, stage } = this.table;
    return !state.room.active || !state.game || stage === "GAME_END";
  }

  check(): void {
    this.steps += 1;
    const { table } = this;
    const { state } = table;
    const before = this.#before;
    if (before === state) return;
    isPlainJson(state);
    if (before) this.#game.scoresAddUp?.(before, state);
    ranksAreRight(table);
    if (before?.game !== state.game || before?.clock.stage !== state.clock.stage) {
      viewsAreSendable(table);
      this.#game.secretsStay(table);
      this.#game.viewsAreRight?.(table);
    }
    if (this.#forgets && this.random.chance(0.2)) {
      // SAFETY: a room's state is plain JSON, as was just checked.
      table.state = JSON.parse(JSON.stringify(table.state)) as RoomState;
    }
    if (this.#freezes) freeze(table.state);
    this.#before = table.state;
  }
}

/** Freezes a state, so that rules that write into it instead of making a new one throw. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/**
 * Returns the state that the baseline and the accepted inputs lead to, with each input stored and loaded
 * before it is applied.
 */
export function replayed(table: Table): RoomState {
  let state = table.baseline;
  for (const { at, input } of table.inputs) {
    // SAFETY: inputs are plain JSON; a journal stores them as text.
    const read = JSON.parse(JSON.stringify(input)) as typeof input;
    const outcome = apply(state, read, { now: at, games: table.games });
    if (isRefusal(outcome)) throw new Error(`the replay refused ${JSON.stringify(input)}`);
    state = outcome.state;
  }
  return state;
}

/** One game in this many is played with frozen states, which takes longer. */
const CLOSELY = 20;

/** Plays one complete game; throws when any check fails. */
export function simulate(seed: number, game: SimulatedGame): Simulated {
  const isClose = seed % CLOSELY === 0;
  const simulation = new Simulation(seed, game, isClose);
  const { random, table } = simulation;
  const seats = Object.keys(table.state.seats).length;
  const wild = random.below(60);
  for (let step = 0; step < wild && table.state.room.active; step++) simulation.wildStep();
  if (table.state.room.active) {
    // Whatever happened before, the TV is switched on again and takes the lead.
    table.screens(1);
    const change = { hostSpectate: false };
    table.do({ type: "updateRoom", actor: { kind: "host" }, change });
  }
  for (let calm = 0; !simulation.isOver(); calm++) {
    must(calm < MOST_CALM_STEPS, `the game does not end; it is in ${table.stage}`);
    simulation.calmStep();
  }
  must(isDeepStrictEqual(replayed(table), table.state), "the replay ends in another state");
  const rounds = table.state.game?.round.roundCount ?? 0;
  return { table, steps: simulation.steps, seats, rounds };
}
