import type LastingSocket from "partysocket/ws";
import { HEARTBEAT_MS } from "../../src-shared/catalog/limits.ts";
import { PING } from "../../src-shared/protocol/party.ts";
import { steadyNow } from "./clock.ts";

/**
 * After this long without a response to a heartbeat the connection is dead, whatever the browser reports, ms.
 * Together with the interval between heartbeats that is less than ten seconds.
 */
const SILENCE_MS = HEARTBEAT_MS - 500;
/** The same while somebody is waiting: after the page was hidden, or with an unanswered command, ms. */
const SILENCE_WHILE_WAITED_MS = 2_500;
/** If the timeout fires later than this, the page itself was held up, ms. */
const HELD_UP_MS = 500;
/**
 * A new connection that hangs for this long after a dead one is started again, ms: the network may have come
 * back.
 */
const FIRST_CALL_MS = 4_000;

/** Detects a dead connection, which a browser may not report for minutes, and reconnects. */
export class Heartbeat {
  readonly #socket: LastingSocket;
  #beats: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** When the connection is declared dead unless something arrives, steady clock, ms. */
  #judgedAt = 0;

  constructor(socket: LastingSocket) {
    this.#socket = socket;
  }

  /** Starts sending heartbeats regularly; called when the connection is open. */
  start(): void {
    this.stop();
    this.#beats = setInterval(() => this.#beat(SILENCE_MS), HEARTBEAT_MS);
    this.#beat(SILENCE_MS);
  }

  /** Called when the connection is closed or no longer wanted. */
  stop(): void {
    clearInterval(this.#beats);
    this.heard();
  }

  /** Checks the connection immediately and with a shorter timeout, because somebody is waiting. */
  ask(): void {
    this.#beat(SILENCE_WHILE_WAITED_MS);
  }

  /** Called when something arrived: the connection is alive. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #beat(silence: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(PING);
    // A later heartbeat must not postpone the timeout of an earlier one; a shorter timeout applies
    // immediately.
    if (this.#silence !== undefined && this.#judgedAt <= steadyNow() + silence) return;
    clearTimeout(this.#silence);
    this.#judgeIn(silence);
  }

  #judgeIn(ms: number): void {
    const due = steadyNow() + ms;
    this.#judgedAt = due;
    this.#silence = setTimeout(() => {
      // A phone that was suspended has not read yet what arrived in the meantime.
      if (steadyNow() - due > HELD_UP_MS) return this.#judgeIn(HELD_UP_MS);
      this.#socket.reconnect();
      this.#silence = setTimeout(() => this.#socket.reconnect(), FIRST_CALL_MS);
    }, ms);
  }
}
