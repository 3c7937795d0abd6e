import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import type { Language } from "../../../../src-shared/catalog/languages.ts";
import type { GameSettings } from "../../../../src-shared/catalog/settings.ts";
import {
  keepChoices,
  keepRoomChoices,
  keptChoices,
  keptRoomChoices,
} from "../../../../src-web/client/storage/hostChoices.ts";
import { store } from "../../../../src-web/client/storage/storage.ts";
import { initTexts } from "../../../../src-web/i18n/i18n.ts";
import { texts } from "../../../../src-web/i18n/instance.ts";
import { RoomContext } from "../../../../src-web/room/RoomProvider.tsx";
import LastChoices, { LastChoicesNote } from "../../../../src-web/screens/host/LastChoices.tsx";
import { FakeSocket, phone } from "../../room/fakeSocket.ts";
import { alive, leaveAll } from "../../support/alive.ts";
import { emptyStorage } from "../../support/storage.ts";
import { eventually } from "../../../support/eventually.ts";

beforeEach(async () => {
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("sessionStorage", emptyStorage());
  await initTexts("en");
  await texts.loadNamespaces("room");
});
afterEach(async () => {
  await leaveAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A room that this device opened, in its lobby with REQUIP selected. */
async function hosted(gameCode: string, isPublic = false) {
  store("gameSessionDto", { gameCode, hostType: "HOST_AND_PLAY", gameType: "REQUIP" });
  store("hostRoomToken", "proof");
  const room = phone();
  await eventually(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.accept();
  let settings: GameSettings = {
    ...defaultSettings("REQUIP", "en"),
    ...(isPublic && { filterLevel: "strict" }),
  };
  let language: Language = "en";
  const session = () => ({ gameCode, gameType: "REQUIP", language, isPublic });
  // SAFETY: all that this component reads.
  socket.snapshot({ gameSettingsUpdated: settings, gameSessionUpdated: session() } as never);
  /** The commands with which the host's screen restored settings. */
  const asked = () => socket.commands.map(({ body }) => body);
  /** Changes the room's settings or its language. */
  const becomes = ({ language: spoken = language, ...change }: Partial<GameSettings>) => {
    language = spoken;
    settings = { ...settings, ...change, language };
    socket.frame({ topic: "gameSettingsUpdated", body: settings });
    socket.frame({ topic: "gameSessionUpdated", body: session() });
  };
  const lobby = () =>
    alive(createElement(RoomContext, { value: room }, createElement(LastChoices)));
  /** What the host sees among the settings. */
  const settingsOf = () =>
    renderToStaticMarkup(
      createElement(RoomContext, { value: room }, createElement(LastChoicesNote)),
    );
  return { room, socket, asked, becomes, lobby, settingsOf };
}

it("a setting that the host turns on again during a game stays on in the lobby afterwards", async () => {
  keepChoices("REQUIP", { musicEnabled: false, timerMode: "x2" });
  const { room, asked, becomes, lobby } = await hosted("PARTY");
  const before = await lobby();
  expect(asked()).toEqual([{ settings: { musicEnabled: false, timerMode: "x2" } }]);
  await before.after(() => becomes({ musicEnabled: false, timerMode: "x2" }));
  await before.leave();

  becomes({ musicEnabled: true });
  await lobby();
  expect(asked()).toHaveLength(1);
  expect(keptChoices("REQUIP")).toEqual({ timerMode: "x2" });
  room.close();
});

it("a room that is switched to another language at the podium keeps it in the lobby", async () => {
  keepRoomChoices({ language: { site: "en", room: "de" } });
  const { room, asked, becomes, lobby } = await hosted("AGAIN");
  const before = await lobby();
  expect(asked()).toEqual([{ settings: { language: "de" } }]);
  await before.after(() => becomes({ language: "de" }));
  await before.leave();

  becomes({ language: "en" });
  await lobby();
  expect(asked()).toHaveLength(1);
  expect(keptRoomChoices()).toEqual({});
  room.close();
});

it("a setting that the host turns on again during a game stays on, even after a reload during that game", async () => {
  keepChoices("REQUIP", { musicEnabled: false });
  const { room, becomes, lobby } = await hosted("ANEW");
  const before = await lobby();
  await before.after(() => becomes({ musicEnabled: false }));
  await before.leave();
  room.close();

  vi.resetModules();
  await (await import("../../../../src-web/i18n/i18n.ts")).initTexts("en");
  await (await import("../../../../src-web/i18n/instance.ts")).texts.loadNamespaces("room");
  const again = await hosted("ANEW");
  const { RoomContext: Context } = await import("../../../../src-web/room/RoomProvider.tsx");
  const { default: Choices } = await import("../../../../src-web/screens/host/LastChoices.tsx");
  await alive(createElement(Context, { value: again.room }, createElement(Choices)));
  expect(again.asked()).toEqual([]);
  expect(keptChoices("REQUIP")).toEqual({});
  again.room.close();
});

it("a public room, which filters strictly by itself, leaves the host's own filter for the next private one", async () => {
  const choices = { filterLevel: "none", timerMode: "x2" } as const;
  keepChoices("REQUIP", choices);
  const { room, asked, becomes, lobby } = await hosted("CROWD", true);
  const shown = await lobby();
  expect(asked()).toEqual([{ settings: choices }]);
  await shown.after(() => becomes({ timerMode: "x2" }));
  expect(keptChoices("REQUIP")).toEqual(choices);
  await shown.after(() => becomes({ timerMode: "x2", numberOfRounds: 5 }));
  expect(keptChoices("REQUIP")).toEqual({ ...choices, numberOfRounds: 5 });
  await shown.leave();

  // In the lobby after a game, or after a reload.
  await lobby();
  expect(keptChoices("REQUIP")).toEqual({ ...choices, numberOfRounds: 5 });
  room.close();
});

it("the host of a public room is told that the settings are those of last time, whatever the filter was", async () => {
  keepChoices("REQUIP", { filterLevel: "none", numberOfRounds: 5 });
  const { room, becomes, lobby, settingsOf } = await hosted("LATER", true);
  const shown = await lobby();
  await shown.after(() => becomes({ numberOfRounds: 5 }));
  expect(settingsOf()).toContain("Same as last time");
  room.close();
});

it("the packs of last time are chosen again, and not forgotten, when their list cannot be loaded", async () => {
  const choices = { wordPackIds: ["camp"], timerMode: "x2" as const };
  keepChoices("REQUIP", choices);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { room, asked, becomes, lobby } = await hosted("SLOWY");
  const shown = await lobby();
  await eventually(() => expect(asked()).toHaveLength(1));
  expect(asked()).toEqual([{ settings: choices }]);
  await shown.after(() => becomes(choices));
  expect(keptChoices("REQUIP")).toEqual(choices);
  room.close();
});

it("the packs of last time are chosen again also if they are too old for the list, but not one that is gone", async () => {
  keepChoices("REQUIP", { wordPackIds: ["attic", "gone"] });
  const pack = { id: "attic", name: "Attic", ownerId: "bo", isPublic: true, language: "en" };
  const answer = (url: string) => {
    if (url.includes("/getAll")) return Response.json([]);
    if (url.endsWith("wordPack/get/attic")) return Response.json({ ...pack, words: ["box"] });
    return Response.json({ code: "pack_not_found" }, { status: 404 });
  };
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
  const { room, asked, lobby } = await hosted("ATTIC");
  await lobby();
  await eventually(() => expect(asked()).toHaveLength(1));
  expect(asked()).toEqual([{ settings: { wordPackIds: ["attic"] } }]);
  room.close();
});
