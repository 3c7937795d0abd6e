import type { Connection, ConnectionContext } from "partyserver";
import { CLOSE } from "../../../src-shared/protocol/closeCodes.ts";
import { PING, PONG } from "../../../src-shared/protocol/party.ts";
import type {
  LoginCodeFrame,
  PairingLook,
  PairingRequest,
} from "../../../src-shared/protocol/pairing.ts";

import { QuietServer } from "./quietServer.ts";

const KEY = "pairing";

interface Confirmed {
  readonly userId: string;
  /** Handed to the television, and to nobody else. */
  readonly loginToken: string;
  readonly wish: PairingRequest;
}

interface PairingState {
  /** SHA-256 of the device token, hex: only that television may listen. */
  readonly deviceHash: string;
  /** ms since 1970 */
  readonly expiresAt: number;
  readonly confirmed?: Confirmed;
  /** The room that was opened on this television last. */
  readonly gameCode?: string;
}

/** On a socket that showed the device token. */
interface Proof {
  readonly isTelevision: true;
}

/** What the HTTP side asks of the object behind a login code. */
export interface PairingApi {
  /** Begin to wait for somebody; false while the code is in use. */
  open(request: { readonly deviceHash: string; readonly expiresAt: number }): Promise<boolean>;
  look(): Promise<PairingLook>;
  /** Somebody vouches for the television; false when it is too late or was done by somebody else. */
  confirm(by: Confirmed): Promise<boolean>;
  /** Who vouched for this television; undefined for another one, or while nobody did. */
  hostOf(deviceHash: string): Promise<string | undefined>;
  /** The television has opened this room: whoever confirmed it can go there. */
  opened(gameCode: string): Promise<void>;
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

  async #keep(state: PairingState): Promise<void> {
    this.#state = state;
    await this.ctx.storage.put(KEY, state);
  }

  async open(request: {
    readonly deviceHash: string;
    readonly expiresAt: number;
  }): Promise<boolean> {
    if (this.#open()) return false;
    const { deviceHash, expiresAt } = request;
    await this.#keep({ deviceHash, expiresAt });
    await this.ctx.storage.setAlarm(expiresAt);
    return true;
  }

  async look(): Promise<PairingLook> {
    const state = this.#open();
    if (state) {
      const { confirmed, gameCode } = state;
      return { status: confirmed ? "confirmed" : "pending", ...(gameCode && { gameCode }) };
    }
    // Somebody guessed a code: leave nothing behind.
    if (!this.#state) await this.ctx.storage.deleteAll();
    return { status: "expired" };
  }

  async confirm(by: Confirmed): Promise<boolean> {
    const state = this.#open();
    if (!state) return false;
    if (state.confirmed) return state.confirmed.userId === by.userId;
    const { userId, loginToken, wish } = by;
    const confirmed = { userId, loginToken, wish };
    await this.#keep({ ...state, confirmed });
    // A socket that is still being asked who it is must not hear this.
    for (const screen of this.getConnections<Proof>()) {
      if (screen.state?.isTelevision) tell(screen, confirmed);
    }
    return true;
  }

  async hostOf(deviceHash: string): Promise<string | undefined> {
    const state = this.#open();
    return state?.deviceHash === deviceHash ? state.confirmed?.userId : undefined;
  }

  async opened(gameCode: string): Promise<void> {
    const state = this.#open();
    if (state) await this.#keep({ ...state, gameCode });
  }

  protected override async admit(
    screen: Connection,
    { request }: ConnectionContext,
  ): Promise<void> {
    const state = this.#open();
    if (!state) return screen.close(CLOSE.closed);
    const token = new URL(request.url).searchParams.get("deviceToken") ?? "";
    if ((await hashOf(token)) !== state.deviceHash) return screen.close(CLOSE.token);
    screen.setState({ isTelevision: true } satisfies Proof);
    // The television may have been away when it was confirmed, or not have shown yet that it is the one.
    const confirmed = this.#open()?.confirmed;
    if (confirmed) tell(screen, confirmed);
  }

  /** A television has nothing to say here. */
  override onMessage(screen: Connection): void {
    screen.close(CLOSE.protocol);
  }

  override async onAlarm(): Promise<void> {
    this.#state = undefined;
    for (const screen of this.getConnections()) screen.close(CLOSE.closed);
    await this.ctx.storage.deleteAll();
  }
}

function tell(screen: Connection, { loginToken, wish }: Confirmed): void {
  const frame: LoginCodeFrame = { topic: "loginCode", body: { loginToken, wish } };
  screen.send(JSON.stringify(frame));
}
