import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../../src-shared/catalog/defaultSettings.ts";
import { GAME_FACTS, GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { gameSettingsSchema } from "../../../src-shared/protocol/settings.ts";

describe("the facts of a game", () => {
  it.each(GAME_TYPES)(
    "%s: the stages that screens treat differently are stages of the game",
    (gameType) => {
      const { stages, tenseStages, toldStages, heldStages } = GAME_FACTS[gameType];
      expect(
        [...tenseStages, ...toldStages, ...heldStages].filter((name) => !stages.includes(name)),
        "To fix it: name a stage of the record's `stages`.",
      ).toEqual([]);
    },
  );

  it.each(GAME_TYPES)("%s: the default settings are valid as a host's settings", (gameType) => {
    const settings = defaultSettings(gameType, "pl");
    expect(gameSettingsSchema.parse(settings)).toEqual(settings);
  });

  it.each(GAME_TYPES)("%s: the usual length can be planned in an evening", (gameType) => {
    const { length, seats } = GAME_FACTS[gameType];
    expect(length.options).toContain(length.usual);
    expect(seats.min).toBeLessThanOrEqual(seats.max);
  });
});
