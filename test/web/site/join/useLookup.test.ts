import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { roomToken } from "../../../../src-web/client/api/roomProof.ts";
import { keepCrowdSeat, keepHost } from "../../../../src-web/client/storage/roomKeys.ts";
import { stored } from "../../../../src-web/client/storage/storage.ts";
import { useLookup } from "../../../../src-web/site/join/useLookup.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

const session = (gameCode: string) =>
  ({ gameCode, hostType: "HOST_AND_PLAY", gameType: "REQUIP" }) as const;
const seat = {
  gameCode: "PIZZA",
  sessionPlayerId: 1,
  alias: "Us",
  avatarSrc: "pear.webp",
  hexColor: "",
};

/** Answers the look-up of the room with this code. */
let answer: Map<string, (isOpen: boolean) => void>;

beforeEach(() => {
  answer = new Map();
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/join/PARTY"));
  vi.stubGlobal("fetch", (address: string) => {
    const code = address.split("/").at(-1) ?? "";
    const asked = Promise.withResolvers<Response>();
    answer.set(code, (active) => asked.resolve(Response.json({ ...session(code), active })));
    return asked.promise;
  });
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** The page of a room's link. */
async function door(code: string) {
  let state = "";
  function Door() {
    state = useLookup(code).lookup.state;
    return null;
  }
  const page = await alive(createElement(Door));
  return {
    leave: page.leave,
    /** The server says whether the room is open. */
    hears: async (isOpen: boolean) => {
      await page.after(() => answer.get(code)?.(isOpen));
      await eventually(async () => {
        await page.after(() => undefined);
        expect(state).not.toBe("looking");
      });
    },
  };
}

it("a room that is found is the tab's room from then on, and what the tab knew of another one is forgotten", async () => {
  keepCrowdSeat(seat, session("PIZZA"), "a seat");
  const { hears } = await door("PARTY");
  await hears(true);
  expect(stored("roomCode")).toBe("PARTY");
  expect(stored("gameSessionDto")).toEqual(session("PARTY"));
  expect(roomToken("PIZZA")).toBeUndefined();
});

it("the tab of a host who comes back to their own room's door still is the host's", async () => {
  keepHost(session("PARTY"), "a host");
  const { hears } = await door("PARTY");
  await hears(true);
  expect(roomToken("PARTY")).toBe("a host");
});

it("a room that is closed does not take the place of the tab's own", async () => {
  keepCrowdSeat(seat, session("PIZZA"), "a seat");
  const { hears } = await door("PARTY");
  await hears(false);
  expect(roomToken("PIZZA")).toBe("a seat");
});

it("a room that is found only when its page was left does not take the place of the tab's own", async () => {
  keepCrowdSeat(seat, session("PIZZA"), "a seat");
  // A friend's link on a slow line; one of the crowd goes back to the game they watch. Only this tab knows of it.
  const page = await door("PARTY");
  await page.leave();
  answer.get("PARTY")?.(true);
  // Another page is found after that.
  const other = await door("PIZZA");
  await other.hears(false);
  expect(stored("roomCode")).toBe("PIZZA");
  expect(roomToken("PIZZA")).toBe("a seat");
});
