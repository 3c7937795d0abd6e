import { expect, test, vi } from "vitest";
import { readEnv } from "../../../src-worker/config/env.ts";
import type { Bindings } from "../../../src-worker/config/bindings.ts";
import { appWith, bindings, client, guest, openRoom, through } from "../support/support.ts";

/** The one address that all Cloudflare Workers call from, including Discord's proxy. */
const WORKERS = "2a06:98c0:3600::103";

/** A server whose limiters allow three calls for each key. */
function limited() {
  const counts = new Map<string, number>();
  const limiter = {
    limit: async ({ key }: { key: string }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= 3 };
    },
  };
  const config = { ...readEnv(bindings), limits: { read: limiter, write: limiter } };
  return { call: client(through(appWith({ config }))), counts };
}

test("[T-discord] a caller with a Worker of their own does not use up the limit of Discord's users", async () => {
  const { call } = limited();
  const health = async (headers: Readonly<Record<string, string>>) =>
    (await call("GET", "/health", { headers: { "cf-connecting-ip": WORKERS, ...headers } })).status;
  const eve = { "cf-worker": "eve.workers.dev" };
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push(await health(eve));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  // A forged `x-forwarded-for` changes nothing.
  expect(await health({ ...eve, "x-forwarded-for": "10.9.8.7" })).toBe(429);
  expect(await health({ "cf-worker": "discordsays.com" })).toBe(200);
});

test("inside Discord each user has a limit of their own, by account or by seat", async () => {
  const [ann, bob] = [await guest(), await guest()];
  const room = await openRoom();
  const { call } = limited();
  const ask = async (options: object) => {
    const headers = { "cf-connecting-ip": WORKERS, "cf-worker": "discordsays.com" };
    return (await call("GET", "/health", { headers, ...options })).status;
  };
  for (let count = 0; count < 3; count += 1) {
    expect(await ask({ bearer: ann.accessToken })).toBe(200);
  }
  expect(await ask({ bearer: ann.accessToken })).toBe(429);
  expect(await ask({ bearer: bob.accessToken })).toBe(200);
  expect(await ask({ roomToken: room.roomToken })).toBe(200);
  // Made-up tokens all count as the same anonymous caller.
  for (let count = 0; count < 3; count += 1) {
    expect(await ask({ bearer: `x.${count}.x` })).toBe(200);
  }
  expect(await ask({ bearer: "x.9.x" })).toBe(429);
});

test("[T-mailbox] a development server's mailbox can be read only from its own machine", async () => {
  const read = async (address: string, origin?: string) => {
    const call = client(through(appWith()), origin);
    const headers = { "cf-connecting-ip": address };
    return (await call("GET", "/dev/mailbox?to=a@example.com", { headers })).status;
  };
  expect(await read("127.0.0.1")).toBe(200);
  expect(await read("192.168.1.23")).toBe(404);
  // A page of another site whose name was made to resolve to this machine.
  expect(await read("127.0.0.1", "http://rebound.example:8787")).toBe(404);
});

test("[T-mailbox] a deployed server refuses to be a development server", () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const AUTH_SECRETS = JSON.stringify([
    { kid: "2026", secret: "of-a-deployment-0123456789-012345" },
  ]);
  const deployed = (DEV: string): Bindings => ({ ...bindings, DEV, AUTH_SECRETS });
  expect(() => readEnv(deployed("1"))).toThrow("DEV=1 is for development machines");
  expect(readEnv(deployed("")).isDev).toBe(false);
  silent.mockRestore();
});
