import { routePartykitRequest, Server, type Connection, type WSMessage } from "partyserver";
import { counters } from "./counters.ts";

/** Greeting for a new connection, as long as the snapshot of a small room. */
const WELCOME = JSON.stringify({ topic: "welcome", body: "x".repeat(1_000) });

/**
 * The yardstick: the least a partyserver room can do. Each frame is sent to everybody, including its sender.
 */
export class Relay extends Server {
  static override options = { hibernate: true };

  override onStart(): void {
    counters.starts += 1;
  }

  override onConnect(connection: Connection): void {
    connection.send(WELCOME);
  }

  override onMessage(connection: Connection, message: WSMessage): void {
    counters.messages += 1;
    // A heartbeat in a room without automatic responses: the object wakes for each.
    if (message === "ping") connection.send("pong");
    else this.relay(message);
  }

  protected relay(message: WSMessage): void {
    this.broadcast(message);
  }
}

/** The same with the least a durable room can do: one SQLite insert per frame. */
export class StoredRelay extends Relay {
  override onStart(): void {
    super.onStart();
    this.ctx.storage.sql.exec(`CREATE TABLE IF NOT EXISTS frame (seq INTEGER PRIMARY KEY, body)`);
  }

  protected override relay(message: WSMessage): void {
    this.ctx.storage.sql.exec(`INSERT INTO frame (body) VALUES (?)`, message);
    super.relay(message);
  }
}

export default {
  async fetch(request: Request, env: Cloudflare.Env): Promise<Response> {
    if (new URL(request.url).pathname === "/bench/counters") return Response.json(counters);
    const answer = await routePartykitRequest(request, env);
    return answer ?? new Response("not found", { status: 404 });
  },
} satisfies ExportedHandler<Cloudflare.Env>;
