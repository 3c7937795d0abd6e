import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { WebSocketServer, type WebSocket } from "ws";
import { lightPolicy } from "../../src-worker/features/site/pages/lightPolicy.ts";
import { builtFolder, SITE, TYPES } from "./site.ts";
import type { Line } from "./rig.ts";

/** The content security policy of all pages, as the build wrote it to `_headers`. */
function policyOfPages(): string {
  const headers = readFileSync(join(builtFolder(), "_headers"), "utf8");
  const policy = /Content-Security-Policy: (.*)/u.exec(headers)?.[1];
  if (policy === undefined) throw new Error("run npm run build first");
  return policy;
}

/** Wraps a browser's socket as the rig's end of it. */
const lineOf = (socket: WebSocket): Line => ({
  send: (frame) => socket.send(frame),
  onMessage: (hear) =>
    socket.on("message", (data: Buffer, isBinary) => hear(isBinary ? data : data.toString())),
  close: ({ code, reason }) => socket.close(code, reason),
});

/**
 * Serves the app with its content security policy to a browser that Playwright does not drive: the light
 * version that a television called `name` gets, or the normal one. Its sockets connect to a rig's room.
 */
export class TvSite {
  readonly #server: Server;
  readonly #sockets: WebSocketServer;
  #accept: (line: Line) => void;
  /** Whether sockets are rejected. */
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

  /** `accept` receives each socket that the television opens. */
  static async open(name: string | undefined, accept: (line: Line) => void): Promise<TvSite> {
    const page = {
      file: name === undefined ? "index.html" : "tv.html",
      policy: name === undefined ? policyOfPages() : lightPolicy(policyOfPages(), SITE, name),
    };
    const server = createServer((request, response) => answer(request, response, page));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new TvSite(server, accept);
  }

  /** The local port it listens on; the television takes `SITE` for its address. */
  get port(): number {
    // SAFETY: it listens on a port, not on a pipe.
    return (this.#server.address() as AddressInfo).port;
  }

  /** Connects all sockets opened from now on to another room. */
  lead(accept: (line: Line) => void): void {
    this.#accept = accept;
  }

  /** Cuts every socket; the television reconnects. */
  hangUp(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

interface Page {
  /** Its file name in the build. */
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
