import type { Browser, BrowserContext, Page } from "playwright-core";
import { isRefusal } from "../../src-rooms/session/session.ts";
import type { Timer } from "../../src-shared/protocol/entities.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { decodeClientFrame } from "../../src-shared/protocol/decode.ts";
import { SHARED_TOPICS } from "../../src-rooms/session/views/views.ts";
import { NIGHT, Table, type Setup } from "../support/table.ts";
import { launch } from "../e2e/browser.ts";
import { serveBuilt, SITE } from "./site.ts";

/** The room's end of a screen's socket, whatever transports it. */
export interface Line {
  send(frame: string | Buffer): void;
  onMessage(hear: (message: string | Buffer) => void): void;
  close(why: { readonly code: number; readonly reason: string }): unknown;
}

/** A screen of the rig: a player's phone, or the television if `playerId` is undefined. */
interface Screen {
  readonly playerId: PlayerId | undefined;
  socket: Line | undefined;
  seq: number;
}

/**
 * A real room with a clock that tests control, and browsers that show it. Playwright answers their sockets
 * with the room's own views. There is no server, so any moment can be photographed.
 */
export class Rig {
  readonly table: Table;
  readonly #browser: Browser;
  readonly #screens: Screen[] = [];
  #eventsSaid = 0;
  #began = performance.now();
  /** Handles binary frames from a phone, in games that have them. */
  hearBytes: (playerId: PlayerId, bytes: Uint8Array) => void = () => undefined;
  /** The binary frame that follows a snapshot. */
  bytesAfterSnapshot: (playerId: PlayerId | undefined) => Uint8Array | undefined = () => undefined;

  readonly #ownsBrowser: boolean;
  readonly #contexts: BrowserContext[] = [];
  /** Errors that pages reported, in scripts and on the console. */
  readonly complaints: string[] = [];

  private constructor(browser: Browser, ownsBrowser: boolean, setup: Setup) {
    this.#browser = browser;
    this.#ownsBrowser = ownsBrowser;
    this.table = new Table(setup);
  }

  /** Opens a room whose screens are in this browser, or in one that the rig launches. */
  static async open(setup: Setup = {}, browser?: Browser): Promise<Rig> {
    return new Rig(browser ?? (await launch()), !browser, setup);
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    if (this.#ownsBrowser) await this.#browser.close();
  }

  /** Open a screen of this size on the room as it is now. */
  async screen(
    playerId: PlayerId | undefined,
    width: number,
    height: number,
    options: { readonly reducedMotion?: "reduce"; readonly locale?: string } = {},
  ): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width, height },
      hasTouch: playerId !== undefined,
      // A service worker would send requests to a server, and there is none.
      serviceWorkers: "block",
      ...options,
    });
    this.#contexts.push(context);
    await serveBuilt(context);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("Failed to load resource"))
        this.complaints.push(message.text().slice(0, 400));
    });
    const screen: Screen = { playerId, socket: undefined, seq: 0 };
    this.#screens.push(screen);
    await page.routeWebSocket(/\/parties\//, (socket) => this.#accept(screen, socket));
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, this.kept(playerId));
    await page.goto(SITE + (playerId === undefined ? "/host/session" : "/player/session"));
    return page;
  }

  /**
   * Returns a screen's session storage: the room and the player's seat, or the television's if there is no
   * player.
   */
  kept(playerId?: PlayerId): Readonly<Record<string, string>> {
    const { gameCode, hostType } = this.table.topic("gameSessionUpdated");
    const room = { gameSessionDto: JSON.stringify({ gameCode, hostType }) };
    if (playerId === undefined) return { ...room, hostRoomToken: JSON.stringify("host") };
    const seat = this.table.state.seats[playerId];
    return {
      ...room,
      playerRoomToken: JSON.stringify("seat"),
      gameSessionPlayerDto: JSON.stringify({
        sessionPlayerId: playerId,
        gameCode,
        alias: seat?.alias,
        avatarSrc: seat?.avatarSrc,
        hexColor: "#fff",
      }),
    };
  }

  /**
   * Adds a television in a browser that Playwright does not drive; returns the function that accepts its
   * sockets.
   */
  television(): (socket: Line) => void {
    const screen: Screen = { playerId: undefined, socket: undefined, seq: 0 };
    this.#screens.push(screen);
    return (socket) => this.#accept(screen, socket);
  }

  /** Lets time pass in the room and updates all screens. */
  wait(ms: number): void {
    this.table.wait(ms);
    this.tell();
  }

  /**
   * Lets time pass in the room while all screens sleep: their sockets stay open, but their own clocks stand
   * still.
   */
  sleep(ms: number): void {
    this.table.wait(ms);
    this.#began -= ms;
  }

  /** Runs the room's clock in step with real time from now on; returns a function that stops it. */
  live(stepMs = 100): () => void {
    let last = performance.now();
    const interval = setInterval(() => {
      const now = performance.now();
      this.wait(now - last);
      last = now;
    }, stepMs);
    return () => clearInterval(interval);
  }

  #accept(screen: Screen, socket: Line): void {
    screen.socket = socket;
    screen.seq = 0;
    socket.onMessage((message) => {
      if (typeof message === "string") this.#hear(screen, message);
      else if (screen.playerId !== undefined) this.hearBytes(screen.playerId, message);
    });
    this.#snapshot(screen);
  }

  #hear(screen: Screen, text: string): void {
    if (text === "ping") {
      screen.socket?.send("pong");
      return;
    }
    const frame = decodeClientFrame(text);
    if ("bad" in frame) {
      this.complaints.push(`invalid frame ${JSON.stringify(frame)}`);
      return;
    }
    const actor =
      screen.playerId === undefined
        ? ({ kind: "host" } as const)
        : ({ kind: "player", playerId: screen.playerId } as const);
    const outcome = this.table.try({ type: "command", actor, command: frame.command });
    this.tell();
    const reply = isRefusal(outcome)
      ? { topic: "refused", id: frame.id, body: { code: outcome.refused } }
      : { topic: "ack", id: frame.id, serverTime: this.#clock() };
    screen.socket?.send(JSON.stringify({ ...reply, seq: ++screen.seq }));
  }

  #topics(screen: Screen): Record<string, unknown> {
    const topics: [string, unknown][] = SHARED_TOPICS.map((topic) => [
      topic,
      this.table.topic(topic),
    ]);
    const hand = screen.playerId === undefined ? undefined : this.table.hand(screen.playerId);
    const backstage =
      screen.playerId === undefined ? undefined : this.table.backstage(screen.playerId);
    const timer = topics.find(([topic]) => topic === "timer");
    if (timer) timer[1] = this.#shifted(timer[1] as Timer | undefined);
    return Object.fromEntries(
      [...topics, ["hand", hand], ["backstage", backstage]].filter(
        ([, value]) => value !== undefined,
      ),
    );
  }

  /** The clock that screens see: it runs evenly, while the table's jumps. */
  #clock(): number {
    return NIGHT + performance.now() - this.#began;
  }

  #shifted(timer: Timer | undefined): Timer | undefined {
    if (!timer) return undefined;
    const shift = this.#clock() - this.table.now;
    return {
      ...timer,
      startedAt: timer.startedAt + shift,
      ...(timer.endsAt !== undefined && { endsAt: timer.endsAt + shift }),
    };
  }

  #snapshot(screen: Screen): void {
    const you =
      screen.playerId === undefined
        ? { purpose: "host" }
        : { purpose: "player", playerId: screen.playerId };
    const body = { serverTime: this.#clock(), you, topics: this.#topics(screen) };
    screen.socket?.send(JSON.stringify({ topic: "snapshot", seq: ++screen.seq, body }));
    const bytes = this.bytesAfterSnapshot(screen.playerId);
    if (bytes) screen.socket?.send(Buffer.from(bytes));
  }

  /** Sends each screen its binary frame, if `of` returns one for it. */
  tellBytes(of: (playerId: PlayerId | undefined) => Uint8Array | undefined): void {
    for (const { playerId, socket } of this.#screens) {
      const bytes = of(playerId);
      if (bytes) socket?.send(Buffer.from(bytes));
    }
  }

  /** Close every screen's socket with this code. */
  drop(code: number): void {
    for (const { socket } of this.#screens) void socket?.close({ code, reason: "" });
  }

  /** Sends every screen the current state and the new events. */
  tell(): void {
    const events = this.table.events.slice(this.#eventsSaid);
    this.#eventsSaid = this.table.events.length;
    for (const screen of this.#screens) {
      const topics = this.#topics(screen);
      const changes = [...SHARED_TOPICS, "hand", "backstage"].map((topic) =>
        topics[topic] === undefined ? { topic } : { topic, body: topics[topic] },
      );
      screen.socket?.send(
        JSON.stringify({ topic: "batch", seq: ++screen.seq, body: [...changes, ...events] }),
      );
    }
  }
}
