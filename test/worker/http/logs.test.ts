import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { faultOf, log } from "../../../src-shared/log.ts";
import { readEnv } from "../../../src-worker/config/env.ts";
import { hashPassword } from "../../../src-worker/identity/password.ts";
import { member } from "../support/people.ts";
import { appWith, bindings, client, through } from "../support/support.ts";

/** What must never be in a log line: an alias, an address, a text, a room's code, an account's id. */
const PRIVATE = ["Zdzis\u0142awa", "zdzi@people.example", "my secret answer", "QWERT", "0190-user"];

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map(String).join(" "));
    });
  }
});

afterEach(() => vi.restoreAllMocks());

/** An error as the database library makes it, with the statement and its values. */
function failedQuery(): Error {
  const [alias, email, text, code, id] = PRIVATE;
  const cause = new Error(`D1_ERROR: near "${text}": syntax error at ${email}`);
  return new Error(
    `Failed query: insert into user values (?, ?) '${alias}'\nparams: ${alias},${email},${text},${code},${id}`,
    { cause },
  );
}

function clean(): Record<string, unknown>[] {
  for (const secret of PRIVATE) {
    for (const line of lines) expect(line).not.toContain(secret);
  }
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test("a failing call logs the request's id and nothing personal", async () => {
  const fails = () => Promise.reject(failedQuery());
  const call = client(through(appWith({ database: fails, room: fails })));
  const [alias = "", email = "", text = "", code = "", id = ""] = PRIVATE;
  const answers = [
    await call("GET", `/gameSession/${code}`),
    await call("POST", "/gameSession/join", {
      body: { gameCode: code, alias, avatarSrc: "/avatars/a.webp" },
    }),
    await call("POST", "/user/login", { body: { email, password: text } }),
    await call("POST", "/user/forgotPassword", { body: { email, language: "en" } }),
    await call("GET", `/userProfile/${id}`),
    await call("POST", "/contact", { body: { name: alias, email, message: text } }),
    await call("GET", "/health"),
  ];
  const said = clean();
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.length).toBeGreaterThanOrEqual(3);
  for (const { headers } of failed) {
    const request = headers.get("x-request-id");
    expect(said).toContainEqual(expect.objectContaining({ event: "answer", request }));
  }
  for (const line of said) expect(line).toMatchObject({ level: expect.any(String) as unknown });
});

test("a page's failure is logged without the page's contents", async () => {
  const [alias, email, text] = PRIVATE;
  const body = {
    message: `Cannot read "${text}" of ${email}`,
    url: `https://hubbub.example/player?alias=${alias}`,
    stack: `Error: ${text} ${alias}\n    at draw (https://hubbub.example/assets/x.js:1:2)`,
  };
  expect((await client()("POST", "/clientError", { body })).status).toBe(202);
  expect(clean()).toMatchObject([
    {
      event: "page.failed",
      page: "https://hubbub.example/player",
      at: "at draw (https://hubbub.example/assets/x.js:1:2)",
    },
  ]);
});

test("a page's failure is logged without the room's code or the profile's id", async () => {
  const at = (path: string) => ({ message: "it broke", url: `https://hubbub.example${path}` });
  for (const path of ["/join/K7MPX", "/loginCode/AB12CD", "/user/0190-somebody/games/0191-one"]) {
    expect((await client()("POST", "/clientError", { body: at(path) })).status).toBe(202);
  }
  const pages = clean().map((line) => line["page"]);
  expect(pages).toEqual(
    ["/join", "/loginCode", "/user"].map((page) => `https://hubbub.example${page}`),
  );
});

test("an error is logged with its kind, cause and place, without private values", () => {
  log("warn", "outbox.failed", { room: "r1", ...faultOf(failedQuery()) });
  expect(clean()).toMatchObject([
    {
      level: "warn",
      event: "outbox.failed",
      room: "r1",
      fault: "Error",
      cause: expect.stringContaining("D1_ERROR") as unknown,
      at: expect.stringMatching(/^at failedQuery \(.*logs\.test\.ts:\d+/u) as unknown,
    },
  ]);
});

test("unusable AUTH_SECRETS are logged by their name, without a character of the key", () => {
  const secret = "K9zTq4WmX7cRbV2nLs8dJh5gFp3aYe6u";
  const half = `[{"kid":"2026-11","secret":"${secret.slice(0, 20)}"}]`;
  // As a terminal leaves it that took the quotation marks away, and with one of them forgotten.
  const bare = `[{kid:2026-11,secret:${secret}}]`;
  const open = `[{"kid":"2026-11","secret":${secret}"}]`;
  for (const AUTH_SECRETS of [secret, bare, open, half, "[]", "  "]) {
    try {
      readEnv({ ...bindings, AUTH_SECRETS });
    } catch (error) {
      log("error", "unusable", faultOf(error));
    }
  }
  const said = clean();
  expect(said).toHaveLength(6);
  for (const { message } of said) {
    expect(message).toMatch(/^AUTH_SECRETS must be a JSON list .* kid .* secret of 32 characters/u);
  }
  // The first characters are enough: an error of a parser quotes ten of what it could not read.
  for (const line of lines) expect(line).not.toContain(secret.slice(0, 4));
});

test("calls are counted by route, never by path", async () => {
  const points: { blobs: string[]; doubles: number[] }[] = [];
  const METRICS = { writeDataPoint: (point: (typeof points)[number]) => void points.push(point) };
  const config = { ...readEnv({ ...bindings, METRICS }), limits: {} };
  const call = client(through(appWith({ config })));
  await call("GET", "/gameSession/QWERT");
  expect(points).toMatchObject([
    { blobs: ["answer", "/api/v1/gameSession/:gameCode", "GET", "404"] },
  ]);
});

test("attempts at passwords, admin calls and forged bodies are logged, without naming anybody", async () => {
  const password = "the one I chose";
  const { user, accessToken } = await member({ passwordHash: await hashPassword(password) });
  const email = user.email ?? "";
  const call = client();
  const headers = { "cf-connecting-ip": "203.0.113.77" };
  const wrong = { email, password: "not the one I chose" };
  lines.length = 0;
  await call("POST", "/user/login", { body: wrong, headers });
  await call("GET", "/admin/rooms", { bearer: accessToken, headers });
  await call("POST", "/user/login", { body: { email: { $ne: "" } }, headers });
  await call("POST", "/user/login", { body: { email, password }, headers });
  await call("GET", "/user/checkSession", { bearer: accessToken, headers });
  for (const line of lines) {
    for (const secret of [email, user.id, password, "203.0.113.77"]) {
      expect(line).not.toContain(secret);
    }
  }
  const said = clean();
  expect(said).toMatchObject([
    { event: "refused", route: "/api/v1/user/login", status: 401, code: "invalid_credentials" },
    { event: "refused", status: 403, code: "not_admin", account: expect.any(String) as unknown },
    { event: "refused", route: "/api/v1/user/login", status: 400, code: "validation_failed" },
    { event: "login", route: "/api/v1/user/login", status: 200 },
  ]);
  expect(new Set(said.map(({ from }) => from)).size).toBe(1);
});
