import { Gallery } from "../../../../src-rooms/drawing/gallery.ts";
import { Ink } from "../../../../src-rooms/drawing/ink.ts";
import type { AnyGame } from "../../../../src-rooms/games/game.ts";
import type { Input } from "../../../../src-rooms/session/model/inputs.ts";
import type { Games, RoomState } from "../../../../src-rooms/session/model/state.ts";
import { nextDeadline } from "../../../../src-rooms/session/play/deadlines.ts";
import { robotsLookUp } from "../../../../src-rooms/session/play/robotPlans.ts";
import { apply, isRefusal } from "../../../../src-rooms/session/session.ts";
import { privateViewOf, sharedTopic } from "../../../../src-rooms/session/views/views.ts";
import { Screens, type Screen } from "../../../../src-rooms/sockets/screens.ts";
import type { ErrorCode } from "../../../../src-shared/catalog/errorCodes.ts";
import { decodeClientFrame } from "../../../../src-shared/protocol/decode.ts";
import type { StageView } from "../../../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../../../src-shared/protocol/ids.ts";
import type { AnyLesson } from "../../../game-kit/lesson.ts";
import { firstDeal, type LessonTable } from "./firstDeal.ts";
import { Friends } from "./Friends.ts";
import { memoryInkStore } from "./memoryInkStore.ts";
import { BEGINNING, follow, goesOn, mayGoOn, type Moment, type Progress } from "./progress.ts";

/** How long players who are still thinking may take when the reader goes on, ms. */
const LAST_WORDS_MS = 1_600;
/** Limit of stage changes in one update; more of them would be a bug. */
const MOST_STEPS = 50;

interface LessonRoomOptions extends Omit<LessonTable, "games" | "now"> {
  readonly rules: AnyGame;
}

/**
 * A room inside the page of its only reader: the same session, views and ink as on the server, but without
 * sockets, storage and strangers. Friends and robots play along, and steps lead through one round.
 */
export class LessonRoom {
  readonly reader: PlayerId;
  readonly #lesson: AnyLesson;
  readonly #games: Games;
  readonly #friends: Friends;
  readonly #screens: Screens;
  readonly #ink: Ink;
  readonly #listeners = new Set<() => void>();
  #state: RoomState;
  #progress = BEGINNING;
  /** The latest time to move on after the reader asked to, ms since 1970. */
  #leavesAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor({ rules, ...options }: LessonRoomOptions) {
    this.#lesson = options.lesson;
    this.#games = { [options.gameType]: rules };
    const dealt = firstDeal({ ...options, games: this.#games, now: Date.now() });
    this.#state = dealt.state;
    this.reader = dealt.reader;
    this.#friends = new Friends(options.lesson, rules, dealt.friends, options.seed);
    const now = () => Date.now();
    this.#screens = new Screens(this.#games, now, []);
    const store = memoryInkStore();
    this.#ink = new Ink({
      games: this.#games,
      sockets: this.#screens,
      store,
      gallery: new Gallery(store),
      now,
      state: () => this.#state,
      commit: (input) => {
        this.#commit(input);
        // Deferred, because `commit` may be called while another change is being processed.
        queueMicrotask(() => this.#settle());
      },
      greet: () => this.#screens.publish(this.#state, this.#state, []),
    });
    this.#ink.wake();
    this.#settle();
  }

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How far the reader has got. */
  get progress(): Progress {
    return this.#progress;
  }

  /** Whether going on is the suggested next action. */
  get mayGoOn(): boolean {
    return mayGoOn(this.#progress, this.#lesson, this.moment);
  }

  /** The current state of the room as the reader's phone sees it. */
  get moment(): Moment {
    const { clock } = this.#state;
    // SAFETY: the view of the topic `stage` is a StageView.
    const stage = sharedTopic("stage", this.#state, this.#games) as StageView;
    return {
      stageId: clock.stage.stageId,
      stage: clock.stage.name,
      isShow: clock.stage.kind === "show",
      shared: stage.view,
      hand: privateViewOf(this.#state, this.reader, this.#games),
      myId: this.reader,
    };
  }

  /** The other players who still have to act in this stage. */
  get #others(): readonly PlayerId[] {
    const { game, clock } = this.#state;
    const stage = game && this.#games[game.gameType]?.stage(game.state);
    if (stage?.kind !== "input" || stage.key !== clock.stage.key) return [];
    return stage.waitingFor.filter((id: PlayerId) => id !== this.reader);
  }

  /** Moves on whether or not the step is done; other players first get a moment to finish. */
  goOn(): void {
    this.#leavesAt ??= Date.now() + (this.#others.length > 0 ? LAST_WORDS_MS : 0);
    this.#settle();
  }

  /** Adds the reader's phone once it is connected. */
  enter(screen: Screen): void {
    screen.setState({ purpose: "player", actor: { kind: "player", playerId: this.reader } });
    this.#screens.add(screen);
    this.#screens.publish(this.#state, this.#state, []);
    this.#ink.welcome(screen);
  }

  leave(screen: Screen): void {
    this.#screens.remove(screen);
  }

  /** Handles a message from the reader's phone. */
  hear(screen: Screen, message: string | ArrayBuffer | ArrayBufferView): void {
    if (typeof message !== "string") {
      this.#ink.receive(screen, message);
      return;
    }
    const frame = decodeClientFrame(message);
    if ("bad" in frame) return;
    const { id, command } = frame;
    const answer = (code?: ErrorCode) =>
      this.#screens.answer(
        screen,
        this.#state,
        code === undefined
          ? { topic: "ack", id, serverTime: Date.now() }
          : { topic: "refused", id, body: { code } },
      );
    if (command.topic === "resync") {
      this.#screens.unsync(screen);
      answer();
      return this.#ink.welcome(screen, true);
    }
    const actor = { kind: "player", playerId: this.reader } as const;
    const refused = this.#commit({ type: "command", actor, command });
    answer(refused);
    this.#settle();
  }

  /** Stops the room when it is no longer played. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#ink.forget();
    this.#listeners.clear();
  }

  #commit(input: Input): ErrorCode | undefined {
    const before = this.#state;
    const outcome = apply(before, input, { now: Date.now(), games: this.#games });
    if (isRefusal(outcome)) return outcome.refused;
    this.#state = outcome.state;
    this.#screens.publish(before, outcome.state, outcome.events);
    this.#ink.follow(before, outcome.state);
    return undefined;
  }

  #next(): void {
    const { stageId } = this.#state.clock.stage;
    const command = { topic: "requestNextStage", body: { stageId } } as const;
    this.#commit({ type: "command", actor: { kind: "host" }, command });
  }

  /**
   * Follows the round as far as it advances by itself, then lets friends plan their moves and sets the timer.
   */
  #settle(): void {
    if (this.#isClosed) return;
    for (let count = 0; count < MOST_STEPS; count++) {
      const { moment } = this;
      const before = this.#progress;
      this.#progress = follow(before, this.#lesson, moment);
      if (this.#progress.isOver) break;
      if (this.#progress !== before) this.#leavesAt = undefined;
      const isAsked = this.#leavesAt !== undefined && this.#leavesAt <= Date.now();
      const wantsOn = this.#leavesAt !== undefined || goesOn(this.#progress, this.#lesson, moment);
      if (!isAsked && (!wantsOn || this.#others.length > 0)) break;
      this.#leavesAt = undefined;
      this.#next();
    }
    if (!this.#progress.isOver) this.#friends.look(this.#state, this.moment, Date.now());
    this.#arm();
    for (const listener of this.#listeners) listener();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (this.#progress.isOver) return;
    const times = [nextDeadline(this.#state)?.at, this.#friends.dueAt, this.#leavesAt];
    const at = Math.min(...times.filter((time) => time !== undefined));
    if (at === Infinity) return;
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, at - Date.now()));
  }

  #wake(): void {
    const now = Date.now();
    for (const { id, stageId, move } of this.#friends.due(now)) {
      const command = { topic: "move", body: { stageId, move } } as const;
      this.#commit({ type: "command", actor: { kind: "player", playerId: id }, command });
    }
    const due = nextDeadline(this.#state);
    if (due && due.at <= now) {
      const ids = Object.keys(this.#state.presence.seats);
      // All seats are in this page, so all of them are connected.
      const seen = Object.fromEntries(ids.map((id) => [id, now]));
      const ink = robotsLookUp(this.#state, now) ? this.#ink.seen() : undefined;
      this.#commit({ type: "tick", seen, ...(ink && { ink }) });
    }
    this.#settle();
  }
}
