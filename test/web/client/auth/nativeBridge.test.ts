import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  isInNativeApp,
  native,
  reloadPage,
  type NativeInterface,
} from "../../../../src-web/client/auth/nativeBridge.ts";
import { logInWith } from "../../../../src-web/app/native/logInWith.ts";
import {
  checkSession,
  currentAccount,
  signIn,
  signOut,
  startOver,
} from "../../../../src-web/client/auth/account.ts";
import { stored } from "../../../../src-web/client/storage/storage.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

const reload = vi.fn<() => void>();
let calls: string[] = [];

/** A native app that records the calls it receives; it has only the methods named here. */
function app(names: readonly (keyof NativeInterface)[]): Partial<NativeInterface> {
  return Object.fromEntries(
    names.map((name) => [name, (...values: unknown[]) => calls.push([name, ...values].join(" "))]),
  );
}
const EVERYTHING: readonly (keyof NativeInterface)[] = [
  "exitApp",
  "storeAccessToken",
  "showProgressBar",
  "markPageLoaded",
  "reload",
  "logIn",
  "logOut",
];

function callAll(): void {
  native.exitApp();
  native.storeAccessToken("t");
  native.showProgressBar(true);
  native.markPageLoaded();
  native.reload();
  native.logIn();
  native.logOut();
}
const ALL_CALLS = [
  "exitApp",
  "storeAccessToken t",
  "showProgressBar true",
  "markPageLoaded",
  "reload",
  "logIn",
  "logOut",
];

function token(userId: string): string {
  const exp = Date.now() / 1000 + 3_600;
  return `x.${btoa(JSON.stringify({ userId, isGuest: true, roles: [], exp }))}.x`;
}

beforeEach(() => {
  calls = [];
  reload.mockClear();
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("location", { reload });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the bridge to a native app", () => {
  it("does nothing outside an app", () => {
    vi.stubGlobal("window", {});
    expect(isInNativeApp()).toBe(false);
    expect(callAll).not.toThrow();
    reloadPage();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("calls the object that an app put into the window", () => {
    vi.stubGlobal("window", { HubbubNative: app(EVERYTHING) });
    expect(isInNativeApp()).toBe(true);
    callAll();
    expect(calls).toEqual(ALL_CALLS);
  });

  it("sends the same calls to a message handler of iOS", () => {
    const postMessage = ({ call, value }: { call: string; value?: string | boolean }) =>
      calls.push(value === undefined ? call : `${call} ${String(value)}`);
    vi.stubGlobal("window", { webkit: { messageHandlers: { hubbubNative: { postMessage } } } });
    expect(isInNativeApp()).toBe(true);
    callAll();
    expect(calls).toEqual(ALL_CALLS);
  });

  it("skips calls that an older app does not know, and calls that fail in the app", () => {
    const stumbles = () => {
      throw new Error("native side");
    };
    vi.stubGlobal("window", { HubbubNative: { ...app(["logOut"]), exitApp: stumbles } });
    expect(callAll).not.toThrow();
    expect(calls).toEqual(["logOut"]);
    reloadPage();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("lets the app reload its own web view", () => {
    vi.stubGlobal("window", { HubbubNative: app(EVERYTHING) });
    reloadPage();
    startOver();
    expect(calls).toEqual(["reload", "reload"]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a native app that logs people in", () => {
  beforeEach(() => {
    vi.stubGlobal("window", { HubbubNative: app(EVERYTHING) });
    vi.stubGlobal("localStorage", new MemoryStorage());
  });

  it("is given every new token, and is notified when nobody is logged in any more", () => {
    const first = token("u1");
    signIn({ accessToken: first });
    signOut();
    expect(calls).toEqual([`storeAccessToken ${first}`, "logOut"]);
  });

  it("is asked to log somebody in when the server knows no session", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ code: "no_session" }, { status: 403 }));
    await checkSession();
    expect(calls).toEqual(["logIn"]);
    expect(currentAccount().kind).toBe("visitor");
  });

  it("is not asked while the server does not respond, as somebody may be logged in", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline");
    });
    await checkSession();
    expect(calls).toEqual([]);
  });

  it("logs a user in with its own token, whatever the cookie says", async () => {
    const kept = token("u7");
    const asked: RequestInit[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      asked.push(init);
      return Response.json({ accessToken: kept, locale: "en" });
    });
    expect(await logInWith(kept)).toBe(true);
    expect(asked[0]?.credentials).toBe("omit");
    expect(new Headers(asked[0]?.headers).get("authorization")).toBe(`Bearer ${kept}`);
    expect(currentAccount()).toMatchObject({ kind: "guest", claims: { userId: "u7" } });
    expect(stored("accessToken")).toBe(kept);
    signOut();
  });

  it("is told when its token is refused, and nobody is logged in", async () => {
    signOut();
    vi.stubGlobal("fetch", async () => Response.json({ code: "no_session" }, { status: 403 }));
    expect(await logInWith("forged")).toBe(false);
    expect(currentAccount().kind).toBe("visitor");
  });
});
