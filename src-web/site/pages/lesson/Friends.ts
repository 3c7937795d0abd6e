import type { AnyGame, BotLook, BotMove } from "../../../../src-rooms/games/game.ts";
import { randomFrom, seeded, type Random } from "../../../../src-rooms/games/random.ts";
import type { RoomState } from "../../../../src-rooms/session/model/state.ts";
import { privateViewOf, sharedTopic } from "../../../../src-rooms/session/views/views.ts";
import type { StageView } from "../../../../src-shared/protocol/entities.ts";
import type { PlayerId, StageId } from "../../../../src-shared/protocol/ids.ts";
import type { AnyLesson } from "../../../game-kit/lesson.ts";
import type { Moment } from "./progress.ts";

/** Shortest and longest time a friend thinks, ms: long enough to notice, too short to wait for. */
const THINKS_MS = [500, 1_500] as const;

interface Plan {
  readonly stageId: StageId;
  /** ms since 1970 */
  readonly at: number;
  /** Undefined: the friend only looks again at that time. */
  readonly move?: unknown;
}

/** The moves friends plan and when. The game's rules treat friends as people, so their votes count. */
export class Friends {
  readonly #lesson: AnyLesson;
  readonly #rules: AnyGame;
  readonly #ids: readonly PlayerId[];
  readonly #random: Random;
  readonly #plans = new Map<PlayerId, Plan>();

  constructor(lesson: AnyLesson, rules: AnyGame, ids: readonly PlayerId[], seed: number) {
    this.#lesson = lesson;
    this.#rules = rules;
    this.#ids = ids;
    this.#random = randomFrom(seeded([seed, 7, 11]));
  }

  /** When the first planned move is due, ms since 1970; undefined if there is none. */
  get dueAt(): number | undefined {
    const times = [...this.#plans.values()].map(({ at }) => at);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Called when the room has changed: each friend it waits for plans a move. */
  look(state: RoomState, reader: Moment, now: number): void {
    const { stage } = state.clock;
    for (const [id, plan] of this.#plans) {
      if (plan.stageId !== stage.stageId) this.#plans.delete(id);
    }
    const waiting = this.#waitedFor(state);
    for (const id of this.#ids) {
      if (this.#plans.has(id) || !waiting.includes(id)) continue;
      const wish = this.#wishOf(state, id, reader);
      if (!wish) continue;
      const [least, most] = THINKS_MS;
      const after = Math.min(most, Math.max(least, wish.after));
      // Staggered, as people would act.
      const at = now + after + this.#ids.indexOf(id) * 150;
      this.#plans.set(id, { stageId: stage.stageId, at, move: wish.move });
    }
  }

  #waitedFor({ game, clock }: RoomState): readonly PlayerId[] {
    const stage = game && this.#rules.stage(game.state);
    if (stage?.kind !== "input" || stage.key !== clock.stage.key) return [];
    return stage.waitingFor;
  }

  #wishOf(
    state: RoomState,
    id: PlayerId,
    reader: Moment,
  ): Pick<BotMove<unknown> | BotLook, "after" | "move"> | undefined {
    const games = { [this.#rules.type]: this.#rules };
    // SAFETY: the view of the topic `stage` is a StageView.
    const shared: unknown = (sharedTopic("stage", state, games) as StageView).view;
    const hand = privateViewOf(state, id, games);
    const { name } = state.clock.stage;
    const random = this.#random;
    const own = this.#lesson.friendMove?.({ stage: name, shared, hand, random, reader });
    if (own !== undefined) return { move: own, after: THINKS_MS[0] };
    const seat = {
      playerId: id,
      stage: name,
      language: state.room.language,
      hurry: true,
      shared,
      privateView: hand,
    };
    return this.#rules.bot(seat, random);
  }

  /** Removes and returns the moves that are due. */
  due(now: number): { readonly id: PlayerId; readonly stageId: StageId; readonly move: unknown }[] {
    const due = [...this.#plans].filter(([, { at }]) => at <= now);
    for (const [id] of due) this.#plans.delete(id);
    return due.flatMap(([id, { stageId, move }]) =>
      move === undefined ? [] : [{ id, stageId, move }],
    );
  }
}
