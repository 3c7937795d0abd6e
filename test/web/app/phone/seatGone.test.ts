import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLOSE } from "../../../../src-shared/protocol/closeCodes.ts";
import { SeatGone } from "../../../../src-web/app/phone/SeatGone.tsx";
import { keepSeat, keptRoom, lastSeatToken } from "../../../../src-web/client/storage/roomKeys.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { eventually } from "../../../support/eventually.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

const seat = {
  sessionPlayerId: 4,
  gameCode: "K7MPX",
  alias: "BO",
  avatarSrc: "taco.webp",
  hexColor: "#ffd23f",
};

const session = { gameCode: "K7MPX", hostType: "HOST" } as const;

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("sessionStorage", emptyStorage());
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Sits down, loses the connection with this code after `before`, and returns the place that is offered then. */
async function offeredAfter(code: number, before = () => undefined as void) {
  keepSeat(seat, session, "token");
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot();
  const page = await alive(
    createElement(RoomContext, { value: room }, createElement(SeatGone, { seat })),
  );
  expect(keptRoom()?.place).toBe("seat");
  before();
  await page.after(() => socket.end(code));
  room.close();
  return keptRoom()?.place;
}

it.each([
  ["was kicked, and closes the page at that message, is not", CLOSE.kicked, undefined],
  ["moved the seat to another phone, and closes the page there, is not", CLOSE.moved, undefined],
  ["plays in another tab is still", CLOSE.replaced, "seat"],
])("a player who %s offered the way back into the room", async (_who, code, place) => {
  expect(await offeredAfter(code)).toBe(place);
  // What they made can still be removed.
  expect(lastSeatToken()).toBe("token");
});

it("a player who moved the seat to another tab of this browser is still offered it", async () => {
  const otherTab = () => {
    const own = sessionStorage;
    vi.stubGlobal("sessionStorage", emptyStorage());
    keepSeat(seat, session, "token of the new tab");
    vi.stubGlobal("sessionStorage", own);
  };
  expect(await offeredAfter(CLOSE.moved, otherTab)).toBe("seat");
});
