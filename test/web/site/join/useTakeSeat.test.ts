import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signOut } from "../../../../src-web/client/auth/account.ts";
import {
  keepHost,
  keepSeat,
  keptSeat,
  playerSeat,
} from "../../../../src-web/client/storage/roomKeys.ts";
import { stored } from "../../../../src-web/client/storage/storage.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { lookAhead } from "../../../../src-web/site/join/useLookup.ts";
import { useTakeSeat, type TakeSeat } from "../../../../src-web/site/join/useTakeSeat.ts";
import { cancelEntering } from "../../../../src-web/ui/page/entering.ts";
import {
  NavigationProvider,
  type PageNavigation,
} from "../../../../src-web/ui/page/navigation.tsx";
import { eventually } from "../../../support/eventually.ts";

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

const session = { gameCode: "K7MPX", hostType: "HOST_AND_PLAY", gameType: "RPS_SHOOT" } as const;
const look = { alias: "Ada", avatarSrc: "pear.webp" };
const seat = { ...look, gameCode: "K7MPX", sessionPlayerId: 1, hexColor: "#fff" };

/** The requests, each with the room token it carried. */
let asked: { readonly path: string; readonly proof: string | null }[];
/** Resolves when the server responds. */
let response: Promise<void>;

beforeEach(async () => {
  await initTexts("en");
  asked = [];
  response = Promise.resolve();
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/join/K7MPX"));
  vi.stubGlobal("window", { innerWidth: 390, innerHeight: 844 });
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Headers }) => {
    const path = url.replace("/api/v1/gameSession", "");
    asked.push({ path, proof: headers.get("room-token") });
    await response;
    return Response.json(
      path.endsWith("join") ? { ...seat, roomToken: "seat" } : { ...session, active: true },
    );
  });
});
afterEach(() => {
  cancelEntering();
  signOut();
  vi.unstubAllGlobals();
});

/** Renders the door of a room; returns its functions for taking a seat, and the pages it led to. */
function atTheDoor(): { readonly door: TakeSeat; readonly ways: readonly string[] } {
  const ways: string[] = [];
  const doors: TakeSeat[] = [];
  const navigation: PageNavigation = {
    go: (path) => void ways.push(path),
    prepare: () => undefined,
    Link: () => null,
  };
  function Door() {
    doors.push(useTakeSeat());
    return null;
  }
  renderToStaticMarkup(
    createElement(NavigationProvider, { value: navigation }, createElement(Door)),
  );
  const [door] = doors;
  if (!door) throw new Error("no door");
  return { door, ways };
}

it("a host who lost their tab before taking a seat still joins as the host", async () => {
  keepHost(session, "host");
  // The tab is gone, and 'Your room is still open' leads a new tab back to the door.
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  lookAhead("K7MPX");
  await eventually(() => expect(asked).toHaveLength(1));
  const { door, ways } = atTheDoor();
  const failed = await door.join({ gameCode: "K7MPX", ...look }, session, () => undefined);
  expect(failed).toBeUndefined();
  expect(asked.at(-1)).toEqual({ path: "/join", proof: "host" });
  expect(ways).toEqual(["/player/session"]);
});

/** Takes a seat in a new tab; the request carries no host's token. */
async function sitsDownAsGuest(): Promise<void> {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  lookAhead("K7MPX");
  await eventually(() => expect(asked).toHaveLength(1));
  const { door } = atTheDoor();
  await door.join({ gameCode: "K7MPX", ...look }, session, () => undefined);
  expect(asked.at(-1)).toEqual({ path: "/join", proof: null });
}

it("another person who joins in a second tab on the host's phone is not the host", async () => {
  keepHost(session, "host");
  keepSeat(seat, session, "seat");
  await sitsDownAsGuest();
});

it("a host of another room who joins a friend's room is a guest there", async () => {
  keepHost({ ...session, gameCode: "OTHER" }, "host");
  await sitsDownAsGuest();
});

/** Lets the server respond only after the player has swiped back. */
async function swipesBackDuring(taking: (door: TakeSeat) => Promise<unknown>) {
  let respond: () => void = () => undefined;
  response = new Promise((resolve) => (respond = resolve));
  const { door, ways } = atTheDoor();
  const taken = taking(door);
  await eventually(() => expect(asked).toHaveLength(1));
  cancelEntering();
  respond();
  expect(await taken).toBeUndefined();
  return ways;
}

it("a player who swipes back while joining is not taken into the room, and leaves no seat there that nobody plays", async () => {
  const ways = await swipesBackDuring((door) =>
    door.join({ gameCode: "K7MPX", ...look }, session, () => undefined),
  );
  expect(ways).toEqual([]);
  expect(keptSeat()).toBeUndefined();
  await eventually(() => expect(asked.at(-1)).toEqual({ path: "/K7MPX/1/quit", proof: "seat" }));
});

it("a player who swipes back while coming back to a seat keeps it for later", async () => {
  keepSeat(seat, session, "seat");
  const ways = await swipesBackDuring((door) => door.rejoin(seat, session, "seat"));
  expect(ways).toEqual([]);
  expect(keptSeat()?.token).toBe("seat");
  expect(asked).toEqual([{ path: "/rejoin", proof: "seat" }]);
});

it("a player who has sat down comes back to this seat after a reload, without the proof of hosting another room", async () => {
  keepHost({ ...session, gameCode: "OTHER" }, "host");
  const { door } = atTheDoor();
  await door.join({ gameCode: "K7MPX", ...look }, session, () => undefined);
  expect(playerSeat()).toMatchObject({ gameCode: "K7MPX", token: "seat" });
  expect(stored("hostRoomToken")).toBeUndefined();
});
