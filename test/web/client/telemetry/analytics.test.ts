import { globSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "../../../../src-shared/catalog/pageName.ts";
import { EVENTS } from "../../../../src-shared/catalog/events.ts";
import { noteJoinFailure } from "../../../../src-web/site/join/joinFailed.ts";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { request } from "../../../../src-web/client/http/request.ts";
import { consent, setConsent, track } from "../../../../src-web/client/telemetry/analytics.ts";
import { eventually } from "../../../support/eventually.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(async () =>
  Response.json({}, { status: 202 }),
);
const sent = () => fetched.mock.calls.map(([, { body }]): unknown => JSON.parse(body));

function token(claims: object): string {
  const payload = { userId: "u1", isGuest: true, exp: Date.now() / 1000 + 3_600, ...claims };
  return `x.${btoa(JSON.stringify(payload))}.x`;
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("location", { pathname: "/join/K7MPX" });
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe("analytics", () => {
  it("sends nothing before a visitor agrees, and nothing after they refuse", () => {
    expect(consent()).toBeUndefined();
    track("signed_up", {});
    setConsent("no");
    track("signed_up", {});
    expect(sent()).toEqual([]);
  });

  it("uses the same random id for every event", () => {
    setConsent("yes");
    track("page_viewed", { page: "/games" });
    track("game_created", { gameType: "RPS_SHOOT", hostType: "HOST" });
    const [first, second] = sent();
    expect(first).toMatchObject({ event: "page_viewed", properties: { page: "/games" } });
    expect(first).toHaveProperty("distinctId", expect.stringMatching(/^[0-9a-f-]{36}$/));
    // SAFETY: asserted on the line above.
    expect((second as { distinctId: string }).distinctId).toBe(
      (first as { distinctId: string }).distinctId,
    );
  });

  it("counts a failed join, unless the screen offers a way out", () => {
    setConsent("yes");
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    noteJoinFailure("error.avatar_in_use");
    noteJoinFailure("error.max_players_reached");
    expect(sent()).toEqual([]);
    noteJoinFailure("kicked");
    expect(sent()).toMatchObject([{ event: "join_failed", properties: { code: "kicked" } }]);
    logged.mockRestore();
  });

  it("uses the account's id when somebody is logged in", () => {
    setConsent("yes");
    signIn({ accessToken: token({}) });
    track("signed_up", {});
    expect(sent()).toMatchObject([{ distinctId: "u1" }]);
  });

  it("never counts what admins do", () => {
    setConsent("yes");
    signIn({ accessToken: token({ roles: ["role_admin"] }) });
    track("signed_up", {});
    expect(sent()).toEqual([]);
  });

  it("counts nothing in a browser with Global Privacy Control", () => {
    setConsent("yes");
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    expect(consent()).toBe("no");
    track("signed_up", {});
    expect(sent()).toEqual([]);
  });

  it("reports an unreachable server once it responds again", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    setConsent("yes");
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await expect(request("GET /flags")).rejects.toThrow();
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await expect(request("GET /flags")).rejects.toThrow();
    expect(fetched).toHaveBeenCalledTimes(2);
    // A proxy in front of the server reports that it is down.
    fetched.mockResolvedValueOnce(new Response("", { status: 502 }));
    await expect(request("GET /flags")).rejects.toThrow();
    expect(fetched).toHaveBeenCalledTimes(3);
    await request("GET /flags");
    await request("GET /flags");
    const told = fetched.mock.calls.filter(([url]) => url.endsWith("/posthogEvent"));
    expect(told.map(([, { body }]): unknown => JSON.parse(body))).toMatchObject([
      { event: "backend_not_reachable", properties: { page: "/join" } },
    ]);
    logged.mockRestore();
  });

  it("does not report an unreachable server for a visitor who refused", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    setConsent("no");
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await expect(request("GET /flags")).rejects.toThrow();
    await request("GET /flags");
    expect(fetched).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  it("fails without disturbing the page", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    setConsent("yes");
    expect(() => track("signed_up", {})).not.toThrow();
    await eventually(() => expect(console.warn).toHaveBeenCalled());
  });

  it("records only the public part of a page's address", () => {
    expect(pageOf("/")).toBe("/");
    expect(pageOf("/games/rps_shoot")).toBe("/games/rps_shoot");
    expect(pageOf("/account/verifyEmail")).toBe("/account/verifyEmail");
    expect(pageOf("/user/0190-secret/games/0191-game")).toBe("/user");
    expect(pageOf("/packs/word/K7MPX")).toBe("/packs");
    expect(pageOf("/join/K7MPX")).toBe("/join");
  });

  it("records for each event the properties that the catalogue lists, and no others", () => {
    const calls = globSync("src-web/**/*.{ts,tsx}").flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(/\btrack\("(\w+)", \{([^}]*)\}/g),
    ]);
    const recorded = calls.map(([, event = "", properties = ""]) => [
      event,
      [...properties.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name),
    ]);
    expect(recorded.length).toBeGreaterThan(10);
    const catalogue: Readonly<Record<string, readonly string[]>> = EVENTS;
    expect(recorded).toEqual(recorded.map(([event]) => [event, catalogue[String(event)]]));
  });
});
