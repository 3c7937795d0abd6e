import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { WebSocketServer, type WebSocket } from "ws";
import { lightPolicy } from "../../src-worker/features/site/pages/lightPolicy.ts";
import { builtFolder, SITE, TYPES } from "./site.ts";
import type { Line } from "./rig.ts";

/** The policy of all pages, as the build wrote it for the platform. */
function policyOfPages(): string {
  const headers = readFileSync(join(builtFolder(), "_headers"), "utf8");
  const policy = /Content-Security-Policy: (.*)/u.exec(headers)?.[1];
  if (policy === undefined) throw new Error("npm run build comes first");
  return policy;
}

/** A browser's socket as the rig's end of it. */
const lineOf = (socket: WebSocket): Line => ({
  send: (frame) => socket.send(frame),
  onMessage: (hear) =>
    socket.on("message", (data: Buffer, isBinary) => hear(isBinary ? data : data.toString())),
  close: ({ code, reason }) => socket.close(code, reason),
});

/**
 * The app for a browser that Playwright does not drive, policy included: the light one as a television called `name`
 * gets it, or everybody else's. Its sockets reach a rig's room.
 */
export class TvSite {
  readonly #server: Server;
  readonly #sockets: WebSocketServer;
  #accept: (line: Line) => void;
  /** Nobody answers a socket. */
  isAway = false;

  private constructor(server: Server, accept: (line: Line) => void) {
    this.#server = server;
    this.#accept = accept;
    this.#sockets = new WebSocketServer({ server });
    this.#sockets.on("connection", (socket) => {
      if (this.isAway) socket.terminate();
      else this.#accept(lineOf(socket));
    });
  }

  /** `accept`: what takes a socket that the set opened. */
  static async open(name: string | undefined, accept: (line: Line) => void): Promise<TvSite> {
    const page = {
      file: name === undefined ? "index.html" : "tv.html",
      policy: name === undefined ? policyOfPages() : lightPolicy(policyOfPages(), SITE, name),
    };
    const server = createServer((request, response) => answer(request, response, page));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new TvSite(server, accept);
  }

  /** Where it listens on this machine; the set believes that it is at `SITE`. */
  get port(): number {
    // SAFETY: it listens on a port, not on a pipe.
    return (this.#server.address() as AddressInfo).port;
  }

  /** The sockets that are opened from now on reach another room. */
  lead(accept: (line: Line) => void): void {
    this.#accept = accept;
  }

  /** Every socket is cut: the set opens them anew. */
  hangUp(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

interface Page {
  /** Its name in the build. */
  readonly file: string;
  readonly policy: string;
}

function answer(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { pathname } = new URL(request.url ?? "/", SITE);
  if (pathname.startsWith("/api/")) {
    response.writeHead(403, { "content-type": "application/json" }).end('{"code":"no_session"}');
    return;
  }
  const type = TYPES[extname(pathname)];
  const file = join(builtFolder(), pathname);
  if (type !== undefined && !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const isPage = type === undefined;
  response.writeHead(200, {
    "content-type": type ?? "text/html",
    ...(isPage && { "content-security-policy": page.policy }),
  });
  response.end(readFileSync(isPage ? join(builtFolder(), page.file) : file));
}
