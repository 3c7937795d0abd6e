import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runDaily } from "../../scripts/daily.ts";

const DAY_MS = 24 * 60 * 60_000;

let server: Server;
let port = 0;
/** What the development runtime was asked for. */
let asked: (string | undefined)[] = [];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  asked = [];
  server = createServer(({ url }, answer) => {
    asked.push(url);
    answer.end("ok");
    server.emit("asked");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object") port = address?.port ?? 0;
});
afterEach(() => {
  vi.useRealTimers();
  server.close().closeAllConnections();
});

it("npm start does the day's work when it starts and once a day, as a deployed site does", async () => {
  const nightly = "/cdn-cgi/local/scheduled?cron=17%203%20*%20*%20*";
  const first = once(server, "asked");
  runDaily(port);
  await first;
  expect(asked).toEqual([nightly]);
  const second = once(server, "asked");
  vi.advanceTimersByTime(DAY_MS);
  await second;
  expect(asked).toEqual([nightly, nightly]);
});

it("a server that does not answer the day's work goes on, and is asked again a day later", async () => {
  const broken = once(server, "connection");
  server.once("connection", (socket) => socket.destroy());
  runDaily(port);
  await broken;
  const next = once(server, "asked");
  vi.advanceTimersByTime(DAY_MS);
  await next;
  expect(asked).toHaveLength(1);
});
