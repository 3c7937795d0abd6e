import type { Screen, SocketState } from "../../../../src-rooms/sockets/screens.ts";
import { PING, PONG } from "../../../../src-shared/protocol/party.ts";
import type { LessonRoom } from "./LessonRoom.ts";

/** A stand-in for the browser's WebSocket that connects the reader's phone to a room in the same page. */
export function lessonSocket(room: LessonRoom) {
  return class LessonSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly url: string;
    readonly protocol = "";
    readonly extensions = "";
    readonly bufferedAmount = 0;
    binaryType: BinaryType = "arraybuffer";
    readyState: number = LessonSocket.CONNECTING;
    readonly #screen: Screen;

    constructor(url: string) {
      super();
      this.url = url;
      let state: SocketState | null = null;
      this.#screen = {
        get state() {
          return state;
        },
        setState: (next) => (state = next),
        send: (message) => this.#say(message),
        close: () => this.close(),
      };
      // As with a real WebSocket, the caller can first add listeners.
      setTimeout(() => this.#open());
    }

    #say(message: string | ArrayBuffer | ArrayBufferView): void {
      const data = ArrayBuffer.isView(message)
        ? new Uint8Array(message.buffer, message.byteOffset, message.byteLength).slice().buffer
        : message;
      // Never synchronously within the call that caused it.
      queueMicrotask(() => {
        if (this.readyState === LessonSocket.OPEN)
          this.dispatchEvent(new MessageEvent("message", { data }));
      });
    }

    #open(): void {
      if (this.readyState !== LessonSocket.CONNECTING) return;
      this.readyState = LessonSocket.OPEN;
      this.dispatchEvent(new Event("open"));
      room.enter(this.#screen);
    }

    send(data: string | ArrayBuffer | ArrayBufferView): void {
      if (data === PING) return this.#say(PONG);
      room.hear(this.#screen, data);
    }

    close(): void {
      if (this.readyState === LessonSocket.CLOSED) return;
      this.readyState = LessonSocket.CLOSED;
      room.leave(this.#screen);
      this.dispatchEvent(new CloseEvent("close", { code: 1000 }));
    }
  };
}
