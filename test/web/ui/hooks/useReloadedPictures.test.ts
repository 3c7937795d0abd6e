import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { HostScreen } from "../../../../src-web/screens/HostScreen.tsx";
import { useReloadedPictures } from "../../../../src-web/ui/hooks/useReloadedPictures.ts";
import { phone } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";

/** A picture on a page; `loads` counts how often its file was requested after the first time. */
class Picture {
  isConnected = true;
  loads = 0;
  get src(): string {
    return "/cards/whale.webp";
  }
  set src(_same: string) {
    this.loads += 1;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("HTMLImageElement", Picture);
  vi.stubGlobal("document", new EventTarget());
});
afterEach(async () => {
  vi.useRealTimers();
  await leaveAll();
  vi.unstubAllGlobals();
});

function Phone() {
  useReloadedPictures();
  return null;
}

/** What the browser reports about a picture, or about something else on the page. */
function reports(type: "load" | "error", target: object): void {
  const event = new Event(type);
  Object.defineProperty(event, "target", { value: target });
  document.dispatchEvent(event);
}

it("a picture that a bad connection lost is loaded again until it is there", async () => {
  await alive(createElement(Phone));
  const card = new Picture();
  reports("error", card);
  expect(card.loads).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(card.loads).toBe(1);
  reports("error", card);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(card.loads).toBe(2);
  reports("load", card);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(card.loads).toBe(2);
});

it("a picture that is gone is asked for seven times, in the course of two minutes", async () => {
  await alive(createElement(Phone));
  const card = new Picture();
  for (let pause = 1_000; pause <= 256_000; pause *= 2) {
    reports("error", card);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(card.loads).toBe(7);
});

it("a picture that is no longer shown is not loaded again, nor anything but pictures", async () => {
  await alive(createElement(Phone));
  const gone = new Picture();
  reports("error", gone);
  reports("error", { isConnected: true });
  gone.isConnected = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(gone.loads).toBe(0);
});

it("a picture is loaded again once, however often its screen was opened", async () => {
  for (let times = 1; times <= 2; times++) await alive(createElement(Phone));
  const card = new Picture();
  reports("error", card);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(card.loads).toBe(1);
});

it("a television loads its pictures again as well", async () => {
  const room = phone();
  await alive(createElement(RoomContext, { value: room }, createElement(HostScreen)));
  const photo = new Picture();
  reports("error", photo);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(photo.loads).toBe(1);
  room.close();
});
