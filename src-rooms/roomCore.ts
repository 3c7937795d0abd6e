import { Server } from "partyserver";
import { Courier } from "./courier.ts";
import { Gallery } from "./drawing/gallery.ts";
import { Ink } from "./drawing/ink.ts";
import { InkStore } from "./drawing/inkStore.ts";
import { isRefusal, type Refusal } from "./games/game.ts";
import { GAMES } from "./games/registry.ts";
import type { CloseCode } from "./protocol/closeCodes.ts";
import type { GameType } from "./catalog/gameTypes.ts";
import type { Language } from "./catalog/languages.ts";
import type { PackContent } from "./catalog/packs.ts";
import type { PaymentStatus } from "./protocol/entities.ts";
import type { PlayerId, StageId } from "./protocol/ids.ts";
import { PhotoShelf } from "./photos.ts";
import { PING, PONG } from "./protocol/party.ts";
import type { AuthSecrets } from "./protocol/roomToken.ts";
import { Screens, type Screen } from "./screens.ts";
import { nextDeadline } from "./session/deadlines.ts";
import type { Input, Outcome, OutboxRow } from "./session/inputs.ts";
import { isUnpaid } from "./session/rights.ts";
import { usesForeignPhoto } from "./session/photos.ts";
import { apply } from "./session/session.ts";
import type { Games, RoomState } from "./session/state.ts";
import { RoomStore, type CommandKey } from "./store.ts";

/** A closed room's storage is wiped after this long, ms: until then its code answers 'game over'. */
const WIPE_AFTER_MS = 24 * 60 * 60_000;

/** A game does not wait longer than this for what earlier players left, ms. */
const EXISTING_WITHIN_MS = 1_500;

/** A robot does not wait longer than this for a better line, ms. */
const LINE_WITHIN_MS = 2_000;

/** A room that cannot store anything tries again after this long, ms. */
const STORE_AGAIN_MS = 2_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Where an input came from, when it is a command of a socket. */
interface Origin {
  readonly key: CommandKey;
  readonly screen: Screen;
}

/** Loading, deciding, storing, telling and waking: what a room does whoever asks. */
export abstract class RoomCore<Env extends Cloudflare.Env = Cloudflare.Env> extends Server<Env> {
  static override options = { hibernate: true };

  protected store!: RoomStore;
  protected photos!: PhotoShelf;
  protected screens!: Screens;
  protected ink!: Ink;
  protected gallery!: Gallery;
  /** Undefined: no room was ever opened under this code, or it was wiped. */
  protected state: RoomState | undefined;
  #courier!: Courier;
  #armedFor: number | undefined;
  /** The last input could not be stored: when to look again, ms since 1970. */
  #storesAgainAt: number | undefined;
  /** Lines that were asked for in the stage that has this id. */
  #askedFor = { stageId: 0, keys: new Set<string>() };

  /** Bring rows to D1; throws to be asked again later. May be called again with the same rows. */
  protected abstract deliver(rows: readonly OutboxRow[]): Promise<void>;
  protected abstract secrets(): AuthSecrets;
  /** Packs with these ids that the room's host may use; those that are gone are left out. */
  protected abstract loadPacks(
    ids: readonly string[],
    hostUserId: string,
  ): Promise<readonly PackContent[]>;
  /** End of the host's trial or paid time, ms since 1970; undefined: nothing that could run out. */
  protected abstract loadPaidUntil(hostUserId: string): Promise<number | undefined>;
  /** What earlier players left for prompts of a game, best first, by prompt. */
  protected async loadExisting(
    _gameType: GameType,
    _language: Language,
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    return {};
  }
  /** A line for a robot that answers this; undefined: the house has no language model. */
  protected async robotLine(
    _about: string,
    _language: Language,
    _longest: number,
  ): Promise<string | undefined> {
    return undefined;
  }
  /** The games this room can run; a test may add one. */
  protected games(): Games {
    return GAMES;
  }

  /** ms since 1970; a test may run a room on another clock. */
  protected now(): number {
    return Date.now();
  }

  /** The same instant on the clock by which the platform rings its alarms. */
  protected alarmTime(at: number): number {
    return at;
  }

  /** A server may be made to believe it, to see what becomes of its rooms. */
  protected isDiskFull(): boolean {
    return false;
  }

  override async onStart(): Promise<void> {
    this.store = new RoomStore(this.ctx.storage);
    this.photos = new PhotoShelf(this.ctx.storage);
    this.state = this.store.load();
    this.#courier = new Courier(this.store, (rows) => this.deliver(rows));
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    this.screens = new Screens(
      this.games(),
      () => this.now(),
      this.getConnections<Screen["state"]>() as Iterable<Screen>,
    );
    const inkStore = new InkStore(this.ctx.storage);
    this.gallery = new Gallery(inkStore);
    this.ink = new Ink({
      games: this.games(),
      screens: this.screens,
      store: inkStore,
      gallery: this.gallery,
      now: () => this.now(),
      state: () => this.state,
      commit: (input) => this.commit(input),
      close: (screen, code) => this.closeScreen(screen, code),
    });
    if (!this.state) return;
    this.#armedFor = (await this.ctx.storage.getAlarm()) ?? undefined;
    this.#courier.wake(this.now());
    this.ink.wake();
    // A crash may have taken sockets along without their close events.
    if (this.state.room.active) this.socketsChanged();
    this.#arm();
  }

  /** A new room under this code; an earlier one's remains go. */
  protected begin(state: RoomState): void {
    this.ink.forget();
    this.store.begin(state);
    this.photos.clear();
    this.state = state;
  }

  /** Leave nothing behind under this code. */
  protected async wipe(): Promise<void> {
    this.state = undefined;
    this.#armedFor = undefined;
    this.ink.forget();
    await this.ctx.storage.deleteAll();
  }

  /** The one way in: let the session decide, store what changed, then tell the screens. */
  protected commit(input: Input, origin?: Origin): Outcome | Refusal {
    const before = this.state;
    if (!before) return { refused: "game_not_found" };
    const ownerOf = (photoId: string) => this.photos.ownerOf(photoId);
    if (usesForeignPhoto(before, this.games(), input, ownerOf)) return { refused: "not_yours" };
    const now = this.now();
    const outcome = apply(before, input, { now, games: this.games() });
    if (isRefusal(outcome)) return outcome;
    const { state: after, events, closings } = outcome;
    const outbox = outcome.outbox.map((row) => this.gallery.filled(row));
    if (after !== before || origin) {
      const key = origin && { key: origin.key };
      try {
        if (this.isDiskFull()) throw new Error("database or disk is full");
        this.store.commit({ before, after, at: now, input, outbox, ...key });
      } catch (error) {
        // Above all a full disk: nothing of it happened, nobody hears of it, the alarm tries again.
        console.error("an input could not be stored", String(error));
        this.#storesAgainAt = now + STORE_AGAIN_MS;
        this.#arm();
        return { refused: "error.server_unavailable" };
      }
      this.#storesAgainAt = undefined;
    }
    const isNewGame = before.game === null && after.game !== null;
    if (isNewGame || (before.room.active && !after.room.active)) this.photos.clear();
    this.state = after;
    const reply = origin && {
      to: origin.screen,
      text: JSON.stringify({ topic: "ack", id: origin.key.id, serverTime: now }),
    };
    this.screens.publish(before, after, events, reply);
    this.ink.follow(before, after);
    for (const { who, code } of closings) {
      for (const screen of this.screens.of(who)) this.closeScreen(screen, code);
    }
    if (outbox.length > 0) this.#courier.send(now);
    this.#arm();
    this.#askForLines();
    return outcome;
  }

  /** Where the host wants livelier robots: ask once for each thing they are about to say. */
  #askForLines(): void {
    const { game, clock } = this.state ?? {};
    if (!game?.settings.livelyRobots || !clock) return;
    const { stageId } = clock.stage;
    if (this.#askedFor.stageId !== stageId) this.#askedFor = { stageId, keys: new Set() };
    const { keys } = this.#askedFor;
    for (const { playerId, about, longest } of this.games()[game.gameType]?.wishes?.(game.state) ??
      []) {
      const key = `${playerId} ${about}`;
      if (keys.has(key)) continue;
      keys.add(key);
      void this.#askForLine({ stageId, playerId, about }, game.settings.language, longest);
    }
  }

  /** A line that comes too late, or never, leaves the robot with its own. */
  async #askForLine(
    wish: { stageId: StageId; playerId: PlayerId; about: string },
    language: Language,
    longest: number,
  ): Promise<void> {
    try {
      const late = pause(LINE_WITHIN_MS).then(() => undefined);
      const text = await Promise.race([this.robotLine(wish.about, language, longest), late]);
      if (text !== undefined) this.commit({ type: "robotLine", ...wish, text });
    } catch (error) {
      console.warn("a robot's line", String(error));
    }
  }

  /** Does a game that starts now use packs the room has not fetched yet? */
  protected lacksPacks(): boolean {
    const wanted = this.state?.room.chosen?.settings.wordPackIds ?? [];
    const fetched = this.state?.packs.ids ?? [];
    return wanted.length > 0 && wanted.join() !== fetched.join();
  }

  /** The chosen game, when players leave answers for it that the room has not fetched yet. */
  #lackingExisting(): { gameType: GameType; language: Language } | undefined {
    const { chosen } = this.state?.room ?? {};
    if (!chosen || !this.games()[chosen.gameType]?.leftBehind) return undefined;
    const { gameType } = chosen;
    const { language } = chosen.settings;
    const known = this.state?.packs.existing;
    const isKnown = known?.gameType === gameType && known.language === language;
    return isKnown ? undefined : { gameType, language };
  }

  /** Does a game that starts now use anything the room has not fetched yet? */
  protected lacksContent(): boolean {
    return this.lacksPacks() || this.#lackingExisting() !== undefined;
  }

  /** Fetch what the chosen game uses; without D1, or with a slow one, it starts all the same. */
  protected async fetchContent(): Promise<void> {
    await Promise.all([
      this.lacksPacks() ? this.fetchPacks() : undefined,
      Promise.race([this.#fetchExisting(), pause(EXISTING_WITHIN_MS)]),
    ]);
  }

  async #fetchExisting(): Promise<void> {
    const wanted = this.#lackingExisting();
    if (!wanted) return;
    try {
      const answers = await this.loadExisting(wanted.gameType, wanted.language);
      this.commit({ type: "existing", existing: { ...wanted, answers } });
    } catch (error) {
      console.error("answers of earlier players", error);
    }
  }

  /** Fetch the chosen packs; while D1 is away the game starts without them. */
  protected async fetchPacks(): Promise<void> {
    const { chosen, hostUserId } = this.state?.room ?? {};
    if (!chosen || hostUserId === undefined) return;
    const ids = chosen.settings.wordPackIds;
    try {
      const packs = await this.loadPacks(ids, hostUserId);
      this.commit({ type: "packs", ids, packs });
    } catch (error) {
      console.error("packs", error);
    }
  }

  /** Is the host's paid time over, as far as the room knows? */
  protected lacksPayment(): boolean {
    return this.state !== undefined && isUnpaid(this.state, this.now());
  }

  /** Ask how long the host has paid for; while D1 is away what the room knew counts. */
  protected async fetchPayment(status?: PaymentStatus["status"]): Promise<Outcome | Refusal> {
    const { hostUserId, paidUntil: known } = this.state?.room ?? {};
    if (hostUserId === undefined) return { refused: "game_not_found" };
    const paidUntil = await this.loadPaidUntil(hostUserId).catch((error: unknown) => {
      console.error("payment", error);
      return known;
    });
    return this.commit({
      type: "payment",
      ...(paidUntil !== undefined && { paidUntil }),
      ...(status && { status }),
    });
  }

  /** Say whole which sockets are open, when it is not what the state believes. */
  protected socketsChanged(): void {
    const { state } = this;
    if (!state) return;
    const players = new Set<PlayerId>();
    for (const screen of this.screens.of("everyone")) {
      const actor = screen.state?.actor;
      if (actor?.kind === "player") players.add(actor.playerId);
    }
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
      believed.every((id) => players.has(id));
    if (!isKnown) this.commit({ type: "sockets", players: [...players], hostScreens, screens });
  }

  protected closeScreen(screen: Screen, code: CloseCode): void {
    this.screens.remove(screen);
    screen.close(code);
  }

  override async onAlarm(): Promise<void> {
    this.#armedFor = undefined;
    const { state } = this;
    if (!state) return;
    const now = this.now();
    // Who came and went meanwhile was heard and not stored.
    const missedSome = this.#storesAgainAt !== undefined;
    this.#storesAgainAt = undefined;
    if (missedSome && state.room.active) this.socketsChanged();
    const due = nextDeadline(state);
    if (due && due.at <= now) this.commit({ type: "tick", seen: this.#heartbeats() });
    const { dueAt } = this.#courier;
    if (dueAt !== undefined && dueAt <= now) await this.#courier.go(now);
    else if (!state.room.active && dueAt === undefined) return this.wipe();
    this.#arm();
  }

  /** Newest automatic answer to a heartbeat, per seat, ms since 1970. */
  #heartbeats(): Record<PlayerId, number> {
    const seen: Record<PlayerId, number> = {};
    for (const screen of this.screens.of("everyone")) {
      const actor = screen.state?.actor;
      if (actor?.kind !== "player") continue;
      const at = this.ctx.getWebSocketAutoResponseTimestamp(screen)?.getTime() ?? 0;
      seen[actor.playerId] = Math.max(seen[actor.playerId] ?? 0, at);
    }
    return seen;
  }

  /** Set the one alarm to the nearest deadline; none when there is none. */
  #arm(): void {
    const { state } = this;
    if (!state) return;
    const { dueAt } = this.#courier;
    const isDone = !state.room.active && dueAt === undefined;
    const wipeAt = isDone ? (this.#armedFor ?? this.now() + WIPE_AFTER_MS) : undefined;
    const times = [nextDeadline(state)?.at, dueAt, wipeAt].filter((at) => at !== undefined);
    const nearest = times.length > 0 ? Math.min(...times) : undefined;
    const again = this.#storesAgainAt;
    const at = again === undefined ? nearest : Math.max(again, nearest ?? again);
    if (at === this.#armedFor) return;
    this.#armedFor = at;
    if (at === undefined) void this.ctx.storage.deleteAlarm();
    else void this.ctx.storage.setAlarm(this.alarmTime(at));
  }
}
