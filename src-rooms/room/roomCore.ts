import { needsArming, wakesAt } from "./alarm.ts";
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
import { asBeforeUntil, quietUntil } from "../session/people/presence.ts";
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
import { beginsGame, type CommandKey, type RoomStore } from "./store.ts";

/** A closed room's storage is wiped after this long, ms: until then its code answers 'game over'. */
const WIPE_AFTER_MS = 24 * 60 * 60_000;

/** A room that cannot store anything tries again after this long, ms. */
const STORE_AGAIN_MS = 2_000;

/** After these a stage may end: the crowd's votes come first. */
const ENDERS = ["requestSkipTimer", "requestNextStage"];

const isSame = (open: ReadonlySet<number>, known: readonly number[]) =>
  open.size === known.length && known.every((number) => open.has(number));

/** Where an input came from, when it is a command of a socket. */
interface Origin {
  readonly key: CommandKey;
  readonly screen: Screen;
}

/**
 * Loading, deciding, storing, telling and waking: what a room does whoever asks, and whatever it runs
 * on. Of the world it knows its platform (sockets, storage, one alarm) and its services.
 */
export class RoomCore {
  protected readonly store: RoomStore;
  protected readonly photos: PhotoShelf;
  protected readonly screens: Screens;
  protected readonly ink: Ink;
  /** Absent where the platform has no objects for a crowd. */
  protected readonly crowd: CrowdLink | undefined;
  protected readonly gallery: Gallery;
  protected readonly platform: Platform;
  protected readonly services: RoomServices;
  /** Undefined: no room was ever opened under this code, or it was wiped. */
  protected state: RoomState | undefined;
  readonly #outboxDispatcher: OutboxDispatcher;
  readonly #robotLines: RobotLines;
  readonly #content: GameContent;
  readonly #payment: HostPayment;
  #armedFor: number | undefined;
  /** When a closed room that has told everything leaves nothing behind, ms since 1970. */
  #wipesAt: number | undefined;
  /** The last input could not be stored: when to look again, ms since 1970. */
  #storesAgainAt: number | undefined;
  /** Until then nobody can turn out to be away, as the newest heartbeats say: ms since 1970. */
  #quietUntil = 0;

  /** Its stores are open: what they know is there at once. */
  constructor(platform: Platform, services: RoomServices) {
    this.platform = platform;
    this.services = limited(services);
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

  /** Was a room opened under this code, of which something is left? */
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

  /** Go on where the room left off; before anything else is asked of it. */
  async start(): Promise<void> {
    this.state = this.store.load();
    if (!this.state) return;
    // Before anything looks into a game whose state an earlier build stored.
    if (needsUpgrade(this.state, this.games())) this.commit({ type: "upgrade" });
    this.#armedFor = await this.platform.alarmAt();
    this.#outboxDispatcher.wake(this.now());
    if (!this.state.room.active && this.#outboxDispatcher.dueAt === undefined) {
      this.#wipesAt = this.#armedFor;
    }
    this.ink.wake();
    // A crash may have taken sockets along without their close events.
    if (this.state.room.active) this.socketsChanged();
    this.crowd?.wake();
    this.#lookWhoIsHere();
    this.#arm();
  }

  /** What is said and gone. */
  #say(events: readonly EventFrame[]): void {
    const { state } = this;
    if (!state) return;
    this.screens.publish(state, state, events);
    this.crowd?.follow(state, state, events);
  }

  /** A new room under this code; an earlier one's remains go. */
  protected begin(state: RoomState): void {
    this.ink.forget();
    this.screens.forget();
    this.#wipesAt = undefined;
    this.store.begin(state);
    this.photos.clear();
    this.state = state;
  }

  /** Leave nothing behind under this code. */
  protected async wipe(): Promise<void> {
    this.state = undefined;
    this.#armedFor = undefined;
    this.ink.forget();
    this.screens.forget();
    await this.platform.wipe();
  }

  /** The one way in: let the session decide, store what changed, then tell the screens. */
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
        // Above all a full disk: nothing of it happened, nobody hears of it, the alarm tries again.
        log("error", "room.not_stored", { room: before.room.roomId, ...faultOf(error) });
        this.#storesAgainAt = now + STORE_AGAIN_MS;
        this.#arm();
        return { refused: "error.server_unavailable" };
      }
      this.#storesAgainAt = undefined;
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
    // The next game of an evening may start by itself: what it plays with is fetched before.
    const isBetween = after.clock.stage.name === "STANDING";
    if (isBetween && before.room.chosen !== after.room.chosen) {
      if (this.lacksContent()) void this.fetchContent();
    }
    return outcome;
  }

  /** Does a game that starts now use anything the room has not fetched yet? */
  protected lacksContent(): boolean {
    return this.#content.lacksAny();
  }

  /** Fetch what the chosen game uses; without D1, or with a slow one, it starts all the same. */
  protected async fetchContent(): Promise<void> {
    await this.#content.fetch();
  }

  /** Is the host's paid time over, as far as the room knows? */
  protected lacksPayment(): boolean {
    return this.state !== undefined && isUnpaid(this.state, this.now());
  }

  /** Ask how long the host has paid for. */
  protected async fetchPayment(status?: PaymentStatus["status"]): Promise<Outcome | Refusal> {
    return this.#payment.ask(status);
  }

  /** Say whole which sockets are open, when it is not what the state believes. */
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

  /** Tell every socket what it has not heard yet: a new one, or all after sleep, gets the snapshot. */
  protected greet(): void {
    if (this.state) this.screens.publish(this.state, this.state, []);
  }

  protected closeScreen(screen: Screen, code: CloseCode): void {
    this.screens.remove(screen);
    screen.close(code);
  }

  /**
   * Screens that fell silent give their place up. Not phones with a seat: there is one for each, and one that
   * wakes in a pocket finds its connection as it was. Did any?
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
    this.#armedFor = undefined;
    const { state } = this;
    if (!state) return;
    const now = this.now();
    // Who came and went meanwhile was heard and not stored.
    const missedSome = this.#storesAgainAt !== undefined;
    this.#storesAgainAt = undefined;
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
    else if (!state.room.active && dueAt === undefined) return this.wipe();
    this.#arm();
  }

  #heartbeats(): Readonly<Record<PlayerId, number>> {
    return heartbeatsOf(this.screens.of("everyone"), this.platform);
  }

  /** The room is awake anyway: for how long do the heartbeats say that nobody can turn out to be away? */
  #lookWhoIsHere(): void {
    if (!this.state?.game) return;
    this.#quietUntil = asBeforeUntil(this.state, this.now(), this.#heartbeats()) ?? 0;
  }

  /** Something outside did not do what the room can do without. */
  #note(event: string, error: unknown): void {
    log("warn", event, { room: this.state?.room.roomId, ...faultOf(error) });
  }

  /** Set the one alarm, so that it comes at the nearest deadline at the latest. */
  #arm(): void {
    const { state } = this;
    if (!state) return;
    const { dueAt } = this.#outboxDispatcher;
    const isDone = !state.room.active && dueAt === undefined;
    if (isDone) this.#wipesAt ??= this.now() + WIPE_AFTER_MS;
    const wipeAt = isDone ? this.#wipesAt : undefined;
    const times = [wakesAt(state, this.#quietUntil), dueAt, wipeAt].filter(
      (at) => at !== undefined,
    );
    const nearest = times.length > 0 ? Math.min(...times) : undefined;
    const again = this.#storesAgainAt;
    const at = again === undefined ? nearest : Math.max(again, nearest ?? again);
    // An alarm wipes a closed room: that one comes at its time.
    if (isDone ? at === this.#armedFor : !needsArming(this.#armedFor, at)) return;
    this.#armedFor = at;
    this.platform.setAlarm(at);
  }
}
