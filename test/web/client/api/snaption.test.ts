import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setReach } from "../../../../src-web/client/http/reachable.ts";
import { ApiError } from "../../../../src-web/client/http/request.ts";
import { knownAddress, photoAddress } from "../../../../src-web/client/api/snaption.ts";
import { keepPlace, keepSeat } from "../../../../src-web/client/storage/roomKeys.ts";
import { RoomPhoto } from "../../../../src-web/game-kit/RoomPhoto.tsx";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

const session = { gameCode: "K7MPX", hostType: "HOST", gameType: "SNAPTION" } as const;
const seat = {
  sessionPlayerId: 4,
  gameCode: "K7MPX",
  alias: "ANN",
  avatarSrc: "taco.webp",
  hexColor: "#ffd23f",
};
/** The room tokens that requests carried. */
let proofs: (string | null)[];
let answer: () => Response;

beforeEach(() => {
  proofs = [];
  answer = () => new Response("photo");
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("fetch", async (_address: string, { headers }: { headers: Headers }) => {
    proofs.push(headers.get("room-token"));
    return answer();
  });
});
afterEach(async () => {
  await leaveAll();
  vi.useRealTimers();
  setReach("there");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const standAt = (pathname: string) => vi.stubGlobal("location", { pathname });
/** A new photo for each test, since fetched photos are cached. */
let last = 0;
const another = () => `photo-${++last}`;

/** Leaves a photo on a phone's screen for a minute. */
async function showForAMinute(id: string): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const room = phone();
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot({ gameSessionUpdated: session as never });
  const photo = createElement(RoomPhoto, { id, alt: "" });
  const page = await alive(createElement(RoomContext, { value: room }, photo));
  await vi.advanceTimersByTimeAsync(60_000);
  await page.leave();
  room.close();
}

describe("a photo that a player brought to the room", () => {
  it("is requested with the token of this seat, or of the link that made this a screen or a remote", async () => {
    keepPlace("screen", session, "lent screen");
    keepPlace("remote", session, "lent remote");
    standAt("/host/screen");
    await photoAddress("K7MPX", another());
    standAt("/host/remote");
    await photoAddress("K7MPX", another());
    keepSeat(seat, session, "own seat");
    standAt("/player/session");
    await photoAddress("K7MPX", another());
    expect(proofs).toEqual(["lent screen", "lent remote", "own seat"]);
  });

  it("is requested only once when the room does not show it to this screen", async () => {
    standAt("/player/session");
    answer = () => Response.json({ code: "not_found" }, { status: 404 });
    expect(await photoAddress("K7MPX", another())).toBeUndefined();
    proofs = [];
    await showForAMinute(another());
    expect(proofs).toHaveLength(1);
  });

  it.each([
    ["the server is busy", () => new Response("", { status: 429 })],
    ["the server is broken", () => new Response("", { status: 500 })],
    ["the server is away", () => new Response("", { status: 503 })],
    [
      "the network fails",
      () => {
        throw new TypeError("offline");
      },
    ],
  ])("is requested again after %s", async (_, fails) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    standAt("/player/session");
    answer = fails;
    await expect(photoAddress("K7MPX", another())).rejects.toBeInstanceOf(ApiError);
    proofs = [];
    answer = () => (proofs.length === 1 ? fails() : new Response("photo"));
    const id = another();
    await showForAMinute(id);
    expect(proofs).toHaveLength(2);
    expect(knownAddress(id)).toBeDefined();
  });

  it("is kept once, however many parts of a screen request it at the same time", async () => {
    standAt("/player/session");
    const made = vi.spyOn(URL, "createObjectURL");
    const id = another();
    const [one, other] = await Promise.all([photoAddress("K7MPX", id), photoAddress("K7MPX", id)]);
    expect(one).toBe(other);
    expect(made).toHaveBeenCalledOnce();
  });
});
