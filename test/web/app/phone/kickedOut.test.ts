import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLOSE } from "../../../../src-shared/protocol/closeCodes.ts";
import { KickedOut } from "../../../../src-web/app/phone/KickedOut.tsx";
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

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("sessionStorage", emptyStorage());
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it.each([
  ["was kicked, and closes the page at that message, is not", CLOSE.kicked, undefined],
  ["plays in another tab is still", CLOSE.replaced, "seat"],
])("a player who %s offered the way back into the room", async (_who, code, place) => {
  keepSeat(seat, { gameCode: "K7MPX", hostType: "HOST" }, "token");
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  socket.snapshot();
  const page = await alive(
    createElement(RoomContext, { value: room }, createElement(KickedOut, { seat })),
  );
  expect(keptRoom()?.place).toBe("seat");
  await page.after(() => socket.end(code));
  expect(keptRoom()?.place).toBe(place);
  // What they made can still be removed.
  expect(lastSeatToken()).toBe("token");
  room.close();
});
