import type { Connection, ConnectionContext } from "partyserver";
import { CLOSE, SILENT } from "../../../src-shared/protocol/closeCodes.ts";
import { PING, PONG } from "../../../src-shared/protocol/party.ts";
import {
  PAIRING_HEARTBEAT_MS,
  type LoginCodeFrame,
  type PairingLook,
  type PairingRequest,
} from "../../../src-shared/protocol/pairing.ts";

import { QuietServer } from "./quietServer.ts";

const KEY = "pairing";
/**
 * How long a television may take to open its room, ms. After that, the attempt counts as abandoned. A
 * television keeps asking for half a minute.
 */
const OPENING_MS = 15_000;
/** Silence after which a television is disconnected, ms; it reconnects by itself. */
const SILENT_MS = 4 * PAIRING_HEARTBEAT_MS;

interface Confirmed {
  readonly userId: string;
  readonly request: PairingRequest;
}

/** What a television may open, or has already opened. */
interface Taken extends Confirmed {
  /** Set when its room is already open: the response that reported it was lost. */
  readonly gameCode?: string;
}

/** The result of a confirmation. */
type Confirmation = "confirmed" | "taken" | "expired";

interface PairingState {
  /** SHA-256 of the device token, hex: only that television may listen. */
  readonly deviceHash: string;
  /** ms since 1970 */
  readonly expiresAt: number;
  /** What the device claims to be; unverified. */
  readonly device?: string;
  readonly confirmed?: Confirmed;
  /** When the television began to open its room, ms since 1970: while it does, the choice cannot change. */
  readonly takenAt?: number;
  /** The one room that was opened on this television. */
  readonly gameCode?: string;
}

/** State of a socket that presented the device token. */
interface Proof {
  readonly isTelevision: true;
  /** When it was opened, ms since 1970. */
  readonly since: number;
}

/** What the HTTP side requests from the object behind a login code. */
export interface PairingApi {
  /** Starts waiting for a confirmation; false while the code is in use. */
  open(request: PairingOpening): Promise<boolean>;
  look(): Promise<PairingLook>;
  /**
   * A user confirms the television. Until it opens its room, the same user may choose again, and the last
   * choice counts. `taken`: the television has begun to open another choice. `expired`: it is too late, or
   * another user has confirmed it.
   */
  confirm(by: Confirmed): Promise<Confirmation>;
  /**
   * Called when the television opens the room that was chosen for it: returns who chose what, and from then
   * on always that room. Undefined for another device, and while nobody has confirmed; `opening` while the
   * room is being opened.
   */
  take(deviceHash: string): Promise<Taken | "opening" | undefined>;
  /** Records that the television has opened this room, so that the user who confirmed it can go there. */
  opened(gameCode: string): Promise<void>;
  /** Records that no room was opened, so that another choice can be made. */
  release(): Promise<void>;
}

interface PairingOpening {
  readonly deviceHash: string;
  readonly expiresAt: number;
  readonly device?: string | undefined;
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * One login code: a television that cannot type waits here until somebody confirms it on a phone.
 * Everything is in storage, so the object may sleep while nothing happens.
 */
export class Pairing<Env extends Cloudflare.Env = Cloudflare.Env>
  extends QuietServer<Env>
  implements PairingApi
{
  static override options = { hibernate: true };

  #state: PairingState | undefined;

  /** ms since 1970; a test may run a pairing on another clock. */
  protected now(): number {
    return Date.now();
  }

  override async onStart(): Promise<void> {
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    this.#state = await this.ctx.storage.get<PairingState>(KEY);
  }

  #open(): PairingState | undefined {
    const state = this.#state;
    return state && state.expiresAt > this.now() ? state : undefined;
  }

  #isOpening({ takenAt }: PairingState): boolean {
    return takenAt !== undefined && this.now() - takenAt < OPENING_MS;
  }

  async #keep(state: PairingState): Promise<void> {
    this.#state = state;
    await this.ctx.storage.put(KEY, state);
  }

  async open({ deviceHash, expiresAt, device }: PairingOpening): Promise<boolean> {
    if (this.#open()) return false;
    await this.#keep({ deviceHash, expiresAt, ...(device !== undefined && { device }) });
    await this.ctx.storage.setAlarm(expiresAt);
    return true;
  }

  async look(): Promise<PairingLook> {
    const state = this.#open();
    if (state) {
      const { confirmed, device, gameCode } = state;
      const status = confirmed ? "confirmed" : "pending";
      return { status, ...(device && { device }), ...(gameCode && { gameCode }) };
    }
    // Somebody guessed a code: leave nothing behind in storage.
    if (!this.#state) await this.ctx.storage.deleteAll();
    return { status: "expired" };
  }

  async confirm({ userId, request }: Confirmed): Promise<Confirmation> {
    const state = this.#open();
    if (!state) return "expired";
    const known = state.confirmed;
    if (known && known.userId !== userId) return "expired";
    // A second tap of the same person changes nothing.
    if (known && isSame(known.request, request)) return "confirmed";
    if (state.gameCode !== undefined || this.#isOpening(state)) return "taken";
    const confirmed = { userId, request };
    await this.#keep({ ...state, confirmed });
    // A socket whose device token is still being checked must not receive this.
    for (const screen of this.getConnections<Proof>()) {
      if (screen.state?.isTelevision) tell(screen, confirmed);
    }
    return "confirmed";
  }

  async take(deviceHash: string): Promise<Taken | "opening" | undefined> {
    const state = this.#open();
    if (state?.deviceHash !== deviceHash || !state.confirmed) return undefined;
    const { userId, request } = state.confirmed;
    const { gameCode } = state;
    if (gameCode !== undefined) return { userId, request, gameCode };
    if (this.#isOpening(state)) return "opening";
    await this.#keep({ ...state, takenAt: this.now() });
    return { userId, request };
  }

  async opened(gameCode: string): Promise<void> {
    const state = this.#open();
    if (state) await this.#keep({ ...state, gameCode });
  }

  async release(): Promise<void> {
    const state = this.#open();
    if (!state || state.gameCode !== undefined) return;
    const { takenAt: _given, ...free } = state;
    await this.#keep(free);
  }

  protected override async admit(
    screen: Connection,
    { request }: ConnectionContext,
  ): Promise<void> {
    const state = this.#open();
    if (!state) return screen.close(CLOSE.closed);
    const token = new URL(request.url).searchParams.get("deviceToken") ?? "";
    if ((await hashOf(token)) !== state.deviceHash) return screen.close(CLOSE.token);
    screen.setState({ isTelevision: true, since: this.now() } satisfies Proof);
    await this.#lookAgain(state.expiresAt);
    // The television may have been disconnected, or its token not yet checked, when it was confirmed.
    const confirmed = this.#open()?.confirmed;
    if (confirmed) tell(screen, confirmed);
  }

  /** Televisions send no messages here. */
  override onMessage(screen: Connection): void {
    screen.close(CLOSE.protocol);
  }

  /**
   * When this socket last showed a sign of life, ms since 1970. 0 while its token has not been checked and no
   * heartbeat has arrived.
   */
  #heardAt(screen: Connection<Proof>): number {
    const heartbeat = this.ctx.getWebSocketAutoResponseTimestamp(screen)?.getTime() ?? 0;
    return Math.max(heartbeat, screen.state?.since ?? 0);
  }

  /** Sets the alarm for when sockets may have fallen silent, or when the code expires. */
  async #lookAgain(expiresAt: number): Promise<void> {
    const at = Math.min(expiresAt, this.now() + SILENT_MS);
    // Opening one socket after the other must not postpone the alarm.
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > at) await this.ctx.storage.setAlarm(at);
  }

  override async onAlarm(): Promise<void> {
    const state = this.#open();
    if (state) {
      const latest = this.now() - SILENT_MS;
      const screens = [...this.getConnections<Proof>()];
      const silent = screens.filter((screen) => this.#heardAt(screen) <= latest);
      for (const screen of silent) screen.close(SILENT);
      if (silent.length < screens.length) await this.#lookAgain(state.expiresAt);
      else await this.ctx.storage.setAlarm(state.expiresAt);
      return;
    }
    this.#state = undefined;
    for (const screen of this.getConnections()) screen.close(CLOSE.closed);
    await this.ctx.storage.deleteAll();
  }
}

function isSame(one: PairingRequest, other: PairingRequest): boolean {
  return one.language === other.language && one.initialGameType === other.initialGameType;
}

function tell(screen: Connection, { request }: Confirmed): void {
  const frame: LoginCodeFrame = { topic: "loginCode", body: { request } };
  screen.send(JSON.stringify(frame));
}
