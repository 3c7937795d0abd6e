import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn, signOut } from "../../../../src-web/client/auth/account.ts";
import { consent } from "../../../../src-web/client/telemetry/analytics.ts";
import { storeConsent, shareConsent } from "../../../../src-web/client/telemetry/sharedConsent.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

const iso = (at: number) => new Date(at).toISOString();
const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
// Filtered, as another test file may have lost the server; the page then also reports that it is back.
const told = () =>
  fetched.mock.calls
    .filter(([url]) => url.endsWith("/countingConsent"))
    .map(([, { body }]): unknown => JSON.parse(body));
const answers = (said: unknown) => fetched.mockResolvedValueOnce(Response.json({ said }));

function logIn(userId: string): void {
  const claims = { userId, isGuest: false, roles: [], exp: Date.now() / 1000 + 3_600 };
  signIn({ accessToken: `x.${btoa(JSON.stringify(claims))}.x` });
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

it("a visitor's yes is sent to their account when they log in", async () => {
  storeConsent("yes", undefined, 1000);
  logIn("ann");
  answers({ agrees: true, at: iso(1000) });
  expect(await shareConsent("ann")).toBe(true);
  expect(told()).toEqual([{ said: { agrees: true, at: iso(1000) } }]);
  expect(consent()).toBe("yes");
});

it("a later answer stored in the account replaces the one on this device", async () => {
  storeConsent("yes", undefined, 1000);
  logIn("ann");
  answers({ agrees: false, at: iso(2000) });
  await shareConsent("ann");
  expect(consent()).toBe("no");
});

it("one user's yes does not count for the next user who logs in on the same device", async () => {
  storeConsent("yes", undefined, 1000);
  logIn("ann");
  answers({ agrees: true, at: iso(1000) });
  await shareConsent("ann");
  logIn("bob");
  answers(null);
  expect(await shareConsent("bob")).toBe(false);
  expect(told()[1]).toEqual({ said: null });
  expect(consent()).toBeUndefined();
});

/** Makes the next response wait; returns the function that sends it. */
function slowly(said: unknown): () => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  return () => resolve(Response.json({ said }));
}

it("a response that arrives after another user has logged in does not count for them", async () => {
  logIn("ann");
  const answer = slowly({ agrees: true, at: iso(1000) });
  const anns = shareConsent("ann");
  logIn("bob");
  answers(null);
  await shareConsent("bob");
  answer();
  await anns;
  expect(consent()).toBeUndefined();
});

it("an answer given while the account's is being fetched is kept", async () => {
  logIn("ann");
  const answer = slowly(null);
  const asked = shareConsent("ann");
  storeConsent("no", "ann", 2000);
  answer();
  await asked;
  expect(consent()).toBe("no");
});
