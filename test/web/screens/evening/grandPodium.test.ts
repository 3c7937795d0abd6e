import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameCode, playerId, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import { playCuesOn } from "../../../../src-web/audio/cue.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import GrandPodium from "../../../../src-web/screens/evening/GrandPodium.tsx";
import { RHYTHM } from "../../../../src-web/ui/effects/haptics.ts";
import { eventually } from "../../../support/eventually.ts";
import { Table } from "../../../support/table.ts";
import { toyGame } from "../../../support/toy-game/rules.ts";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { atTable, inRoom } from "../../room/inRoom.ts";
import { alive, FakeElement, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";

beforeEach(async () => {
  vi.stubGlobal("location", new URL("https://hubbub.example/player"));
  await initTexts("en");
  await texts.loadNamespaces(["evening", "games", "reel", "room"]);
});

afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
});

/** Plays the running game to its podium; only this seat guesses right. */
function play(table: Table, winner: PlayerId): void {
  while (table.stage !== "GAME_END") {
    if (table.stage === "GUESS") table.move(winner, { guess: 7 });
    table.tick();
  }
}

it("[SE64] [SE66] a player who went home early is honoured with their name and face", async () => {
  const table = new Table({ gameType: "SYNC_THINK", games: { SYNC_THINK: toyGame } });
  const [ada, ben] = [table.join("Ada"), table.join("Ben"), table.join("Cleo")];
  const entry = { gameType: "SYNC_THINK", length: 1 } as const;
  const body = { entries: [entry, entry, entry], handsFree: false };
  table.host({ topic: "playlist", body });
  for (const winner of [ben, ben, ada]) {
    table.host({ topic: "startGame", body: {} });
    play(table, winner);
    // Ben leaves after his second win.
    if (table.topic("evening").played.length === 2) table.do({ type: "quit", playerId: ben });
  }
  table.until("EVENING_END");
  expect(table.topic("evening").awards).toContainEqual({
    kind: "wins",
    playerIds: [ben],
    value: 2,
  });
  const podium = await atTable(table, ada, createElement(GrandPodium, { place: "phone" }));
  const honours = podium.slice(podium.indexOf("Honours"));
  expect(honours).toContain("BEN");
  expect(honours).not.toContain("unknown.webp");
});

const ada = { playerId: playerId(1), alias: "ADA", avatarSrc: "pear.webp", hexColor: "#ffd23f" };
const ben = { playerId: playerId(2), alias: "BEN", avatarSrc: "fig.webp", hexColor: "#5ad1ff" };

/** What a screen knows of an evening that ended this many ms ago with this standing, best first. */
const over = (ago: number, ...standing: readonly (typeof ada)[]) =>
  // SAFETY: all that the end of an evening reads.
  ({
    gameSessionUpdated: { gameCode: gameCode("PARTY") },
    evening: {
      standing: standing.map((one, at) => ({ ...one, rank: at + 1, points: 9 - at })),
      awards: [],
    },
    timer: { startedAt: Date.now() - ago },
  }) as never;

/** What the phone of Ada, which plays the room's sound, does when it sees an evening's end. */
async function noticed(topics: ReturnType<typeof over>) {
  vi.stubGlobal("sessionStorage", emptyStorage());
  vi.stubGlobal("localStorage", emptyStorage());
  const heard: string[] = [];
  const felt: unknown[] = [];
  const deaf = playCuesOn({ effect: (name) => heard.push(name), voice: () => undefined });
  vi.stubGlobal("navigator", { vibrate: (pattern: unknown) => felt.push(pattern) });
  const room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  socket.snapshot(topics, Date.now());
  const podium = createElement(GrandPodium, { place: "phone" });
  await alive(createElement(RoomContext, { value: room }, podium), (tag) =>
    Object.assign(new FakeElement(tag), { getContext: () => null }),
  );
  await leaveAll();
  room.close();
  deaf();
  return { heard, felt };
}

it("[SE66] a phone that plays the sound cheers for the champion, and for nobody before or where nobody won", async () => {
  const cheers = ["fanfare", "applause"];
  expect(await noticed(over(0, ada, ben))).toEqual({ heard: [], felt: [] });
  const won = await noticed(over(60_000, ada, ben));
  expect(won).toEqual({ heard: cheers, felt: [[...RHYTHM.win]] });
  const beaten = await noticed(over(60_000, ben, ada));
  expect(beaten).toEqual({ heard: cheers, felt: [[...RHYTHM.done]] });
  const level = await noticed(over(60_000));
  expect(level).toEqual({ heard: [], felt: [[...RHYTHM.done]] });
});

it("[SE66] confetti falls when the drum stops, on the television and on the champion's phone, if anybody won", async () => {
  const seen = (place: "phone" | "tv", ago: number, ...standing: readonly (typeof ada)[]) =>
    inRoom(over(ago, ...standing), createElement(GrandPodium, { place }));
  const confetti = "<canvas";
  const drum = await seen("tv", 3_000, ada, ben);
  expect(drum).not.toContain(confetti);
  for (const [place, falls, ...standing] of [
    ["tv", true, ada, ben],
    ["phone", true, ada, ben],
    ["phone", false, ben, ada],
    ["tv", false],
  ] as const) {
    const html = await seen(place, 60_000, ...standing);
    expect(html.includes(confetti), `${place} ${standing[0]?.alias}`).toBe(falls);
  }
});
