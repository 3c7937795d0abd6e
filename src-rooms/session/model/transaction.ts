import type { AnyGame, Ctx } from "../../games/game.ts";
import type { EventFrame } from "../../../src-shared/protocol/frames.ts";
import {
  gameId,
  stageId,
  type GameId,
  type PlayerId,
  type StageId,
} from "../../../src-shared/protocol/ids.ts";
import { randomFrom, seeded, uuid, type Random, type Seed } from "../../games/random.ts";
import type { Closing, OutboxRow } from "./inputs.ts";
import { elapsedOf } from "./stageTime.ts";
import type { Games, GameSection, RoomState, Section } from "./state.ts";

/**
 * The processing of one input: the state so far and what is to leave the room. All of it takes effect, or
 * nothing. Helpers of the session change the state through `set`, which replaces a section and never changes
 * the old one, so that the stored state and the state before the input are intact if the input is refused.
 */
export class Transaction {
  readonly events: EventFrame[] = [];
  readonly closings: Closing[] = [];
  readonly outbox: OutboxRow[] = [];
  playerId: PlayerId | undefined;
  /** Number of the remote that this input led to. */
  number: number | undefined;
  state: RoomState;
  readonly games: Games;
  readonly now: number;
  #random: Random;
  readonly #chance: Seed | undefined;

  constructor(state: RoomState, games: Games, now: number, chance?: Seed) {
    this.state = state;
    this.games = games;
    this.now = now;
    this.#random = randomFrom(state.random);
    this.#chance = chance;
  }

  get random(): Random {
    return this.#random;
  }

  /**
   * Draws on the input's fresh seed when a game begins, so that earlier random numbers reveal nothing about
   * it. Journals of older builds have no such seed.
   */
  drawChance(): void {
    if (this.#chance) this.#random = randomFrom(seeded(this.#chance));
  }

  /** Replaces fields of a section. */
  set<Name extends Exclude<Section, "random" | "game">>(
    section: Name,
    change: Partial<RoomState[Name]>,
  ): void {
    this.state = { ...this.state, [section]: { ...this.state[section], ...change } };
  }

  setGame(change: Partial<GameSection> | null): void {
    const { game } = this.state;
    this.state = { ...this.state, game: change === null || !game ? null : { ...game, ...change } };
  }

  emit(event: EventFrame): void {
    this.events.push(event);
  }

  nextStageId(): StageId {
    const id = this.state.room.nextStageId;
    this.set("room", { nextStageId: id + 1 });
    return stageId(id);
  }

  /**
   * Id for the game that is chosen next, from the room's own random numbers, so that replays get the same
   * one.
   */
  newGameId(): GameId {
    return gameId(uuid(this.now, this.random));
  }

  /** The rules and the section of the running game; undefined in the lobby. */
  running(): { rules: AnyGame; game: GameSection } | undefined {
    const { game } = this.state;
    const rules = game && this.games[game.gameType];
    return game && rules ? { rules, game } : undefined;
  }

  ctx(): Ctx {
    return { now: this.now, random: this.random, elapsed: elapsedOf(this.state.clock, this.now) };
  }

  /**
   * The final state, with the random generator as it is now; the old section is kept if no random number was
   * drawn.
   */
  finished(): RoomState {
    const before = this.state.random;
    const after = this.random.state();
    const same = before.every((word, at) => word === after[at]);
    return same ? this.state : { ...this.state, random: after };
  }
}
