import { CLOSE, SILENT, type CloseCode } from "../../src-shared/protocol/closeCodes.ts";
import type { InkSocket } from "./readers.ts";

/** Nothing came over a line for so long, ms: it only keeps the room awake. */
export const LINE_REST_MS = 10_000;

/**
 * A second socket of whoever paints, by which strokes come in and nothing goes out. It does not hibernate: the runtime
 * takes a frame of such a socket for half of what one costs that does (`npm run bench -- w1 w1x4`).
 */
export interface InkLine {
  close(code: CloseCode): void;
}

interface Line {
  /** Whose it is: the painter's own socket, by which everything else goes. */
  readonly socket: InkSocket;
  usedAt: number;
}

/** The open ink lines, one a painter. They are gone when the room is: a phone then sends by its own socket. */
export class InkLines {
  readonly #lines = new Map<InkLine, Line>();

  /** This one is open, and an older one of the same socket no longer. */
  open(line: InkLine, socket: InkSocket, now: number): void {
    this.closeWhere((other) => other === socket, CLOSE.replaced);
    this.#lines.set(line, { socket, usedAt: now });
  }

  /** Ink comes by this line: from which socket? undefined: the line is not open. */
  use(line: InkLine, now: number): InkSocket | undefined {
    const known = this.#lines.get(line);
    if (known) known.usedAt = now;
    return known?.socket;
  }

  /** It was closed, by whomever. */
  forget(line: InkLine): void {
    this.#lines.delete(line);
  }

  /** Close the lines of these sockets. */
  closeWhere(isMeant: (socket: InkSocket) => boolean, code: CloseCode): void {
    for (const [line, { socket }] of this.#lines) {
      if (isMeant(socket)) this.#close(line, code);
    }
  }

  /** Close what rests. Answers when the next one may, ms since 1970; undefined: none is open. */
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
