const encoder = new TextEncoder();

/**
 * A client's WebSocket. It is Node's own, which offers permessage-deflate as browsers do, so the server pays
 * for compression as it does with real phones.
 */
export class Client {
  readonly #socket: WebSocket;
  /** Called with every text that arrives. */
  onText: (text: string) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.onText(String(data)));
  }

  /** Connects, and resolves when the first text arrives; `ms` is how long that took. */
  static connect(address: string): Promise<{ client: Client; first: string; ms: number }> {
    const began = performance.now();
    const client = new Client(new WebSocket(address));
    return new Promise((resolve, reject) => {
      client.onText = (first) => {
        client.onText = () => undefined;
        resolve({ client, first, ms: performance.now() - began });
      };
      client.#socket.addEventListener("error", () =>
        reject(new Error(`could not connect to ${address}`)),
      );
      client.#socket.addEventListener("close", ({ code }) =>
        reject(new Error(`the socket closed with ${code}`)),
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

/**
 * Opens many sockets, 16 at a time. A server may decline compression; that is then part of what is measured.
 */
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
