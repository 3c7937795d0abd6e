import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../../src-web/client/api/call.ts";
import { logIn } from "../../../../src-web/client/api/accounts.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import {
  checkSession,
  continueAsGuest,
  currentAccount,
  logOut,
  refreshIfNeeded,
  refreshToken,
  signIn,
  signOut,
} from "../../../../src-web/client/auth/account.ts";
import {
  hostedRoom,
  keepHost,
  keepPlace,
  keepSeat,
  keptPlace,
  keptSeat,
  lastSeatToken,
  playerSeat,
} from "../../../../src-web/client/storage/roomKeys.ts";
import { paidToken } from "../../../../src-web/screens/subscription/usePaidElsewhere.ts";
import { keep, keepLook, kept, lastLook } from "../../../../src-web/client/storage/device.ts";
import { draftOf, keepDraft } from "../../../../src-web/client/storage/drafts.ts";
import { store, stored } from "../../../../src-web/client/storage/storage.ts";
import { eventually } from "../../../support/eventually.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

function token(secondsLeft: number, claims: object = {}): string {
  const exp = Date.now() / 1000 + secondsLeft;
  return `x.${btoa(JSON.stringify({ userId: "u1", isGuest: true, exp, ...claims }))}.x`;
}

const problem = (status: number, code: string) => Response.json({ code }, { status });
const login = (accessToken: string) => Response.json({ accessToken, locale: "en" });

/** Responses by path, in order; the last one is repeated. Each request is recorded with its bearer token. */
let answers: Record<string, (() => Response | Promise<Response>)[]>;
let asked: { path: string; bearer: string | null }[];
const reload = vi.fn<() => void>();

beforeAll(async () => {
  await initTexts("en");
});
beforeEach(() => {
  answers = {};
  asked = [];
  reload.mockClear();
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("location", { reload, href: "https://hubbub.example/" });
  vi.stubGlobal("document", { cookie: "i18next=en; hubbub_signed_in=1" });
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Headers }) => {
    const path = url.replace("/api/v1", "");
    asked.push({ path, bearer: headers.get("authorization") });
    const queue = answers[path] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (!answer) throw new TypeError("offline");
    return answer();
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const paths = () => asked.map(({ path }) => path);

describe("the session check when the app starts", () => {
  it("logs in a user who has a session", async () => {
    answers["/user/checkSession"] = [() => login(token(3_600, { isGuest: false, sub: "a@b.c" }))];
    await checkSession();
    expect(currentAccount()).toMatchObject({ kind: "user", claims: { sub: "a@b.c" } });
    expect(stored("accessToken")).toBeDefined();
  });

  it("shows everything in the account's language", async () => {
    const accessToken = token(3_600, { isGuest: false });
    answers["/user/checkSession"] = [() => Response.json({ accessToken, locale: "pl" })];
    await checkSession();
    await eventually(() => expect(texts.language).toBe("pl"));
  });

  it("leaves a screen in the language chosen in its room until the user logs out", async () => {
    const accessToken = token(3_600, { isGuest: false });
    await texts.changeLanguage("de");
    store("languageChosen", true);
    answers["/user/checkSession"] = [() => Response.json({ accessToken, locale: "pl" })];
    await checkSession();
    expect(currentAccount().kind).toBe("user");
    expect(texts.language).toBe("de");
    signOut();
    await checkSession();
    await eventually(() => expect(texts.language).toBe("pl"));
  });

  it("makes a person without a session a visitor, silently", async () => {
    answers["/user/checkSession"] = [() => problem(403, "no_session")];
    await checkSession();
    expect(currentAccount()).toEqual({ kind: "visitor" });
    expect(console.error).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not ask the server when no cookie says that there is a session", async () => {
    vi.stubGlobal("document", { cookie: "i18next=en" });
    await checkSession();
    expect(currentAccount()).toEqual({ kind: "visitor" });
    expect(asked).toEqual([]);
  });

  it("does not ask again after the server knew no session", async () => {
    answers["/user/checkSession"] = [() => problem(403, "no_session")];
    await checkSession();
    expect(document.cookie).toBe("hubbub_signed_in=; Max-Age=0; Path=/");
  });

  it("asks again next time after the server was down or did not respond", async () => {
    const { cookie } = document;
    answers["/user/checkSession"] = [() => problem(503, "error.server_unavailable")];
    await checkSession();
    delete answers["/user/checkSession"];
    await checkSession();
    expect(currentAccount()).toEqual({ kind: "visitor" });
    expect(document.cookie).toBe(cookie);
  });

  it("clears everything and reloads when the server does not know the stored token", async () => {
    store("accessToken", token(3_600));
    store("roomCode", "ABCDE");
    answers["/user/checkSession"] = [() => problem(403, "no_session")];
    await checkSession();
    expect(stored("accessToken")).toBeUndefined();
    expect(stored("roomCode")).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not log out a user who logs in before the server refuses the old session", async () => {
    const late = Promise.withResolvers<Response>();
    answers["/user/checkSession"] = [() => late.promise];
    const checking = checkSession();
    signIn({ accessToken: token(3_600, { isGuest: false }) });
    late.resolve(problem(403, "no_session"));
    await checking;
    expect(currentAccount().kind).toBe("user");
    // The cookie belongs to the new session.
    expect(document.cookie).toContain("hubbub_signed_in=1");
  });

  it("does not turn a user who logs in during the check back into the earlier guest", async () => {
    const late = Promise.withResolvers<Response>();
    answers["/user/checkSession"] = [() => late.promise];
    const checking = checkSession();
    signIn({ accessToken: token(3_600, { isGuest: false }) });
    late.resolve(login(token(3_600)));
    await checking;
    expect(currentAccount().kind).toBe("user");
  });

  it("trusts a stored token while the server does not respond", async () => {
    store("accessToken", token(3_600, { isGuest: false }));
    await checkSession();
    expect(currentAccount().kind).toBe("user");
    expect(console.error).toHaveBeenCalled();
  });
});

describe("an access token that expires", () => {
  it("is renewed when a response arrives in its last ten minutes", async () => {
    signIn({ accessToken: token(599) });
    const fresh = token(3_600);
    answers["/user/refreshToken"] = [() => login(fresh)];
    refreshIfNeeded();
    await eventually(() => expect(stored("accessToken")).toBe(fresh));
    refreshIfNeeded();
    expect(paths()).toEqual(["/user/refreshToken"]);
  });

  it("leaves the page in the language that was chosen from its menu in the meantime", async () => {
    signIn({ accessToken: token(599, { isGuest: false }), locale: "en" });
    await texts.changeLanguage("de");
    const fresh = token(3_600, { isGuest: false });
    answers["/user/refreshToken"] = [() => login(fresh)];
    await refreshToken();
    expect(stored("accessToken")).toBe(fresh);
    await texts.loadNamespaces("common");
    expect(texts.language).toBe("de");
    await texts.changeLanguage("en");
  });

  it("is also renewed when a refusal arrives in its last ten minutes", async () => {
    signIn({ accessToken: token(599) });
    const fresh = token(3_600);
    answers["/flags"] = [() => problem(404, "not_found")];
    answers["/user/refreshToken"] = [() => login(fresh)];
    await expect(call("GET /flags")).rejects.toMatchObject({ code: "not_found" });
    await eventually(() => expect(stored("accessToken")).toBe(fresh));
  });

  it("is renewed once after a 401, and the call is repeated with the new one", async () => {
    signIn({ accessToken: token(3_600) });
    const fresh = token(3_600, { name: "fresh" });
    answers["/flags"] = [() => problem(401, "not_signed_in"), () => Response.json({ ok: 1 })];
    answers["/user/refreshToken"] = [() => login(fresh)];
    expect(await call("GET /flags")).toEqual({ ok: 1 });
    expect(asked.at(-1)).toEqual({ path: "/flags", bearer: `Bearer ${fresh}` });
  });

  it("clears the tab and reloads when it cannot be renewed", async () => {
    signIn({ accessToken: token(3_600) });
    answers["/flags"] = [() => problem(401, "not_signed_in")];
    answers["/user/refreshToken"] = [() => problem(401, "not_signed_in")];
    await expect(call("GET /flags")).rejects.toMatchObject({ status: 401 });
    expect(stored("accessToken")).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("an access token that a server in trouble cannot renew", () => {
  it.each([429, 503])("(%i) is kept, with everything in this tab", async (status) => {
    const outdated = token(-1);
    signIn({ accessToken: outdated });
    answers["/flags"] = [() => problem(401, "not_signed_in")];
    answers["/user/refreshToken"] = [() => problem(status, "internal")];
    await expect(call("GET /flags")).rejects.toMatchObject({ status: 401 });
    expect(stored("accessToken")).toBe(outdated);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("paid time that was bought on another device", () => {
  const END_S = 2_000_000_000;

  it.each([
    ["a guest", {}, 0],
    ["somebody with time left", { subscriptionEpoch: END_S }, END_S],
  ])("is not found for %s", async (_who, claims, before) => {
    answers["/user/checkSession"] = [() => login(token(3_600, claims))];
    expect(await paidToken(before)).toBeUndefined();
  });

  it("is recognised by its later end, whatever the clock of this device says", async () => {
    const paid = token(3_600, { subscriptionEpoch: 1_000 });
    answers["/user/checkSession"] = [() => login(paid)];
    expect(await paidToken(999)).toBe(paid);
  });
});

describe("logging in and out", () => {
  it("logging in treats a wrong password as a wrong password, not as an expired token", async () => {
    const guest = token(3_600);
    signIn({ accessToken: guest });
    answers["/user/login"] = [() => problem(401, "invalid_credentials")];
    await expect(logIn("a@b.c", "wrong")).rejects.toMatchObject({ code: "invalid_credentials" });
    // The guest's token is sent, so that the account gets their games.
    expect(asked).toEqual([{ path: "/user/login", bearer: `Bearer ${guest}` }]);
    expect(reload).not.toHaveBeenCalled();
    expect(stored("accessToken")).toBe(guest);
  });

  it("logging out ends the session on this device even when the server does not respond", async () => {
    signIn({ accessToken: token(3_600, { isGuest: false }) });
    await logOut();
    expect(currentAccount()).toEqual({ kind: "visitor" });
    expect(stored("accessToken")).toBeUndefined();
  });

  it("logging out is not undone by the next page when the server did not respond", async () => {
    signIn({ accessToken: token(3_600, { isGuest: false }) });
    await logOut();
    // Without this cookie the server is not asked whether there is a session.
    expect(document.cookie).toBe("hubbub_signed_in=; Max-Age=0; Path=/");
  });

  it("logging out is not undone by a renewed token that arrives late", async () => {
    signIn({ accessToken: token(599, { isGuest: false }) });
    const late = Promise.withResolvers<Response>();
    answers["/user/refreshToken"] = [() => late.promise];
    const renewing = refreshToken();
    await logOut();
    late.resolve(login(token(3_600, { isGuest: false })));
    await renewing;
    expect(currentAccount()).toEqual({ kind: "visitor" });
    expect(stored("accessToken")).toBeUndefined();
  });

  it("logging out leaves no seat and no room for whoever sits down here next", async () => {
    const session = { gameCode: "K7MPX", hostType: "HOST" } as const;
    const seat = {
      ...session,
      sessionPlayerId: 3,
      alias: "Ada",
      avatarSrc: "pear.webp",
      hexColor: "#fff",
    };
    answers["/user/logout"] = [() => new Response(null, { status: 204 })];
    signIn({ accessToken: token(3_600, { isGuest: false }) });
    keepHost(session, "host token");
    keepSeat(seat, session, "seat token");
    keepPlace("remote", session, "remote token");
    await logOut();
    expect(hostedRoom()).toBeUndefined();
    expect(playerSeat()).toBeUndefined();
    expect(keptSeat()).toBeUndefined();
    expect(lastSeatToken()).toBeUndefined();
    expect(keptPlace("remote")).toBeUndefined();
  });

  it("logging out leaves no name, no choices and nothing half-written to whoever sits down here next", async () => {
    signIn({ accessToken: token(3_600, { isGuest: false }) });
    keepLook("Ada", "pear.webp");
    keep("hubbub.quickPlay", "REQUIP");
    keep("hubbub.hosting", "{}");
    keepDraft("game/3/1", "answer", "something about Bo");
    keep("volume", "{}");
    await logOut();
    expect(lastLook()).toEqual({ alias: "", avatarSrc: null });
    expect(kept("hubbub.quickPlay")).toBeNull();
    expect(kept("hubbub.hosting")).toBeNull();
    expect(draftOf("game/3/1", "answer")).toBeUndefined();
    expect(kept("volume")).toBe("{}");
  });

  it("logging out on a slow network does not take the seat that is taken meanwhile", async () => {
    const session = { gameCode: "K7MPX", hostType: "HOST" } as const;
    const seat = { ...session, alias: "Ada", avatarSrc: "pear.webp", hexColor: "#fff" };
    const late = Promise.withResolvers<Response>();
    answers["/user/logout"] = [() => late.promise];
    signIn({ accessToken: token(3_600, { isGuest: false }) });
    keepSeat({ ...seat, sessionPlayerId: 3 }, session, "seat before");
    const leaving = logOut();
    expect(keptSeat()).toBeUndefined();
    keepSeat({ ...seat, sessionPlayerId: 5 }, session, "seat since");
    late.resolve(new Response(null, { status: 204 }));
    await leaving;
    expect(currentAccount()).toEqual({ kind: "visitor" });
    expect(playerSeat()).toMatchObject({ token: "seat since", seat: { sessionPlayerId: 5 } });
  });

  it("logging in as a guest is tried three times, half a second apart", async () => {
    vi.useFakeTimers();
    answers["/user/guest"] = [() => problem(503, "error.server_unavailable")];
    const trying = expect(continueAsGuest("en")).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(501);
    await trying;
    expect(asked).toHaveLength(3);
  });
});
