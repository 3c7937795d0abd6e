import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameCode, gameId, playerId } from "../../../../src-shared/protocol/ids.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { PhonePodium } from "../../../../src-web/screens/stages/PhonePodium.tsx";
import { eventually } from "../../../support/eventually.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { inRoom } from "../../room/inRoom.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

const ada = { playerId: playerId(1), alias: "ADA", avatarSrc: "pear.webp", hexColor: "#ffd23f" };

/** What a phone knows of a game that ended this many ms ago. */
const ended = (ago: number) =>
  // SAFETY: all that a phone's podium reads.
  ({
    gameSessionUpdated: { gameCode: gameCode("PARTY") },
    gameEnd: {
      gameId: gameId("g1"),
      gameType: "EXPERIMENTS",
      podium: [{ ...ada, rank: 1, score: 500 }],
      keepsakes: [],
      highlights: {},
    },
    timer: { startedAt: Date.now() - ago },
  }) as never;

beforeEach(async () => {
  await initTexts("en");
  await texts.loadNamespaces(["room", "common", "games"]);
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("https://hubbub.example/player/session"));
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

it("the things to take home are there when the drum stops, and push nobody up by coming later", async () => {
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  socket.snapshot(ended(0), Date.now());
  await alive(createElement(RoomContext, { value: room }, createElement(PhonePodium)));
  await leaveAll();
  room.close();
  const html = await inRoom(ended(60_000), createElement(PhonePodium));
  expect(html).toContain("1st");
  expect(html).toContain("Picture of the game");
});
