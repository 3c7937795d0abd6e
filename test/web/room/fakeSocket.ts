import type { ServerFrame, You } from "../../../src-shared/protocol/frames.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import type { StateTopics } from "../../../src-shared/protocol/topics.ts";
import { RoomClient } from "../../../src-web/room/RoomClient.ts";

/** A command as it was sent. */
export interface Sent {
  readonly id: string;
  readonly topic: string;
  readonly body: unknown;
}

/** A WebSocket whose server is the test. */
export class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly url: string;
  readyState = 0;
  binaryType = "blob";
  readonly sent: string[] = [];
  readonly sentBytes: Uint8Array[] = [];
  #seq = 0;

  constructor(url: string, opened = FakeSocket.opened) {
    super();
    this.url = url;
    opened.push(this);
  }

  /** The newest socket that was opened. */
  static last(): FakeSocket {
    const last = FakeSocket.opened.at(-1);
    if (!last) throw new Error("nobody opened a socket");
    return last;
  }

  send(data: string | Uint8Array): void {
    if (typeof data === "string") this.sent.push(data);
    else this.sentBytes.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  /** The room sends this text. */
  say(text: string): void {
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }

  /** The room sends these bytes. */
  bytes(...bytes: readonly number[]): void {
    const data = Uint8Array.from(bytes).buffer;
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** The room sends this as its next frame. */
  frame(frame: Record<string, unknown>): void {
    this.#seq += 1;
    this.say(JSON.stringify({ seq: this.#seq, ...frame } satisfies Partial<ServerFrame>));
  }

  /** Loses a frame of the room. */
  lose(): void {
    this.#seq += 1;
  }

  /** `build` is the room's build. `you` says what the screen is; by default Ada's phone. */
  snapshot(
    topics: Partial<StateTopics> = {},
    serverTime = Date.now(),
    build?: string,
    you: You = { purpose: "player", playerId: playerId(1) },
  ): void {
    this.#seq = 0;
    this.frame({ topic: "snapshot", body: { serverTime, you, topics, build } });
  }

  ack(id: string, serverTime = Date.now()): void {
    this.frame({ topic: "ack", id, serverTime });
  }

  /** Closes the connection with this code. */
  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }

  get commands(): Sent[] {
    // SAFETY: everything but heartbeats is a command of the client under test.
    return this.sent.filter((text) => text !== "ping").map((text) => JSON.parse(text) as Sent);
  }

  get pings(): number {
    return this.sent.filter((text) => text === "ping").length;
  }
}

/** The token that Ada's phone sends with its next connection. */
export const proof = { token: "a.room.token" };

/** Ada's phone, about to connect to room PARTY. */
export function phone(reload?: () => void): RoomClient {
  const opened: FakeSocket[] = [];
  FakeSocket.opened = opened;
  // A socket that the room of an earlier test still opens must not be taken for one of this room.
  class OwnSocket extends FakeSocket {
    constructor(url: string) {
      super(url, opened);
    }
  }
  return new RoomClient({
    gameCode: "PARTY",
    purpose: "player",
    token: () => proof.token,
    host: "hubbub.example",
    WebSocket: OwnSocket,
    ...(reload && { reload }),
  });
}
