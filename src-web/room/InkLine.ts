import { INK_LINE } from "../../src-shared/protocol/party.ts";
import { steadyNow } from "./clock.ts";
import type { RoomClient } from "./RoomClient.ts";

/** A line that could not be opened, or was closed, is not retried for this long, ms. */
const TRY_AGAIN_MS = 10_000;

/** What an ink line uses of its room's client. */
type OwnSocket = Pick<RoomClient, "addressFor" | "sendBytes" | "status" | "subscribe">;

/**
 * Sends a painter's strokes to the room: over a socket of their own, which costs the room half as much, or
 * over the main socket while there is none. Either may be lost at any time; the caller is notified when the
 * route changes, and sends again what was not acknowledged.
 */
export class InkLine {
  readonly #room: OwnSocket;
  readonly #onOtherWay: () => void;
  readonly #WebSocket: typeof WebSocket;
  #socket: WebSocket | undefined;
  #triedAt = -Infinity;
  #isOver = false;
  readonly #stop: () => void;

  /** `Socket`: replaced in tests. */
  constructor(room: OwnSocket, onOtherWay: () => void, Socket: typeof WebSocket = WebSocket) {
    this.#room = room;
    this.#onOtherWay = onOtherWay;
    this.#WebSocket = Socket;
    // A line is useless without its main socket: the room accepts nothing over it then, and it may be just as
    // dead.
    this.#stop = room.subscribe(() => {
      if (room.status.kind !== "live") this.#drop();
    });
  }

  /** Sends a frame; false while there is no connection, so that the caller keeps it for later. */
  send(frame: Uint8Array<ArrayBuffer>): boolean {
    if (this.#room.status.kind !== "live") return false;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(frame);
      return true;
    }
    this.#open();
    return this.#room.sendBytes(frame);
  }

  /** Closes the line for good, since what is sent over it does not seem to arrive. */
  giveUp(): void {
    if (this.#socket) this.close();
  }

  close(): void {
    this.#isOver = true;
    this.#stop();
    this.#drop();
  }

  #open(): void {
    const now = steadyNow();
    if (this.#isOver || this.#socket || now - this.#triedAt < TRY_AGAIN_MS) return;
    this.#triedAt = now;
    const socket = new this.#WebSocket(this.#room.addressFor(INK_LINE));
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (this.#socket === socket) this.#onOtherWay();
    });
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#onOtherWay();
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
