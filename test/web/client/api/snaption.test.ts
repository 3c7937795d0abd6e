import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../../src-web/client/http/request.ts";
import { photoAddress } from "../../../../src-web/client/api/snaption.ts";
import { keepPlace, keepSeat } from "../../../../src-web/client/storage/roomKeys.ts";

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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const standAt = (pathname: string) => vi.stubGlobal("location", { pathname });
/** A new photo for each test, since fetched photos are cached. */
let last = 0;
const another = () => `photo-${++last}`;

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

  it("is missing without an error when the room does not show it to this screen", async () => {
    standAt("/player/session");
    answer = () => Response.json({ code: "not_found" }, { status: 404 });
    expect(await photoAddress("K7MPX", another())).toBeUndefined();
  });

  it("fails with an error when the server is busy or broken, so that the screen can ask again", async () => {
    standAt("/player/session");
    for (const status of [429, 500, 503]) {
      answer = () => new Response("", { status });
      await expect(photoAddress("K7MPX", another())).rejects.toBeInstanceOf(ApiError);
    }
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
