import { connect, type Socket } from "node:net";
import { constants, inflateRawSync } from "node:zlib";

const WINDOW = 32 * 1024;
const END_OF_BLOCK = Buffer.from([0, 0, 0xff, 0xff]);
const OPCODE = { text: 1, bytes: 2, close: 8, ping: 9, pong: 10 } as const;

/**
 * A client's WebSocket with so little work of its own that thousands of them fit on one core beside what they
 * measure. It offers permessage-deflate with a browser's parameters. Incoming data is counted, and only
 * decompressed on a wire that was opened to do so.
 */
export class Wire {
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);
  #window: Buffer = Buffer.alloc(0);
  /** Data frames received, and the total length of their payloads as sent over the wire. */
  frames = 0;
  bytes = 0;
  /**
   * Called with every payload. Compressed payloads are only passed on by a wire that has decompressed all
   * before them.
   */
  onPayload: ((payload: Buffer, isText: boolean) => void) | undefined;
  readonly #unpacks: boolean;
  /** Whether the socket is still open on both sides. */
  isOpen = true;

  private constructor(socket: Socket, unpacks: boolean) {
    this.#socket = socket;
    this.#unpacks = unpacks;
  }

  /** Starts reading, beginning with the bytes that arrived with the handshake. */
  #listen(rest: Buffer): void {
    this.#socket.on("data", (chunk: Buffer) => this.#read(chunk));
    this.#read(rest);
    this.#socket.resume();
  }

  static connect(address: string, unpacks = false): Promise<Wire> {
    const { hostname, port, pathname, search } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.write(
      [
        `GET ${pathname}${search} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        "\r\n",
      ].join("\r\n"),
    );
    return new Promise((resolve, reject) => {
      let head = Buffer.alloc(0);
      const read = (chunk: Buffer): void => {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        socket.off("data", read);
        socket.pause();
        const status = head.toString("latin1", 0, end).split("\r\n", 1)[0] ?? "";
        if (!status.includes(" 101 ")) return reject(new Error(`${address}: ${status}`));
        const wire = new Wire(socket, unpacks);
        resolve(wire);
        // Leaves the caller time to set `onPayload` before the first frames are read.
        const rest = head.subarray(end + 4);
        setImmediate(() => wire.#listen(rest));
      };
      socket.on("data", read);
      socket.on("error", reject);
      socket.on("close", () => reject(new Error(`${address}: closed`)));
    });
  }

  #read(chunk: Buffer): void {
    let data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const [head, first] = [data[0], data[1]];
      if (head === undefined || first === undefined) break;
      let [length, at] = [first & 0x7f, 2];
      if (length === 126) {
        if (data.length < 4) break;
        [length, at] = [data.readUInt16BE(2), 4];
      } else if (length === 127) {
        if (data.length < 10) break;
        [length, at] = [Number(data.readBigUInt64BE(2)), 10];
      }
      if (data.length < at + length) break;
      this.#frame(head, data.subarray(at, at + length));
      data = data.subarray(at + length);
    }
    this.#rest = data;
  }

  #frame(head: number, payload: Buffer): void {
    const opcode = head & 0x0f;
    if (opcode === OPCODE.ping) return this.#send(OPCODE.pong, payload);
    if (opcode === OPCODE.close) return this.close();
    if (opcode !== OPCODE.text && opcode !== OPCODE.bytes) return;
    this.frames += 1;
    this.bytes += payload.length;
    const isPacked = (head & 0x40) !== 0;
    if (isPacked && !this.#unpacks) return;
    const plain = isPacked ? this.#unpacked(payload) : payload;
    this.onPayload?.(plain, opcode === OPCODE.text);
  }

  /** Decompresses a payload; earlier frames serve as the dictionary. */
  #unpacked(payload: Buffer): Buffer {
    const text = inflateRawSync(Buffer.concat([payload, END_OF_BLOCK]), {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(this.#window.length > 0 && { dictionary: this.#window }),
    });
    this.#window = Buffer.concat([this.#window, text]).subarray(-WINDOW);
    return text;
  }

  #send(opcode: number, payload: Uint8Array): void {
    const { length } = payload;
    // A mask of zeros leaves the payload unchanged.
    const head =
      length < 126
        ? Buffer.from([0x80 | opcode, 0x80 | length, 0, 0, 0, 0])
        : Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 0xff, 0, 0, 0, 0]);
    this.#socket.write(Buffer.concat([head, payload]));
  }

  sendText(text: string): void {
    this.#send(OPCODE.text, Buffer.from(text));
  }

  sendBytes(bytes: Uint8Array): void {
    this.#send(OPCODE.bytes, bytes);
  }

  close(): void {
    this.isOpen = false;
    this.#socket.removeAllListeners();
    this.#socket.on("error", () => undefined);
    this.#socket.destroy();
  }
}

/** Opens many wires, 16 at a time. The one with the index `unpacks` decompresses what it receives. */
export async function wireAll(addresses: readonly string[], unpacks = -1): Promise<Wire[]> {
  const AT_ONCE = 16;
  const wires: Wire[] = [];
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const some = addresses
      .slice(at, at + AT_ONCE)
      .map((address, index) => Wire.connect(address, at + index === unpacks));
    wires.push(...(await Promise.all(some)));
  }
  return wires;
}
