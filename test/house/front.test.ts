import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openFront, unusedPort } from "../../scripts/front.ts";

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

it("[T-address] a development server believes the socket for WebSockets, too", async () => {
  const port = await fronted();
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const parts: string[] = [];
    socket.on("data", (part) => parts.push(String(part)));
    socket.on("close", () => resolve(parts.join("")));
    socket.on("error", reject);
    socket.write(
      "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\ncf-connecting-ip: 203.0.113.7\r\n\r\n",
    );
  });
  expect(text).toContain("101 Switching Protocols");
  expect(text).toContain("from 127.0.0.1");
});
