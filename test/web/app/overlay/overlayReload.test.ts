import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CLOSE } from "../../../../src-shared/protocol/closeCodes.ts";
import { OverlayScreen } from "../../../../src-web/app/overlay/OverlayScreen.tsx";
import { FakeSocket } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

const COVER = "c".repeat(66);
const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  const address = new URL(`https://hubbub.example/overlay/${COVER}#a.link`);
  vi.stubGlobal("location", Object.assign(address, { reload }));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  const opened = { kind: "overlay", gameCode: COVER, hostType: "HOST", roomToken: "a.room.token" };
  vi.stubGlobal("fetch", async () => Response.json(opened));
});
afterEach(async () => {
  await leaveAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The overlay in OBS, connected to its room. */
async function onAir() {
  const overlay = await alive(createElement(OverlayScreen, { cover: COVER, token: "a.link" }));
  const socket = await eventually(() => FakeSocket.last());
  await overlay.after(() => {
    socket.accept();
    socket.snapshot({}, undefined, undefined, { purpose: "spectator" });
  });
  return { overlay, socket };
}

it("the picture over a stream is reloaded with all other screens of the room", async () => {
  const { overlay, socket } = await onAir();
  expect(reload).not.toHaveBeenCalled();
  await overlay.after(() => socket.frame({ topic: "reloadPage", body: {} }));
  expect(reload).toHaveBeenCalledOnce();
});

it("the picture over a stream reloads itself when it is too old for its room, as it has no button", async () => {
  const { overlay, socket } = await onAir();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await overlay.after(() => socket.end(CLOSE.tooOld));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
});
