import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KEEP_ASLEEP_MS } from "../../../../src-shared/catalog/limits.ts";
import { setVolume, volumes } from "../../../../src-web/audio/volume.ts";
import { roomToken } from "../../../../src-web/client/api/roomProof.ts";
import {
  dropHost,
  dropPlace,
  dropRooms,
  dropSeat,
  hostedRoom,
  keepCrowdSeat,
  keepHost,
  keepPlace,
  keepSeat,
  keepSeatLook,
  keptPlace,
  keptSeat,
  playerSeat,
} from "../../../../src-web/client/storage/roomKeys.ts";
import {
  clearGameSession,
  clearGameStorage,
  clearTab,
  store,
  stored,
} from "../../../../src-web/client/storage/storage.ts";
import { keepRenewed } from "../../../../src-web/client/api/renewRoomProof.ts";
import { claimsOf, secondsLeft } from "../../../../src-web/client/auth/token.ts";

const refuse = () => {
  throw new Error("denied");
};

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
  key = (at: number) => [...this.#values.keys()][at] ?? null;
  get length(): number {
    return this.#values.size;
  }
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const session = { gameCode: "ABCDE", hostType: "HOST", gameType: "RPS_SHOOT" } as const;
const seat = {
  sessionPlayerId: 4,
  gameCode: "ABCDE",
  alias: "Ann",
  avatarSrc: "taco.webp",
  hexColor: "#ffd23f",
};

test("clearing the game keeps the access token, the room's code and the room", () => {
  store("accessToken", "t");
  keepHost(session, "host");
  keepSeat(seat, session, "player");
  clearGameStorage();
  expect(stored("accessToken")).toBe("t");
  expect(stored("roomCode")).toBe("ABCDE");
  expect(stored("gameSessionDto")).toEqual(session);
  expect(stored("hostRoomToken")).toBe("host");
  expect(stored("gameSessionPlayerDto")).toBeUndefined();
});

test("clearing the room also forgets its code", () => {
  store("accessToken", "t");
  keepHost(session, "host");
  clearGameSession();
  expect(stored("accessToken")).toBe("t");
  expect(stored("roomCode")).toBeUndefined();
  expect(stored("hostRoomToken")).toBeUndefined();
});

test("a seat and a hosted room outlive their tab", () => {
  keepHost(session, "host");
  keepSeat(seat, session, "player");
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  expect(playerSeat()).toEqual({ seat, gameCode: "ABCDE", token: "player" });
  expect(hostedRoom()).toEqual({ session, gameCode: "ABCDE", token: "host" });
});

test("a seat is offered for exactly as long as its room is kept", () => {
  vi.useFakeTimers();
  keepSeat(seat, session, "player");
  vi.advanceTimersByTime(KEEP_ASLEEP_MS - 1);
  expect(keptSeat()?.seat).toEqual(seat);
  vi.advanceTimersByTime(1);
  expect(keptSeat()).toBeUndefined();
});

test("a player who changed their name or character comes back with the new one, for no longer than before", () => {
  vi.useFakeTimers();
  keepSeat(seat, session, "player");
  vi.advanceTimersByTime(KEEP_ASLEEP_MS / 2);
  const look = { alias: "Anna", avatarSrc: "pear.webp" };
  keepSeatLook(look);
  expect(playerSeat()?.seat).toEqual({ ...seat, ...look });
  expect(keptSeat()).toEqual({ seat: { ...seat, ...look }, session, token: "player" });
  vi.advanceTimersByTime(KEEP_ASLEEP_MS / 2);
  expect(keptSeat()).toBeUndefined();
});

test("a new name or character does not change a seat kept from another room", () => {
  keepSeat(seat, session, "player");
  store("gameSessionPlayerDto", { ...seat, gameCode: "OTHER" });
  keepSeatLook({ alias: "Anna", avatarSrc: "pear.webp" });
  expect(keptSeat()?.seat).toEqual(seat);
});

test("[T-renew] a proof that was renewed is found wherever the one before was, for another day", () => {
  vi.useFakeTimers();
  localStorage.setItem("hubbub.language", "de");
  keepHost(session, "host");
  keepSeat(seat, session, "player");
  vi.advanceTimersByTime(KEEP_ASLEEP_MS - 1);
  keepRenewed("host", "host again");
  vi.advanceTimersByTime(KEEP_ASLEEP_MS - 1);
  expect(hostedRoom()?.token).toBe("host again");
  expect(playerSeat()?.token).toBe("player");
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  expect(hostedRoom()?.token).toBe("host again");
  expect(localStorage.getItem("hubbub.language")).toBe("de");
});

test("a host who returns to their seat in another room does not show the host's token there", () => {
  vi.stubGlobal("location", { pathname: "/player/session" });
  const other = { ...session, gameCode: "OTHER" };
  keepHost(session, "host");
  clearGameStorage();
  keepSeat({ ...seat, gameCode: "OTHER" }, other, "player");
  expect(roomToken("OTHER")).toBe("player");
  expect(hostedRoom()).toEqual({ session, gameCode: "ABCDE", token: "host" });
});

test("a host who still has a seat in another of today's rooms keeps both", () => {
  keepSeat({ ...seat, gameCode: "OTHER" }, { ...session, gameCode: "OTHER" }, "player");
  clearGameSession();
  keepHost(session, "host");
  // Buttons that make a link for moving a seat check this first.
  expect(playerSeat()?.gameCode).toBe("OTHER");
  expect(hostedRoom()).toEqual({ session, gameCode: "ABCDE", token: "host" });
});

test("a seat that was given up is not offered again", () => {
  keepSeat(seat, session, "player");
  dropSeat(seat);
  clearTab();
  expect(playerSeat()).toBeUndefined();
});

test("a player who leaves a stream's crowd in another tab keeps their seat at home", () => {
  keepSeat(seat, session, "player");
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  const crowd = { ...seat, gameCode: "STREAM-COVER", sessionPlayerId: 1 };
  keepCrowdSeat(crowd, { ...session, gameCode: "STREAM-COVER" }, "crowd");
  dropSeat(crowd);
  clearGameSession();
  expect(playerSeat()).toEqual({ seat, gameCode: "ABCDE", token: "player" });
});

test("a room that ends in one tab does not affect the room opened in another", () => {
  keepHost({ ...session, gameCode: "FIRST" }, "first");
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  keepHost(session, "host");
  dropHost("FIRST");
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  expect(hostedRoom()).toEqual({ session, gameCode: "ABCDE", token: "host" });
});

test("a browser without storage keeps the seat for as long as the page is open", () => {
  const denied = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal("sessionStorage", denied);
  vi.stubGlobal("localStorage", denied);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  keepSeat(seat, session, "player");
  // The token the player's screen connects with right after joining.
  expect(playerSeat()).toMatchObject({ gameCode: "ABCDE", token: "player" });
  setVolume("music", 35);
  expect(volumes()).toEqual({ music: 35, effects: 100, voice: 100 });
  dropRooms();
  clearTab();
  expect(playerSeat()).toBeUndefined();
});

test("a link makes a phone a remote even in a chat app's browser that stores nothing", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepPlace("remote", session, "proof");
  expect(keptPlace("remote")).toMatchObject({ session, token: "proof" });
  dropPlace("remote");
  expect(keptPlace("remote")).toBeUndefined();
});

test("a full storage keeps what fits, and the page remembers the rest", () => {
  const { getItem, setItem, removeItem } = new MemoryStorage();
  const setIfShort = (key: string, value: string) =>
    value.length > 10 ? refuse() : setItem(key, value);
  vi.stubGlobal("sessionStorage", { getItem, setItem: setIfShort, removeItem });
  store("roomCode", "ABCDE");
  store("accessToken", "a long token");
  expect([stored("roomCode"), stored("accessToken")]).toEqual(["ABCDE", "a long token"]);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  expect([stored("roomCode"), stored("accessToken")]).toEqual([undefined, "a long token"]);
  clearTab();
});

test("claims are read from a token, including letters beyond ASCII", () => {
  const payload = { userId: "u1", name: "Zoë", roles: ["role_admin"], exp: 1_000 };
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  const token = `x.${base64.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}.x`;
  expect(claimsOf(token)).toMatchObject({ userId: "u1", name: "Zoë", isGuest: false });
  expect(secondsLeft(token, 400_000)).toBe(600);
  expect(claimsOf("nonsense")).toBeUndefined();
});
