import type { PartySocket } from "partysocket";
import { HEARTBEAT_MS } from "../../src-shared/catalog/limits.ts";
import { PING } from "../../src-shared/protocol/party.ts";
import { steadyNow } from "./clock.ts";

/**
 * No answer to a heartbeat for this long: the connection is dead, whatever the browser says, ms. With the time
 * until the next heartbeat that makes less than ten seconds.
 */
const SILENCE_MS = HEARTBEAT_MS - 500;
/** The same while somebody is waiting: after the page was hidden, or with a command that is not answered, ms. */
const SILENCE_WHILE_WAITED_MS = 2_500;
/** A judgement that comes later than this was held up by the page itself, ms. */
const HELD_UP_MS = 500;
/** A call in place of a dead connection that hangs for so long is made anew, ms: the network may be back since. */
const FIRST_CALL_MS = 4_000;

/** Finds out that a connection is dead, which a browser may not say for minutes, and connects anew. */
export class Heartbeat {
  readonly #socket: PartySocket;
  #beats: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** When the silence is judged, by the steady clock, ms. */
  #judgedAt = 0;

  constructor(socket: PartySocket) {
    this.#socket = socket;
  }

  /** The connection is open: from now on it is asked regularly whether it lives. */
  start(): void {
    this.stop();
    this.#beats = setInterval(() => this.#beat(SILENCE_MS), HEARTBEAT_MS);
    this.#beat(SILENCE_MS);
  }

  /** The connection is closed, or is not wanted any more. */
  stop(): void {
    clearInterval(this.#beats);
    this.heard();
  }

  /** Somebody waits: ask at once whether the connection lives, with less patience. */
  ask(): void {
    this.#beat(SILENCE_WHILE_WAITED_MS);
  }

  /** Something came: the connection lives. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #beat(silence: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(PING);
    // A later beat must not put off the judgement on an earlier one; a shorter patience counts at once.
    if (this.#silence !== undefined && this.#judgedAt <= steadyNow() + silence) return;
    clearTimeout(this.#silence);
    this.#judgeIn(silence);
  }

  #judgeIn(ms: number): void {
    const due = steadyNow() + ms;
    this.#judgedAt = due;
    this.#silence = setTimeout(() => {
      // A phone that stood still has not read yet what came meanwhile.
      if (steadyNow() - due > HELD_UP_MS) return this.#judgeIn(HELD_UP_MS);
      this.#socket.reconnect();
      this.#silence = setTimeout(() => this.#socket.reconnect(), FIRST_CALL_MS);
    }, ms);
  }
}
