import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameCode, gameId, playerId } from "../../../../src-shared/protocol/ids.ts";
import { playCuesOn } from "../../../../src-web/audio/cue.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import { PhonePodium } from "../../../../src-web/screens/stages/PhonePodium.tsx";
import { RHYTHM } from "../../../../src-web/ui/effects/haptics.ts";
import { eventually } from "../../../support/eventually.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { inRoom } from "../../room/inRoom.ts";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

const ada = { playerId: playerId(1), alias: "ADA", avatarSrc: "pear.webp", hexColor: "#ffd23f" };

const ben = { playerId: playerId(2), alias: "BEN", avatarSrc: "fig.webp", hexColor: "#5ad1ff" };

/** What a phone knows of a game that ended this many ms ago, by default with Ada as its winner. */
const ended = (ago: number, podium: readonly object[] = [{ ...ada, rank: 1, score: 500 }]) =>
  // SAFETY: all that a phone's podium reads.
  ({
    gameSessionUpdated: { gameCode: gameCode("PARTY") },
    gameEnd: {
      gameId: gameId("g1"),
      gameType: "EXPERIMENTS",
      podium,
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

/** What the phone of Ada, which plays the room's sound, does when it sees a game's end. */
async function noticed(topics: ReturnType<typeof ended>) {
  const heard: string[] = [];
  const felt: unknown[] = [];
  const deaf = playCuesOn({ effect: (name) => heard.push(name), voice: () => undefined });
  vi.stubGlobal("navigator", { vibrate: (pattern: unknown) => felt.push(pattern) });
  // The page listens to the browser's offer to install it.
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  // Points do not count up and confetti does not fall for people who want less motion.
  const still = { matchMedia: () => ({ matches: true }) };
  vi.stubGlobal("window", Object.assign(new EventTarget(), still));
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  socket.snapshot(topics, Date.now());
  await alive(createElement(RoomContext, { value: room }, createElement(PhonePodium)), (tag) =>
    Object.assign(new FakeElement(tag), { dataset: {}, getContext: () => null }),
  );
  await leaveAll();
  room.close();
  deaf();
  return { heard, felt };
}

it("a phone that plays the sound cheers for the winner, and for nobody before or where nobody won", async () => {
  const cheers = ["fanfare", "applause"];
  expect(await noticed(ended(0))).toEqual({ heard: [], felt: [] });
  expect(await noticed(ended(60_000))).toEqual({ heard: cheers, felt: [[...RHYTHM.win]] });
  const beaten = [
    { ...ben, rank: 1, score: 500 },
    { ...ada, rank: 2, score: 100 },
  ];
  expect(await noticed(ended(60_000, beaten))).toEqual({ heard: cheers, felt: [[...RHYTHM.done]] });
  const level = [ada, ben].map((one) => ({ ...one, rank: 1, score: 0 }));
  expect(await noticed(ended(60_000, level))).toEqual({ heard: [], felt: [[...RHYTHM.done]] });
});
