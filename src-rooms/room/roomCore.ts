import { RoomAlarm, wakesAt } from "./alarm.ts";
import { OutboxDispatcher } from "./outboxDispatcher.ts";
import { Gallery } from "../drawing/gallery.ts";
import { Ink } from "../drawing/ink.ts";
import { isRefusal, type Refusal } from "../games/game.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import type { Platform, RoomServices } from "./platform.ts";
import { SILENT_AFTER_MS } from "../../src-shared/catalog/limits.ts";
import { SILENT, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { EventFrame } from "../../src-shared/protocol/frames.ts";
import type { PaymentStatus } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import type { PhotoShelf } from "./photos.ts";
import { Screens, type Screen } from "../sockets/screens.ts";
import { CrowdLink } from "./crowdLink.ts";
import { GameContent } from "./gameContent.ts";
import { heartbeatsOf } from "./heartbeats.ts";
import { HostPayment } from "./hostPayment.ts";
import { limited } from "./limitedServices.ts";
import { robotsLookUp } from "../session/play/robotPlans.ts";
import { unchangedUntil, quietUntil } from "../session/people/presence.ts";
import { nextDeadline } from "../session/play/deadlines.ts";
import { isFleeting } from "../../src-shared/protocol/commands.ts";
import type { Input, Outcome } from "../session/model/inputs.ts";
import { crowdSeat } from "../session/model/people.ts";
import { isUnpaid } from "../session/model/rights.ts";
import { usesForeignPhoto } from "../session/views/photos.ts";
import { decide } from "./chance.ts";
import type { Games, RoomState } from "../session/model/state.ts";
import { needsUpgrade } from "../session/upgrade.ts";
import { RobotLines } from "./robotLines.ts";
import type { CommandKey } from "./knownCommands.ts";
import { beginsGame, type RoomStore } from "./store.ts";

/** Commands that may end a stage: the crowd's votes are stored first. */
const ENDERS = ["requestSkipTimer", "requestNextStage"];

const isSame = (open: ReadonlySet<number>, known: readonly number[]) =>
  open.size === known.length && known.every((number) => open.has(number));

/** Where an input came from, if it is a command of a socket. */
interface Origin {
  readonly key: CommandKey;
  readonly screen: Screen;
}

/**
 * Loads, decides, stores, publishes and wakes: what a room does, whoever calls it and whatever it runs on. It
 * only depends on its platform (sockets, storage, one alarm) and its services.
 */
export class RoomCore {
  protected readonly store: RoomStore;
  protected readonly photos: PhotoShelf;
  protected readonly screens: Screens;
  protected readonly ink: Ink;
  /** Absent when the platform does not support crowds. */
  protected readonly crowd: CrowdLink | undefined;
  protected readonly gallery: Gallery;
  protected readonly platform: Platform;
  protected readonly services: RoomServices;
  /** Undefined when no room was ever opened under this code, or it was wiped. */
  protected state: RoomState | undefined;
  readonly #outboxDispatcher: OutboxDispatcher;
  readonly #robotLines: RobotLines;
  readonly #content: GameContent;
  readonly #payment: HostPayment;
  readonly #alarm: RoomAlarm;
  /** Until this time nobody can turn out to be away, judging by the newest heartbeats, ms since 1970. */
  #quietUntil = 0;

  /** The platform's stores must already be open, so that they can be read immediately. */
  constructor(platform: Platform, services: RoomServices) {
    this.platform = platform;
    this.services = limited(services);
    this.#alarm = new RoomAlarm(platform, () => this.now());
    const { room, ink, photos } = platform.stores;
    this.store = room;
    this.photos = photos;
    this.#outboxDispatcher = new OutboxDispatcher({
      store: room,
      deliver: (rows) => this.services.deliver(rows),
      now: () => this.now(),
      rearm: () => this.#arm(),
      room: () => this.state?.room.roomId,
    });
    this.#robotLines = new RobotLines(this.services, (input) => this.commit(input));
    const ways = {
      state: () => this.state,
      commit: (input: Input) => this.commit(input),
      note: (event: string, error: unknown) => this.#note(event, error),
    };
    this.#content = new GameContent(this.services, ways);
    this.#payment = new HostPayment(this.services, ways);
    this.screens = new Screens(
      this.games(),
      () => this.now(),
      platform.sockets(),
      services.build(),
    );
    const { crowdSection } = platform;
    this.crowd =
      crowdSection &&
      new CrowdLink({
        games: this.games(),
        build: services.build(),
        section: crowdSection,
        now: () => this.now(),
        state: () => this.state,
        commit: (input) => this.commit(input),
        say: (events) => this.#say(events),
        peopleChanged: () => this.socketsChanged(),
        later: (ms, task) => void setTimeout(task, ms),
      });
    this.gallery = new Gallery(ink);
    this.ink = new Ink({
      games: this.games(),
      sockets: this.screens,
      store: ink,
      gallery: this.gallery,
      now: () => this.now(),
      state: () => this.state,
      commit: (input) => this.commit(input),
      greet: () => this.greet(),
    });
  }

  /** Whether a room was opened under this code and not wiped since. */
  get isThere(): boolean {
    return this.state !== undefined;
  }

  protected games(): Games {
    return this.services.games();
  }

  /** ms since 1970. */
  protected now(): number {
    return this.services.now();
  }

  /** Loads the room and continues where it left off. Must be called before anything else. */
  async start(): Promise<void> {
    this.state = this.store.load();
    if (!this.state) return;
    // Must happen before anything reads a game's state that an earlier build stored.
    if (needsUpgrade(this.state, this.games())) this.commit({ type: "upgrade" });
    this.#outboxDispatcher.wake(this.now());
    await this.#alarm.wake(this.#isDone(this.state));
    this.ink.wake();
    // A crash may have closed sockets without their close events.
    if (this.state.room.active) this.socketsChanged();
    this.crowd?.wake();
    this.#lookWhoIsHere();
    this.#arm();
  }

  /** Sends events, which are not stored. */
  #say(events: readonly EventFrame[]): void {
    const { state } = this;
    if (!state) return;
    this.screens.publish(state, state, events);
    this.crowd?.follow(state, state, events);
  }

  /** Begins a new room under this code; what an earlier one left is deleted. */
  protected begin(state: RoomState): void {
    this.ink.forget();
    this.screens.forget();
    this.#alarm.begin();
    this.store.begin(state);
    this.photos.clear();
    this.state = state;
  }

  /** Deletes everything under this code. */
  protected async wipe(): Promise<void> {
    this.state = undefined;
    this.#alarm.isGone();
    this.ink.forget();
    this.screens.forget();
    await this.platform.wipe();
  }

  /**
   * The only way to change the room: the session decides, the change is stored, then the screens are updated.
   */
  protected commit(wanted: Input, origin?: Origin): Outcome | Refusal {
    const isEnder =
      wanted.type === "tick" ||
      (wanted.type === "command" && ENDERS.includes(wanted.command.topic));
    if (isEnder) this.crowd?.bring();
    const before = this.state;
    if (!before) return { refused: "game_not_found" };
    const ownerOf = (photoId: string) => this.photos.ownerOf(photoId);
    if (usesForeignPhoto(before, this.games(), wanted, ownerOf)) return { refused: "not_yours" };
    const now = this.now();
    const { input, outcome } = decide(before, wanted, { now, games: this.games() });
    if (isRefusal(outcome)) return outcome;
    const { state: after, events, closings } = outcome;
    const outbox = outcome.outbox.map((row) => this.gallery.filled(row));
    const leavesNothing = input.type === "command" && isFleeting(input.command.topic);
    if (after === before && origin && leavesNothing) this.store.remember(origin.key);
    else if (after !== before || origin) {
      const key = origin && { key: origin.key };
      try {
        if (this.platform.isFull()) throw new Error("database or disk is full");
        this.store.commit({ before, after, at: now, input, outbox, ...key });
      } catch (error) {
        // Most likely the disk is full. The input has no effect, no screen is updated, and the alarm tries
        // again.
        log("error", "room.not_stored", { room: before.room.roomId, ...faultOf(error) });
        this.#alarm.stored(false);
        this.#arm();
        return { refused: "error.server_unavailable" };
      }
      this.#alarm.stored(true);
    }
    if (beginsGame(before, after) || (before.room.active && !after.room.active))
      this.photos.clear();
    this.state = after;
    const reply = origin && {
      to: origin.screen,
      text: JSON.stringify({ topic: "ack", id: origin.key.id, serverTime: now }),
    };
    this.screens.publish(before, after, events, reply);
    this.ink.follow(before, after);
    this.crowd?.follow(before, after, events);
    for (const { who, code } of closings) {
      for (const screen of this.screens.of(who)) this.closeScreen(screen, code);
    }
    if (outbox.length > 0) this.#outboxDispatcher.schedule(now);
    this.#arm();
    this.#robotLines.askFor(this.state);
    this.#payment.follow(before, after);
    // The next game of an evening may start by itself, so its content is fetched now.
    const isBetween = after.clock.stage.name === "STANDING";
    if (isBetween && before.room.chosen !== after.room.chosen && this.lacksContent())
      void this.fetchContent();
    return outcome;
  }

  /** Whether a game that starts now, or after the podium (`isNext`), would use anything not fetched yet. */
  protected lacksContent(isNext = false): boolean {
    return this.#content.lacksAny(isNext);
  }

  /** Fetches what the chosen game uses; if D1 is down or slow, the game starts without it. */
  protected async fetchContent(isNext = false): Promise<void> {
    await this.#content.fetch(isNext);
  }

  /** Whether the host's paid time is over, as far as the room knows. */
  protected lacksPayment(): boolean {
    return this.state !== undefined && isUnpaid(this.state, this.now());
  }

  /** Loads how long the host has paid for. */
  protected async fetchPayment(status?: PaymentStatus["status"]): Promise<Outcome | Refusal> {
    return this.#payment.ask(status);
  }

  /** Commits the complete list of open sockets if it differs from the state. */
  protected socketsChanged(): void {
    const { state } = this;
    if (!state) return;
    const players = new Set<PlayerId>();
    const remotes = new Set<number>();
    for (const screen of this.screens.of("everyone")) {
      const actor = screen.state?.actor;
      if (actor?.kind === "remote") remotes.add(actor.remoteId);
      if (actor?.kind === "player") players.add(actor.playerId);
    }
    const crowd = crowdSeat(state);
    if (crowd !== undefined && state.crowd.people > 0) players.add(crowd);
    const hostScreens = this.screens.count("host");
    const screens = hostScreens + this.screens.count("spectator");
    const { presence, seats } = state;
    const believed = Object.keys(presence.seats)
      // SAFETY: keys of `seats` are player ids.
      .map((key) => Number(key) as PlayerId)
      .filter((id) => presence.seats[id]?.open && !seats[id]?.robot);
    const isKnown =
      presence.screens === screens &&
      presence.hostScreens === hostScreens &&
      believed.length === players.size &&
      believed.every((id) => players.has(id)) &&
      isSame(remotes, presence.remotes ?? []);
    if (isKnown) return;
    this.commit({
      type: "sockets",
      players: [...players],
      hostScreens,
      screens,
      ...(remotes.size > 0 && { remotes: [...remotes] }),
    });
  }

  /** Sends every socket what it has not received yet: a new socket, or each of them after sleep, gets the snapshot. */
  protected greet(): void {
    if (this.state) this.screens.publish(this.state, this.state, []);
  }

  protected closeScreen(screen: Screen, code: CloseCode): void {
    this.screens.remove(screen);
    screen.close(code);
  }

  /**
   * Closes screens that have been silent for too long, and returns whether there were any. Phones with a seat
   * are exempt: there is only one for each seat, and a phone that wakes up in a pocket should find its
   * connection as it was.
   */
  protected closeSilent(): boolean {
    const now = this.now();
    let hasClosed = false;
    for (const screen of this.screens.of("everyone")) {
      const { purpose, since = 0 } = screen.state ?? {};
      const heardAt = Math.max(since, this.platform.lastHeartbeatAt(screen));
      if (purpose !== "player" && now - heardAt > SILENT_AFTER_MS) {
        this.closeScreen(screen, SILENT);
        hasClosed = true;
      }
    }
    return hasClosed;
  }

  async onAlarm(): Promise<void> {
    this.#alarm.isGone();
    const { state } = this;
    if (!state) return;
    const now = this.now();
    // While nothing could be stored, sockets may have opened or closed without being recorded.
    const missedSome = this.#alarm.awaitsStorage;
    this.#alarm.stored(true);
    const hasClosed = this.closeSilent();
    if ((missedSome || hasClosed) && state.room.active) this.socketsChanged();
    this.#lookWhoIsHere();
    this.crowd?.lookWhoIsHere();
    const due = nextDeadline(state);
    if (due && due.at <= now) {
      const seen = this.#heartbeats();
      if (quietUntil(state, now, seen) === undefined) {
        const ink = robotsLookUp(state, now) ? this.ink.seen() : undefined;
        this.commit({ type: "tick", seen, ...(ink && { ink }) });
      }
    }
    const { dueAt } = this.#outboxDispatcher;
    if (dueAt !== undefined && dueAt <= now) void this.#outboxDispatcher.dispatch();
    else if (this.#isDone(state)) return this.wipe();
    this.#arm();
  }

  #heartbeats(): Readonly<Record<PlayerId, number>> {
    return heartbeatsOf(this.screens.of("everyone"), this.platform);
  }

  /**
   * Works out from the heartbeats until when nobody can turn out to be away, while the room is awake anyway.
   */
  #lookWhoIsHere(): void {
    if (!this.state?.game) return;
    this.#quietUntil = unchangedUntil(this.state, this.now(), this.#heartbeats()) ?? 0;
  }

  /** Logs a failure outside the room that the room can do without. */
  #note(event: string, error: unknown): void {
    log("warn", event, { room: this.state?.room.roomId, ...faultOf(error) });
  }

  /** Whether the room is closed and everything was delivered. */
  #isDone({ room }: RoomState): boolean {
    return !room.active && this.#outboxDispatcher.dueAt === undefined;
  }

  #arm(): void {
    const { state } = this;
    if (!state) return;
    const at = [wakesAt(state, this.#quietUntil), this.#outboxDispatcher.dueAt];
    this.#alarm.arm({ at, isDone: this.#isDone(state) });
  }
}
