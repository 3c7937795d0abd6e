import { INK_LINE } from "../../src-shared/protocol/party.ts";
import { steadyNow } from "./clock.ts";
import type { RoomClient } from "./RoomClient.ts";

/** A line that could not be opened, or was closed, is tried again at the earliest after so long, ms. */
const TRY_AGAIN_MS = 10_000;

/** What an ink line uses of the room it belongs to. */
type OwnSocket = Pick<RoomClient, "addressFor" | "sendBytes" | "status" | "subscribe">;

/**
 * How a painter's strokes get to the room: by a socket of their own, which the room takes in for half the price, and by
 * the one that everything else goes by while there is none. Either may be lost at any time; whoever sends is told when
 * the way changes, and sends again what was not acknowledged.
 */
export class InkLine {
  readonly #room: OwnSocket;
  readonly #onOtherWay: () => void;
  readonly #WebSocket: typeof WebSocket;
  #socket: WebSocket | undefined;
  #triedAt = -Infinity;
  #isOver = false;
  readonly #stop: () => void;

  /** `WebSocket`: for tests. */
  constructor(room: OwnSocket, onOtherWay: () => void, Socket: typeof WebSocket = WebSocket) {
    this.#room = room;
    this.#onOtherWay = onOtherWay;
    this.#WebSocket = Socket;
    // A line without the socket that it belongs to is none: the room takes nothing by it, and it may be as dead.
    this.#stop = room.subscribe(() => {
      if (room.status.kind !== "live") this.#drop();
    });
  }

  /** Send a frame; false while there is no connection: whoever sends it keeps it for later. */
  send(frame: Uint8Array<ArrayBuffer>): boolean {
    if (this.#room.status.kind !== "live") return false;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(frame);
      return true;
    }
    this.#open();
    return this.#room.sendBytes(frame);
  }

  /** What goes by it does not seem to arrive. */
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
