import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";

const INNER_HOST = "127.0.0.1";

/** Headers that Cloudflare sets, and that the development runtime trusts from any client. */
export const PLATFORMS_OWN = /^(?:cf|mf)-/iu;

/**
 * The headers of a request that the server behind can trust: the client's address is that of the socket,
 * whatever the request claims. On Cloudflare the platform does this.
 */
export function believable({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  const own = Object.entries(headers).filter(([name]) => !PLATFORMS_OWN.test(name));
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/u, "");
  return { ...Object.fromEntries(own), "cf-connecting-ip": address };
}

/**
 * Whether a request's target is the platform's own. There the development runtime serves its tools, such as one
 * that reads and writes the database, and only asks that the `Host` header, which anybody can write, is localhost.
 */
export function isPlatformsOwn(target: string): boolean {
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  // The server behind reads `/x/../cdn-cgi/` as `/cdn-cgi/`, too. What is no address reaches nothing there.
  return !URL.canParse(address) || new URL(address).pathname.startsWith("/cdn-cgi/");
}

const inward = (port: number, incoming: IncomingMessage) =>
  request({
    host: INNER_HOST,
    port,
    method: incoming.method,
    path: incoming.url,
    headers: believable(incoming),
  });

function headOf({ statusCode = 502, statusMessage = "", rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at] ?? ""}: ${rawHeaders[at + 1] ?? ""}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function joined(one: Socket, other: Socket): void {
  one.pipe(other).pipe(one);
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on("error", () => peer.destroy());
    socket.on("close", () => peer.destroy());
  }
}

/**
 * Makes a development server that only listens to this machine, on `innerPort`, reachable from the local
 * network: every request and socket is forwarded with its true address, except to the runtime's own tools. Resolves
 * once it listens.
 */
export async function openFront(port: number, innerPort: number): Promise<Server> {
  const server = createServer((incoming, answer) => {
    if (isPlatformsOwn(incoming.url ?? "")) {
      answer.writeHead(404).end();
      return;
    }
    const passed = inward(innerPort, incoming);
    passed.on("response", (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(answer);
    });
    passed.on("error", () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    answer.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  server.on("upgrade", (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    if (isPlatformsOwn(incoming.url ?? "")) {
      socket.destroy();
      return;
    }
    const passed = inward(innerPort, incoming);
    passed.on("upgrade", (reply, inner: Socket, first) => {
      socket.write(headOf(reply));
      socket.write(first);
      inner.write(head);
      joined(socket, inner);
    });
    passed.on("response", (reply) => {
      socket.write(headOf(reply));
      reply.pipe(socket);
    });
    passed.on("error", () => socket.destroy());
    socket.on("error", () => passed.destroy());
    passed.end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "0.0.0.0", resolve);
  });
  return server;
}

/** Returns an unused port of this machine. */
export async function unusedPort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, INNER_HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}
