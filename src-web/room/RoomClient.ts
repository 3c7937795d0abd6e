import LastingSocket from "partysocket/ws";
import { blamesFrame, isFinalClose } from "../../src-shared/protocol/closeCodes.ts";
import type {
  EventFrame,
  ServerFrame,
  SnapshotFrame,
  StateChange,
  You,
} from "../../src-shared/protocol/frames.ts";
import { applyPatch } from "../../src-shared/protocol/mergePatch.ts";
import {
  NTH,
  PAGE,
  PONG,
  PROTOCOL_VERSION,
  ROOM_PARTY,
  type Purpose,
} from "../../src-shared/protocol/party.ts";
import {
  STATE_AUDIENCE,
  type EventTopic,
  type EventTopics,
  type Reply,
  type StateTopic,
  type StateTopics,
} from "../../src-shared/protocol/topics.ts";
import type { CommandInput, CommandTopic } from "../../src-shared/protocol/commands.ts";
import { gameCode as codeOf, type GameCode } from "../../src-shared/protocol/ids.ts";
import { randomUuid } from "../client/storage/device.ts";
import { RoomClock, steadyNow } from "./clock.ts";
import { Heartbeat } from "./Heartbeat.ts";
import { Outdated } from "./Outdated.ts";
import { partyAddress } from "./partyAddress.ts";
import { Backoff } from "./Backoff.ts";
import { statusOfClose, type ConnectionStatus } from "./status.ts";
import { Unanswered } from "./Unanswered.ts";

/**
 * After this long without a response to a command the connection is checked, ms: it may be dead, or the room
 * slow.
 */
const ANSWER_LATE_MS = 1_500;
/**
 * Timeout of a connection attempt, ms: there are networks in which none succeeds sooner. `Heartbeat` gives
 * the first attempt after a dead connection less.
 */
const CALL_MS = 8_000;
/** If the time in an unrequested snapshot is off by more than this, the host changed a stream's delay, ms. */
const OTHER_CLOCK_MS = 4_500;
interface RoomClientOptions {
  readonly gameCode: string;
  readonly purpose: Purpose;
  /** Returns the newest room token, read at each connection; the join screen has none. */
  readonly token?: (() => string) | undefined;
  /** Host name with port; the page's own by default. */
  readonly host?: string;
  /** For tests. */
  readonly WebSocket?: unknown;
  /** Reloads the page; for tests. */
  readonly reload?: () => void;
}

type EventListener = (event: EventFrame) => void;
type BytesListener = (bytes: Uint8Array) => void;

const REPLIES: readonly string[] = ["ack", "refused"];

/**
 * One connection to one room, outside React: keeps the room's topics, sends commands until they are answered
 * (also across reconnects, once each) and tracks the state of the connection.
 */
export class RoomClient {
  readonly #socket: LastingSocket;
  readonly #backoff = new Backoff();
  readonly #token: (() => string) | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<EventListener>();
  readonly #bytesListeners = new Set<BytesListener>();
  /**
   * Frames that arrived since the snapshot without a listener: a game's screens load after its first frames.
   */
  #unheard: Uint8Array[] = [];
  readonly #unanswered = new Unanswered();
  readonly #prefix = randomUuid();
  readonly #clock = new RoomClock();
  #topics: Partial<StateTopics> = {};
  #status: ConnectionStatus = { kind: "connecting" };
  #you: You | undefined;
  readonly #outdated: Outdated;
  readonly #gameCode: GameCode;
  #seq = 0;
  /** Number of connection attempts so far. */
  #connections = 0;
  #nextId = 1;
  readonly #heartbeat: Heartbeat;
  #connectedAt = 0;

  constructor({ gameCode, purpose, token, host, WebSocket, reload }: RoomClientOptions) {
    this.#gameCode = codeOf(gameCode);
    this.#token = token;
    this.#outdated = new Outdated(reload ?? (() => location.reload()));
    const address = async () => {
      await this.#backoff.pause(this.#socket.retryCount);
      const query = {
        [PAGE]: this.#prefix,
        purpose,
        v: String(PROTOCOL_VERSION),
        [NTH]: String((this.#connections += 1)),
        ...(token && { token: token() }),
      };
      return partyAddress(ROOM_PARTY, gameCode, query, host);
    };
    this.#socket = new LastingSocket(address, undefined, {
      minReconnectionDelay: 0,
      connectionTimeout: CALL_MS,
      // Commands are kept here until they are answered; the socket need not keep them as well.
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => !isFinalClose(code),
      ...(WebSocket !== undefined && { WebSocket }),
    });
    this.#socket.binaryType = "arraybuffer";
    this.#heartbeat = new Heartbeat(this.#socket);
    this.#socket.addEventListener("open", this.#onOpen);
    this.#socket.addEventListener("message", this.#onMessage);
    this.#socket.addEventListener("close", this.#onClose);
    globalThis.document?.addEventListener("visibilitychange", this.#onVisible);
    globalThis.window?.addEventListener("online", this.#onOnline);
  }

  /** Closes the connection for good. */
  close(): void {
    this.#heartbeat.stop();
    globalThis.document?.removeEventListener("visibilitychange", this.#onVisible);
    globalThis.window?.removeEventListener("online", this.#onOnline);
    this.#listeners.clear();
    this.#eventListeners.clear();
    this.#bytesListeners.clear();
    this.#socket.close();
  }

  /** For `useSyncExternalStore`: called after every change of topics, status or identity. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  topic<Topic extends StateTopic>(topic: Topic): StateTopics[Topic] | undefined {
    return this.#topics[topic];
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  get you(): You | undefined {
    return this.#you;
  }

  /** Returns the time on the room's clock, ms since 1970. */
  now(): number {
    return this.#clock.now();
  }

  /** Subscribes to one event topic; returns the function that unsubscribes. */
  onEvent<Topic extends EventTopic>(
    topic: Topic,
    hear: (body: EventTopics[Topic]) => void,
  ): () => void {
    const listener: EventListener = (event) => {
      // SAFETY: the topic determines which body the frame carries.
      if (event.topic === topic) hear(event.body as EventTopics[Topic]);
    };
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  /**
   * Sends a command. Resolves when the room has stored it; rejects with `CommandRefused`. While disconnected
   * the command waits, and is sent after the reconnect.
   */
  send<Topic extends CommandTopic>(topic: Topic, body: CommandInput<Topic>): Promise<void> {
    const id = `${this.#prefix}:${this.#nextId++}`;
    const text = JSON.stringify({ id, topic, body });
    const answered = this.#unanswered.add(id, topic, text);
    if (this.#status.kind === "live") this.#socket.send(text);
    setTimeout(() => {
      if (this.#unanswered.has(id)) this.#heartbeat.ask();
    }, ANSWER_LATE_MS);
    return answered;
  }

  /**
   * Subscribes to binary frames, whose meaning is up to the running game. The first listener also gets those
   * that arrived since the last snapshot. Returns the function that unsubscribes.
   */
  onBytes(hear: BytesListener): () => void {
    this.#bytesListeners.add(hear);
    for (const bytes of this.#unheard.splice(0)) hear(bytes);
    return () => this.#bytesListeners.delete(hear);
  }

  /** Sends a binary frame; false while there is no connection, so that the caller keeps it for later. */
  sendBytes(bytes: Uint8Array<ArrayBuffer>): boolean {
    if (this.#status.kind !== "live") return false;
    this.#socket.send(bytes);
    return true;
  }

  /** Returns the address for another socket of the same person, with another purpose. */
  addressFor(purpose: string): string {
    const address = new URL(this.#socket.url);
    address.searchParams.set("purpose", purpose);
    if (this.#token) address.searchParams.set("token", this.#token());
    return address.href;
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  #setStatus(status: ConnectionStatus): void {
    this.#status = status;
    this.#changed();
  }

  #onOpen = (): void => {
    this.#connectedAt = steadyNow();
    this.#seq = 0;
    this.#heartbeat.start();
  };

  #onVisible = (): void => {
    if (document.visibilityState !== "visible") return;
    this.#onOnline();
    // The response also corrects the clock, which stands still on many devices while they sleep.
    if (this.#you?.playerId !== undefined)
      void this.send("playerHeartbeat", {}).catch(() => undefined);
    else if (this.#you) this.#resync();
  };

  #onOnline = (): void => {
    // A connection that looks open may not have survived.
    this.#heartbeat.ask();
    const { kind } = this.#status;
    if (kind === "connecting" || kind === "reconnecting")
      this.#backoff.hurry(() => this.#socket.reconnect());
  };

  #onMessage = (message: MessageEvent<unknown>): void => {
    this.#heartbeat.heard();
    if (message.data instanceof ArrayBuffer) return this.#onBytes(new Uint8Array(message.data));
    if (typeof message.data !== "string" || message.data === PONG) return;
    // SAFETY: the room is the only peer and its frames are made from the same types.
    const frame = JSON.parse(message.data) as ServerFrame;
    if (frame.topic === "snapshot") return this.#onSnapshot(frame);
    if (frame.seq !== this.#seq + 1) return this.#resync();
    this.#seq = frame.seq;
    const parts = frame.topic === "batch" ? frame.body : [frame];
    const events: EventFrame[] = [];
    const topics = { ...this.#topics };
    for (const part of parts) {
      if (REPLIES.includes(part.topic)) this.#onReply(part as Reply);
      else if (isStateChange(part)) change(topics, part);
      else events.push(part as EventFrame);
    }
    this.#topics = this.#named(topics);
    this.#changed();
    this.#outdated.stageIs(topics.stage?.stageId, this.#unanswered.size > 0);
    for (const event of events) for (const hear of this.#eventListeners) hear(event);
  };

  #onBytes(bytes: Uint8Array): void {
    if (this.#bytesListeners.size === 0) this.#unheard.push(bytes);
    for (const hear of this.#bytesListeners) hear(bytes);
  }

  #onSnapshot(frame: SnapshotFrame): void {
    const { serverTime, you, topics, build } = frame.body;
    this.#outdated.buildIs(build, topics.stage?.stageId);
    this.#unheard = [];
    this.#seq = frame.seq;
    this.#topics = this.#named(topics);
    this.#you = you;
    const asked = this.#askedForSnapshotAt();
    if (asked !== undefined) {
      this.#clock.restart();
      this.#clock.measured(serverTime, asked, steadyNow());
    } else if (Math.abs(serverTime - this.#clock.now()) > OTHER_CLOCK_MS) {
      this.#clock.set(serverTime);
    }
    this.#setStatus({ kind: "live" });
    // Also when only a frame was lost, since it may have contained the reply.
    this.#unanswered.again((text) => this.#socket.send(text));
  }

  /** A stream's viewer is not told the code: here the room is named by what this client connected with. */
  #named(topics: Partial<StateTopics>): Partial<StateTopics> {
    const session = topics.gameSessionUpdated;
    if (session?.gameCode !== "") return topics;
    return { ...topics, gameSessionUpdated: { ...session, gameCode: this.#gameCode } };
  }

  /**
   * Returns when this snapshot was requested, by connecting or by `resync`; undefined: the room sent it
   * unrequested, as it does after sleeping.
   */
  #askedForSnapshotAt(): number | undefined {
    if (this.#status.kind !== "live") return this.#connectedAt;
    return this.#unanswered.resyncSentAt();
  }

  /** Requests everything again, because a frame was lost. */
  #resync(): void {
    if (this.#unanswered.resyncSentAt() === undefined)
      void this.send("resync", {}).catch(() => undefined);
  }

  #onReply(reply: Reply): void {
    const sentAt = this.#unanswered.answer(reply);
    if (sentAt !== undefined && reply.topic === "ack")
      this.#clock.measured(reply.serverTime, sentAt, steadyNow());
  }

  #onClose = ({ code }: { code: number }): void => {
    this.#heartbeat.stop();
    // Sent again, what the room did not take would close the socket each time.
    if (blamesFrame(code)) this.#unanswered.refuse();
    const final = statusOfClose(code);
    if (final) return this.#setStatus(final);
    if (this.#status.kind !== "reconnecting") {
      const isFirst = this.#you === undefined;
      this.#setStatus(
        isFirst ? { kind: "connecting" } : { kind: "reconnecting", since: steadyNow() },
      );
    }
  };
}

function isStateChange(part: { readonly topic: string }): part is StateChange {
  return Object.hasOwn(STATE_AUDIENCE, part.topic);
}

function change(topics: Record<string, unknown>, { topic, body, patch }: StateChange): void {
  if (patch !== undefined) topics[topic] = applyPatch(topics[topic], patch);
  else if (body === undefined) delete topics[topic];
  else topics[topic] = body;
}
