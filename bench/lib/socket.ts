const encoder = new TextEncoder();

/**
 * A client's socket. It is Node's own WebSocket, which offers permessage-deflate as browsers do, so
 * the server pays for compression as it does with real phones.
 */
export class Client {
  readonly #socket: WebSocket;
  /** Told of every text that comes in. */
  onText: (text: string) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.onText(String(data)));
  }

  /** Resolves with the first text that comes in; how long that took is in ms. */
  static connect(address: string): Promise<{ client: Client; first: string; ms: number }> {
    const began = performance.now();
    const client = new Client(new WebSocket(address));
    return new Promise((resolve, reject) => {
      client.onText = (first) => {
        client.onText = () => undefined;
        resolve({ client, first, ms: performance.now() - began });
      };
      client.#socket.addEventListener("error", () => reject(new Error(`no socket: ${address}`)));
      client.#socket.addEventListener("close", ({ code }) =>
        reject(new Error(`closed with ${code}`)),
      );
    });
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }
}

/** Length of a frame's payload before compression, bytes. */
export function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

/** Open many sockets, a few at a time. A server may decline to pack what it sends: then that is its way. */
export async function connectAll(addresses: readonly string[]): Promise<Client[]> {
  const AT_ONCE = 16;
  const clients: Client[] = [];
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const some = await Promise.all(
      addresses.slice(at, at + AT_ONCE).map((address) => Client.connect(address)),
    );
    clients.push(...some.map(({ client }) => client));
  }
  return clients;
}
