import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { afterEach, expect, it, vi } from "vitest";
import { openFront, unusedPort } from "../../scripts/front.ts";
import { ROOT } from "../../scripts/wrangler.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a server that echoes the request headers it receives, behind the front that the network reaches. */
async function fronted(): Promise<number> {
  const [port, inner] = [await unusedPort(), await unusedPort()];
  const server = createServer((incoming, answer) => answer.end(JSON.stringify(incoming.headers)));
  server.on("upgrade", ({ headers }, socket) => {
    socket.write(
      "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    );
    socket.end(`from ${String(headers["cf-connecting-ip"])}`);
  });
  await new Promise<void>((resolve) => server.listen(inner, "127.0.0.1", resolve));
  servers.push(server, await openFront(port, inner));
  return port;
}

const FORGED = { "cf-connecting-ip": "203.0.113.7", "cf-worker": "x.example", "mf-cf-blob": "{}" };

it("[T-address] a development server believes the socket, not what a call says of its address", async () => {
  const port = await fronted();
  const answer = await fetch(`http://127.0.0.1:${port}/path?x=1`, {
    method: "POST",
    body: "hello",
    headers: { ...FORGED, "x-own": "stays" },
  });
  const told: unknown = await answer.json();
  expect(told).toMatchObject({ "cf-connecting-ip": "127.0.0.1", "x-own": "stays" });
  expect(told).not.toHaveProperty("cf-worker");
  expect(told).not.toHaveProperty("mf-cf-blob");
});

/** What the server says to a request whose target and `Host` are written by hand; empty if it hangs up. */
function saidTo(port: number, target: string, more = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const parts: string[] = [];
    socket.on("data", (part) => parts.push(String(part)));
    socket.on("close", () => resolve(parts.join("")));
    socket.on("error", reject);
    socket.write(
      `GET ${target} HTTP/1.1\r\nhost: localhost\r\n${more || "connection: close\r\n"}\r\n`,
    );
  });
}

it("[T-address] a development server believes the socket for WebSockets, too", async () => {
  const upgrade = "connection: upgrade\r\nupgrade: websocket\r\ncf-connecting-ip: 203.0.113.7\r\n";
  const text = await saidTo(await fronted(), "/", upgrade);
  expect(text).toContain("101 Switching Protocols");
  expect(text).toContain("from 127.0.0.1");
});

it.each([
  "/cdn-cgi/local/explorer/api/d1/database",
  "/x/../cdn-cgi/local/explorer",
  "/x/%2e%2e/cdn-cgi/local/scheduled",
  "http://localhost/cdn-cgi/local/explorer",
])(
  "[T-address] nobody in the network reaches the runtime's tools, which read the database: %s",
  async (target) => {
    const port = await fronted();
    expect(await saidTo(port, target)).toMatch(/^HTTP\/1\.1 404 /u);
    const upgrade = "connection: upgrade\r\nupgrade: websocket\r\n";
    expect(await saidTo(port, target, upgrade)).toBe("");
    expect(await saidTo(port, "/join?next=/cdn-cgi/")).toMatch(/^HTTP\/1\.1 200 /u);
  },
);

it("[T-address] nor through npm run dev, whose paths lead to the Worker's", async () => {
  const inner = await unusedPort();
  const reached: (string | undefined)[] = [];
  const worker = createServer(({ url }, answer) => {
    reached.push(url);
    answer.end();
  });
  await new Promise<void>((resolve) => worker.listen(inner, "127.0.0.1", resolve));
  servers.push(worker);
  vi.stubEnv("WORKER_URL", `http://127.0.0.1:${inner}`);
  const port = await unusedPort();
  const vite = await createVite({
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { port, host: "127.0.0.1", hmr: false, watch: null },
  });
  try {
    await vite.listen();
    for (const way of ["/api", "/parties", "/assets/api-reader"]) {
      const answer = await saidTo(port, `${way}/../../cdn-cgi/local/explorer`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /u);
    }
    expect(await saidTo(port, "/api/v1/health")).toMatch(/^HTTP\/1\.1 200 /u);
    expect(reached).toEqual(["/api/v1/health"]);
  } finally {
    vi.unstubAllEnvs();
    await vite.close();
  }
}, 60_000);
