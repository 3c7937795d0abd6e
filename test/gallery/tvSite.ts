import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { WebSocketServer, type WebSocket } from "ws";
import { lightPolicy } from "../../src-worker/features/site/pages/lightPolicy.ts";
import { builtFolder, builtPolicy, SITE, TYPES } from "./site.ts";
import type { ScreenSocket } from "./rig.ts";

/**
 * The built light app for a television that no rig can reach into: a server of files under the product's own
 * policy, whose sockets a rig answers.
 */
export class TvSite {
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true });

  private constructor(userAgent: string, accept: (socket: ScreenSocket) => void) {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const type = TYPES[extname(pathname)];
      const file = join(builtFolder(), type === undefined ? "tv.html" : pathname);
      if (pathname.startsWith("/api/")) response.writeHead(403).end('{"code":"no_session"}');
      else if (!existsSync(file)) response.writeHead(404).end();
      else {
        const policy = lightPolicy(builtPolicy(), SITE, userAgent);
        response.writeHead(200, {
          "content-type": type ?? "text/html",
          "content-security-policy": policy,
        });
        response.end(readFileSync(file));
      }
    });
    this.#server.on("upgrade", (request, socket, head) => {
      this.#sockets.handleUpgrade(request, socket, head, (opened) => accept(answered(opened)));
    });
  }

  /** Open it on a port of its own. */
  static async open(userAgent: string, accept: (socket: ScreenSocket) => void): Promise<TvSite> {
    const site = new TvSite(userAgent, accept);
    await new Promise<void>((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  /** Where it listens; televisions know it as `SITE`. */
  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" && address ? address.port : 0;
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const answered = (socket: WebSocket): ScreenSocket => ({
  send: (message) => socket.send(message),
  close: ({ code, reason }) => socket.close(code, reason),
  onMessage: (hear) =>
    socket.on("message", (data, isBinary) => {
      // SAFETY: what arrives in one piece is a Buffer (binaryType's default).
      const bytes = data as Buffer;
      hear(isBinary ? bytes : bytes.toString());
    }),
});
