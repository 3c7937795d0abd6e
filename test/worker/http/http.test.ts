import { createExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import index from "../../../src-worker/index.ts";
import { readEnv } from "../../../src-worker/config/env.ts";
import type { Bindings } from "../../../src-worker/config/bindings.ts";
import {
  ALL_CODES,
  appWith,
  depsWith,
  bindings,
  client,
  guest,
  openRoom,
  ORIGIN,
  problem,
  through,
  worker,
} from "../support/support.ts";

test("the health check checks the database", async () => {
  const well = await client()("GET", "/health");
  expect(well).toMatchObject({
    status: 200,
    body: { status: "ok", version: "1.0.0", database: "ok" },
  });
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const app = appWith({
    codes: ALL_CODES,
    database: () => Promise.reject(new Error("D1 is away")),
  });
  const ill = await client(through(app))("GET", "/health");
  expect(ill).toMatchObject({ status: 503, body: problem(503, "error.server_unavailable") });
  const events = silent.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(events).toMatchObject([{ event: "health.database" }, { event: "answer", status: 503 }]);
  silent.mockRestore();
});

test("the health check gives the address at which phones reach a server the host calls localhost", async () => {
  const { config } = depsWith();
  const app = appWith({ config: { ...config, publicUrl: "http://192.0.2.7:8787" } });
  const answer = await client(through(app))("GET", "/health");
  expect(answer.body).toMatchObject({ publicUrl: "http://192.0.2.7:8787" });
});

test("every response has a request id and security headers", async () => {
  for (const path of ["/health", "/nothing", "/host/ABCDE"]) {
    const { headers } = await client()("GET", path);
    expect(headers.get("x-request-id")).toMatch(/^[\w-]+$/u);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    // Of the whole host: a browser keeps the value of its latest response, and subdomains are the operator's own.
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("an unknown call gets 404 not_found", async () => {
  for (const path of ["/nothing", "/api/", "/api/v2/health", "/gameSession"]) {
    const { status, body, headers } = await client()("GET", path);
    expect({ path, status, body }).toEqual({ path, status: 404, body: problem(404, "not_found") });
    expect(headers.get("content-type")).toBe("application/problem+json");
  }
});

test.for([
  { method: "GET", path: "/user/guest", allow: "POST" },
  { method: "DELETE", path: "/health", allow: "GET, HEAD" },
  { method: "PUT", path: "/gameSession/ABCDE", allow: "GET, HEAD, POST" },
  { method: "POST", path: "/host/ABCDE/updateGameSettings", allow: "PUT" },
])("$method $path gets a 405 with the allowed methods", async ({ method, path, allow }) => {
  const { status, body, headers } = await client()(method, path);
  expect({ status, body }).toEqual({ status: 405, body: problem(405, "method_not_allowed") });
  expect(headers.get("allow")).toBe(allow);
});

test("HEAD responds like GET, without the body", async () => {
  const { status, body, headers } = await client()("HEAD", "/health");
  expect({ status, body }).toEqual({ status: 200, body: "" });
  expect(headers.get("content-type")).toContain("application/json");
});

test("a call with a cookie that changes something must come from our own page", async () => {
  const { call, session: cookie } = await guest();
  const refused = { status: 403, body: problem(403, "foreign_origin") };
  for (const origin of ["https://evil.example", "null", "http://localhost:9999", ""]) {
    const logout = await call("POST", "/user/logout", { cookie, headers: { origin } });
    expect(logout).toMatchObject(refused);
  }
  const request = new Request(`${ORIGIN}/api/v1/user/logout`, {
    method: "POST",
    headers: { cookie: `hubbub_session=${cookie}` },
  });
  expect((await worker(request)).status).toBe(403);
  const read = await call("GET", "/user/checkSession", {
    cookie,
    headers: { origin: "https://evil.example" },
  });
  expect(read.status).toBe(200);
  expect((await call("POST", "/user/logout", { cookie })).status).toBe(204);
});

test("in production the origin's scheme must match too", async () => {
  const config = { ...readEnv(bindings), limits: {}, isDev: false };
  const call = client(through(appWith({ config })), "https://hubbub.example");
  const logout = (origin: string) =>
    call("POST", "/user/logout", { cookie: "any", headers: { origin } });
  expect((await logout("http://hubbub.example")).status).toBe(403);
  expect((await logout("https://hubbub.example")).status).toBe(204);
});

test("a caller who calls too often is told when to retry, and others are not affected", async () => {
  const call = client();
  const { gameCode } = await openRoom();
  const letters = "ABCDEFGHJK";
  let refused = await call("GET", "/gameSession/ZZZZZ");
  for (let calls = 1; refused.status === 404 && calls < 200; calls += 1) {
    const guess = String(calls)
      .padStart(3, "0")
      .replace(/\d/gu, (digit) => letters[+digit] ?? "");
    refused = await call("GET", `/gameSession/ZZ${guess}`);
  }
  expect(refused).toMatchObject({ status: 429, body: problem(429, "too_many_requests") });
  expect(refused.headers.get("retry-after")).toBe("60");
  expect((await call("GET", "/health")).status).toBe(200);
  expect((await client()("GET", `/gameSession/${gameCode}`)).status).toBe(200);
});

test("only the developer's own machine is not limited, and only in development", async () => {
  const LIMIT = { limit: () => Promise.resolve({ success: false }) };
  const status = async (address: string, isDev: boolean) => {
    const config = { ...readEnv(bindings), limits: { read: LIMIT }, isDev };
    const headers = { "cf-connecting-ip": address };
    return (await client(through(appWith({ config })))("GET", "/health", { headers })).status;
  };
  expect(await status("127.0.0.1", true)).toBe(200);
  expect(await status("192.168.1.7", true)).toBe(429);
  expect(await status("127.0.0.1", false)).toBe(429);
});

test("a look-up without changes gets a 304", async () => {
  const call = client();
  const { gameCode, roomToken } = await openRoom();
  const first = await call("GET", `/gameSession/${gameCode}`);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const headers = { "if-none-match": etag };
  const again = await call("GET", `/gameSession/${gameCode}`, { headers });
  expect(again).toMatchObject({ status: 304, body: "" });
  expect(again.headers.get("cache-control")).toBe("private, no-cache");
  await call("POST", `/gameSession/${gameCode}`, { body: { language: "pl" }, roomToken });
  expect((await call("GET", `/gameSession/${gameCode}`, { headers })).status).toBe(200);
});

test("a server error reveals nothing about its cause", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const app = appWith({
    room: () => Promise.reject(new Error("SELECT secret FROM stack")),
    codes: ALL_CODES,
  });
  const broken = await client(through(app))("GET", "/gameSession/ABCDE");
  expect(broken).toMatchObject({ status: 500, body: problem(500, "internal") });
  const lines = silent.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  const request = broken.headers.get("x-request-id");
  expect(lines).toMatchObject([
    { level: "error", event: "request.failed", request, fault: "Error" },
    { level: "error", event: "answer", request, route: "/api/v1/gameSession/:gameCode" },
  ]);
  const busy = Object.assign(new Error("busy"), { overloaded: true });
  const overloaded = await client(
    through(appWith({ room: () => Promise.reject(busy), codes: ALL_CODES })),
  )("GET", "/gameSession/ABCDE");
  expect(overloaded).toMatchObject({ status: 503, body: problem(503, "error.server_unavailable") });
  silent.mockRestore();
});

test.for(["[]", "not JSON", '[{"kid":"1","secret":"short"}]'])(
  "with AUTH_SECRETS %j every request gets a 500",
  async (AUTH_SECRETS) => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const env = { ...bindings, AUTH_SECRETS } as Bindings;
    for (const path of ["/api/v1/health", "/parties/room/ABCDE"]) {
      const request = new Request(`${ORIGIN}${path}`, { headers: { upgrade: "websocket" } });
      // SAFETY: the handler uses nothing that only a request from outside has.
      const answer = await index.fetch(
        request as Parameters<typeof index.fetch>[0],
        env,
        createExecutionContext(),
      );
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual(problem(500, "internal"));
    }
    expect(silent).toHaveBeenCalledTimes(2);
    silent.mockRestore();
  },
);

test("without AUTH_SECRETS the service makes its own keys, the same for every isolate", async () => {
  const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const enter = async (bearer?: string) => {
    const env = { ...bindings, AUTH_SECRETS: "", DEV: "" } as Bindings;
    const call = client((request) =>
      // SAFETY: as above.
      index.fetch(request as Parameters<typeof index.fetch>[0], env, createExecutionContext()),
    );
    return bearer === undefined
      ? call("POST", "/user/guest", { body: { guestId: crypto.randomUUID(), language: "en" } })
      : call("GET", "/admin/setup", { bearer });
  };
  const guest = await enter();
  expect(guest.status).toBeLessThan(300);
  // Another isolate accepts the token as genuine: it only refuses the guest for not being an admin.
  const { accessToken } = guest.body as { accessToken: string };
  expect(await enter(accessToken)).toMatchObject({ status: 403 });
  expect((await client()("GET", "/admin/setup", { bearer: accessToken })).status).toBe(401);
  silent.mockRestore();
});

test("a request for neither API nor room gets a file of the web app", async () => {
  const asked: string[] = [];
  const ASSETS = {
    fetch: (request: Request) =>
      Promise.resolve(new Response(asked.push(request.url) ? "page" : "")),
  };
  const env = { ...bindings, ASSETS } as unknown as Bindings;
  for (const path of ["/", "/join/ABCDE", "/apiary", "/partiesroom"]) {
    const request = new Request(`${ORIGIN}${path}`) as Parameters<typeof index.fetch>[0];
    expect(await (await index.fetch(request, env, createExecutionContext())).text()).toBe("page");
  }
  expect(asked).toHaveLength(4);
});

test("[T-assets] a missing built file gets a 404 that is not cached, any other address gets a page", async () => {
  const PAGES: Readonly<Record<string, string>> = { "/": "page", "/join": "page of phones" };
  const ASSETS = {
    fetch: (request: Request) => {
      const page = PAGES[new URL(request.url).pathname];
      return Promise.resolve(
        page === undefined
          ? new Response("", { status: 404 })
          : new Response(page, { headers: { "content-type": "text/html" } }),
      );
    },
  };
  const env = { ...bindings, ASSETS } as unknown as Bindings;
  const get = (path: string, init: RequestInit = {}) => {
    const request = new Request(`${ORIGIN}${path}`, init) as Parameters<typeof index.fetch>[0];
    return index.fetch(request, env, createExecutionContext());
  };
  // During a roll-out the page may be new while the file is not there yet. If a page were cached for a year
  // under the file's name, the app would stay broken for this client.
  for (const mode of ["navigate", "cors"]) {
    const missing = await get("/assets/index-0000.js", { headers: { "sec-fetch-mode": mode } });
    expect(missing.status).toBe(404);
    expect(missing.headers.get("cache-control")).toBe("no-store");
    expect(missing.headers.get("content-type")).toMatch(/^text\/plain/u);
  }
  expect(await (await get("/user/ann")).text()).toBe("page");
  expect(await (await get("/join/ABCDE")).text()).toBe("page of phones");
  expect((await get("/join/ABCDE", { method: "POST", body: "x" })).status).toBe(404);
});
