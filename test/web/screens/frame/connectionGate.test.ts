import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { ConnectionGate } from "../../../../src-web/screens/frame/ConnectionGate.tsx";
import { eventually } from "../../../support/eventually.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";

/** An element that knows its role. */
class Marked extends FakeElement {
  role: string | undefined;
  override setAttribute(name?: string, value?: string): void {
    if (name === "role") this.role = value;
  }
}

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "common"]);
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("a screen reader is told when the connection to the room is lost", async () => {
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  // SAFETY: all that it reads.
  socket.snapshot({ stage: { stageId: 1, name: "LOBBY" } } as never);
  const props = { children: "The lobby" };
  const made: Marked[] = [];
  const page = await alive(
    createElement(RoomContext, { value: room }, createElement(ConnectionGate, props)),
    (tag) => {
      const element = new Marked(tag);
      made.push(element);
      return element;
    },
  );
  // A live region that is new itself is not read out by every screen reader.
  const region = made.find(({ role }) => role === "status");
  expect(region?.children).toEqual([]);
  await page.after(() => socket.end(1006));
  expect(region?.children).toHaveLength(1);
  room.close();
});
