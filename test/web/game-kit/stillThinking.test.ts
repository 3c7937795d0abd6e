import { createElement } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { StillThinking } from "../../../src-web/game-kit/StillThinking.tsx";
import { initTexts } from "../../../src-web/i18n/i18n.ts";
import { texts } from "../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { announcements } from "../../../src-web/ui/feedback/announcer.ts";
import { eventually } from "../../support/eventually.ts";
import { FakeSocket, phone } from "../room/fakeSocket.ts";
import { inRoom } from "../room/inRoom.ts";
import { alive, leaveAll } from "../support/alive.ts";

beforeAll(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room"]);
});

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

const shown = createElement(StillThinking, { title: "Called!" });

function stageWaitingFor(...ids: readonly number[]) {
  const waitingFor = Object.fromEntries(ids.map((id) => [id, true]));
  return { stageId: stageId(3), name: "BET", waitingFor, done: {} };
}

/** A room that waits for these players. */
function topicsOf(...ids: readonly number[]) {
  const seat = (alias: string) => ({ alias, avatarSrc: "pear.webp" });
  const seats = { 1: seat("Ada"), 2: seat("Bo") };
  // SAFETY: all that the sentence reads.
  return { stage: stageWaitingFor(...ids), sessionPlayersUpdated: seats } as never;
}

/** What Ada's phone says once she is done, while the room still waits for these players. */
const waitingFor = (...ids: readonly number[]) => inRoom(topicsOf(...ids), shown);

it("names those who are still waited for", async () => {
  expect(await waitingFor(2)).toContain("Waiting for BO");
  expect(await waitingFor()).toContain("Everybody is in");
});

it("does not name the player whose own tap is still on its way to the room", async () => {
  expect(await waitingFor(1, 2)).toContain("Waiting for BO");
  expect(await waitingFor(1, 2)).not.toContain("ADA");
});

it("does not say that everybody is in while the last tap is still on its way", async () => {
  const shown = await waitingFor(1);
  expect(shown).toContain("Called!");
  expect(shown).not.toMatch(/ADA|Everybody/u);
});

it("a screen reader is told that it is done and who is waited for, and when that changes", async () => {
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  socket.snapshot(topicsOf(1, 2));
  const page = await alive(createElement(RoomContext, { value: room }, shown));
  expect(announcements().polite).toContain("Called! Waiting for BO");
  await page.after(() => socket.frame({ topic: "stage", body: stageWaitingFor() }));
  expect(announcements().polite).toContain("Everybody is in");
  room.close();
});
