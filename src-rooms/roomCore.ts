import { Server } from "partyserver";
import { Courier } from "./courier.ts";
import { isRefusal, type Refusal } from "./games/game.ts";
import { GAMES } from "./games/registry.ts";
import type { CloseCode } from "./protocol/closeCodes.ts";
import type { GameType } from "./catalog/gameTypes.ts";
import type { Language } from "./catalog/languages.ts";
import type { PackContent } from "./catalog/packs.ts";
import { PhotoShelf } from "./photos.ts";
import type { PlayerId } from "./protocol/ids.ts";
import { PING, PONG } from "./protocol/party.ts";
import type { AuthSecrets } from "./protocol/roomToken.ts";
import { Screens, type Screen } from "./screens.ts";
import { nextDeadline } from "./session/deadlines.ts";
import type { Input, Outcome, OutboxRow } from "./session/inputs.ts";
import { usesForeignPhoto } from "./session/photos.ts";
import { apply } from "./session/session.ts";
import type { Games, RoomState } from "./session/state.ts";
import { RoomStore, type CommandKey } from "./store.ts";

/** A closed room's storage is wiped after this long, ms: until then its code answers 'game over'. */
const WIPE_AFTER_MS = 24 * 60 * 60_000;

/** A game does not wait longer than this for what earlier players left, ms. */
const EXISTING_WITHIN_MS = 1_500;

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
  /** Undefined: no room was ever opened under this code, or it was wiped. */
  protected state: RoomState | undefined;
  #courier!: Courier;
  #armedFor: number | undefined;

  /** Bring rows to D1; throws to be asked again later. May be called again with the same rows. */
  protected abstract deliver(rows: readonly OutboxRow[]): Promise<void>;
  protected abstract secrets(): AuthSecrets;
  /** Packs with these ids that the room's host may use; those that are gone are left out. */
  protected abstract loadPacks(
    ids: readonly string[],
    hostUserId: string,
  ): Promise<readonly PackContent[]>;
  /** What earlier players left for prompts of a game, best first, by prompt. */
  protected async loadExisting(
    _gameType: GameType,
    _language: Language,
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    return {};
  }
  /** The games this room can run; a test may add one. */
  protected games(): Games {
    return GAMES;
  }

  /** ms since 1970; a test may run a room on another clock. */
  protected now(): number {
    return Date.now();
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
    if (!this.state) return;
    this.#armedFor = (await this.ctx.storage.getAlarm()) ?? undefined;
    this.#courier.wake(this.now());
    // A crash may have taken sockets along without their close events.
    if (this.state.room.active) this.socketsChanged();
    this.#arm();
  }

  /** A new room under this code; an earlier one's remains go. */
  protected begin(state: RoomState): void {
    this.store.begin(state);
    this.photos.clear();
    this.state = state;
  }

  /** Leave nothing behind under this code. */
  protected async wipe(): Promise<void> {
    this.state = undefined;
    this.#armedFor = undefined;
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
    const { state: after, outbox, events, closings } = outcome;
    if (after !== before || origin) {
      this.store.commit({
        before,
        after,
        at: now,
        input,
        outbox,
        ...(origin && { key: origin.key }),
      });
    }
    const isNewGame = before.game === null && after.game !== null;
    if (isNewGame || (before.room.active && !after.room.active)) this.photos.clear();
    this.state = after;
    const reply = origin && {
      to: origin.screen,
      text: JSON.stringify({ topic: "ack", id: origin.key.id, serverTime: now }),
    };
    this.screens.publish(before, after, events, reply);
    for (const { who, code } of closings) {
      for (const screen of this.screens.of(who)) this.closeScreen(screen, code);
    }
    if (outbox.length > 0) this.#courier.send(now);
    this.#arm();
    return outcome;
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
    const at = times.length > 0 ? Math.min(...times) : undefined;
    if (at === this.#armedFor) return;
    this.#armedFor = at;
    if (at === undefined) void this.ctx.storage.deleteAlarm();
    else void this.ctx.storage.setAlarm(at);
  }
}
