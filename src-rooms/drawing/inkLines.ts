import { CLOSE, SILENT, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { InkSocket } from "./readers.ts";

/** How long nothing may arrive on a line before it is closed, ms: an idle one only keeps the room awake. */
export const LINE_REST_MS = 10_000;

/**
 * A painter's second socket, on which strokes come in and nothing goes out. It does not hibernate: receiving
 * a frame on such a socket costs the runtime half as much as on one that does (`npm run bench -- w1 w1x4`).
 */
export interface InkLine {
  close(code: CloseCode): void;
}

interface Line {
  /** The painter's own socket, which carries everything else. */
  readonly socket: InkSocket;
  usedAt: number;
}

/**
 * The open ink lines, one per painter. They do not survive the room's object: a phone then sends on its own
 * socket.
 */
export class InkLines {
  readonly #lines = new Map<InkLine, Line>();

  /** Adds a line, and closes an older one of the same socket. */
  open(line: InkLine, socket: InkSocket, now: number): void {
    this.closeWhere((other) => other === socket, CLOSE.replaced);
    this.#lines.set(line, { socket, usedAt: now });
  }

  /**
   * Records that ink arrived on this line. Returns the painter's own socket; undefined: the line is not open.
   */
  use(line: InkLine, now: number): InkSocket | undefined {
    const known = this.#lines.get(line);
    if (known) known.usedAt = now;
    return known?.socket;
  }

  /** Called when a line was closed, from either side. */
  forget(line: InkLine): void {
    this.#lines.delete(line);
  }

  /** Closes the lines of these sockets. */
  closeWhere(isMeant: (socket: InkSocket) => boolean, code: CloseCode): void {
    for (const [line, { socket }] of this.#lines) {
      if (isMeant(socket)) this.#close(line, code);
    }
  }

  /** Closes idle lines. Returns when the next one may be idle, ms since 1970; undefined: none is open. */
  closeResting(now: number): number | undefined {
    let next: number | undefined;
    for (const [line, { usedAt }] of this.#lines) {
      const restsAt = usedAt + LINE_REST_MS;
      if (restsAt <= now) this.#close(line, SILENT);
      else next = Math.min(next ?? restsAt, restsAt);
    }
    return next;
  }

  #close(line: InkLine, code: CloseCode): void {
    this.#lines.delete(line);
    line.close(code);
  }
}
