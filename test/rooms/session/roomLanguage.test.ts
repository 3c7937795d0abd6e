import { describe, expect, it } from "vitest";
import type { Input } from "../../../src-rooms/session/model/inputs.ts";
import type { CanvasState } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { Command } from "../../../src-shared/protocol/commands.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import type { GameSettingsPatch } from "../../../src-shared/catalog/settings.ts";
import { duelIn, phoneOf, STAGES, twoAtTable } from "../../support/stories.ts";
import { Table } from "../../support/table.ts";

const HOST = { kind: "host" } as const;
const speaks = (language: Language): Input => ({
  type: "updateRoom",
  actor: HOST,
  change: { language },
});
const settings = (patch: GameSettingsPatch): Command => ({
  topic: "gameSettings",
  body: { settings: patch },
});
const spoken = (table: Table) => [
  table.topic("gameSessionUpdated").language,
  table.topic("gameSettingsUpdated").language,
];

describe("the language of a room", () => {
  it("[SE75] changes in the lobby, in the room's or the game's settings, and the next game is played in it", () => {
    const table = new Table({ gameType: "CANVAS_CLASH" });
    const [ada] = [table.join("Ada"), table.join("Bo"), table.join("Cy")];
    table.do(speaks("de"));
    expect(spoken(table)).toEqual(["de", "de"]);
    expect(table.outbox.at(-1)).toMatchObject({ kind: "room", body: { language: "de" } });
    expect(table.tryAs(phoneOf(ada), settings({ language: "pl" }))).toBe("ok");
    expect(spoken(table)).toEqual(["pl", "pl"]);
    table.start({ includeTutorial: false });
    // SAFETY: this test plays CANVAS_CLASH.
    const state = table.state.game?.state as CanvasState | undefined;
    expect(state?.language).toBe("pl");
  });

  it("[SE75] changes before a game is chosen, and applies to the game that is chosen then", () => {
    const table = new Table();
    const { chosen: _chosen, ...unchosen } = table.state.room;
    table.state = { ...table.state, room: unchosen };
    table.do(speaks("ro"));
    table.host({ topic: "requestNewGameType", body: { gameType: "RPS_SHOOT" } });
    expect(spoken(table)).toEqual(["ro", "ro"]);
  });

  it.each(STAGES.slice(0, -1))("[SE75] cannot change in %s, paused or not", (stage) => {
    const { table } = duelIn(stage);
    const before = table.state;
    expect(table.refusal(speaks("de"))).toBe("game_running");
    expect(table.tryAs(HOST, settings({ language: "de" }))).toBe("game_running");
    table.do(speaks("en"));
    expect(table.state.room).toEqual(before.room);
    table.host({ topic: "pause", body: { paused: true } });
    expect(table.refusal(speaks("de"))).toBe("game_running");
  });

  it("[SE75] changes on the podium, and the same game once more is played in it", () => {
    const { table } = duelIn("GAME_END", { numberOfRounds: 1 });
    table.do(speaks("fr"));
    table.host({ topic: "newGameSamePlayers", body: {} });
    expect(table.state.game?.settings.language).toBe("fr");
  });

  it("[SE75] deselects packs that were chosen for another one", () => {
    const { table } = twoAtTable();
    const packs = () => table.topic("gameSettingsUpdated").wordPackIds;
    table.host(settings({ wordPackIds: ["mine"] }));
    table.do(speaks("en"));
    expect(packs()).toEqual(["mine"]);
    table.do(speaks("nl"));
    expect(packs()).toEqual([]);
    table.host(settings({ language: "sk", wordPackIds: ["slovak"] }));
    expect(packs()).toEqual(["slovak"]);
  });

  it("[SE75] can be changed only by the host", () => {
    const { table, bo } = twoAtTable();
    const change = { language: "de" } as const;
    expect(table.refusal({ type: "updateRoom", actor: phoneOf(bo), change })).toBe("not_host");
    expect(table.tryAs(phoneOf(bo), settings(change))).toBe("not_host");
  });
});
