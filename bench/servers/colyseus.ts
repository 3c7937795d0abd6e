// A Colyseus server as its documentation shows it: a message from one client is broadcast to the room.
import { createServer } from "node:http";
import { Room, Server, type Client } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class DrawRoom extends Room {
  override maxClients = 100;

  override onCreate(): void {
    this.onMessage("draw", (_client: Client, message: unknown) => {
      this.broadcast("draw", message);
    });
  }
}

// The parent process has ended.
process.on("disconnect", () => process.exit(0));

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define("draw", DrawRoom);

http.on("listening", () => {
  const address = http.address();
  if (typeof address === "object") process.send?.(address?.port);
});
await server.listen(0, "127.0.0.1");
