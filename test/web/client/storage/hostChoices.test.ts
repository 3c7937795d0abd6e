import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import { GAME_TYPES } from "../../../../src-shared/catalog/gameTypes.ts";
import { gameSettingsPatchSchema } from "../../../../src-shared/protocol/settings.ts";
import {
  choicesOf,
  keepChoices,
  keepHostType,
  keepRoomChoices,
  keptChoices,
  keptHostType,
  keptRoomChoices,
  usualOf,
} from "../../../../src-web/client/storage/hostChoices.ts";

const KEY = "hubbub.hosting";
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const requip = defaultSettings("REQUIP", "en");
const chosen = {
  ...requip,
  numberOfRounds: 5,
  rating: "teen",
  wordPackIds: ["a", "b"],
  keepAnswers: false,
} as const;

describe("the choices of a host", () => {
  it("are the settings that differ from the game's defaults, without the language", () => {
    expect(choicesOf("REQUIP", requip)).toEqual({});
    const settings = { ...chosen, wordPackIds: [...chosen.wordPackIds], language: "de" as const };
    expect(choicesOf("REQUIP", settings)).toEqual({
      numberOfRounds: 5,
      rating: "teen",
      wordPackIds: ["a", "b"],
      keepAnswers: false,
    });
  });

  it("treat a setting that is left out like its default", () => {
    expect(choicesOf("REQUIP", { ...requip, keepAnswers: true, livelyRobots: false })).toEqual({});
  });

  it("are kept for one game only, except the clock and the music, which are kept for all", () => {
    keepChoices("REQUIP", { numberOfRounds: 5, timerMode: "off", musicEnabled: false });
    expect(keptChoices("REQUIP")).toEqual({
      numberOfRounds: 5,
      timerMode: "off",
      musicEnabled: false,
    });
    expect(keptChoices("SNAPTION")).toEqual({ timerMode: "off", musicEnabled: false });
    keepChoices("SNAPTION", { numberOfRounds: 2 });
    expect(keptChoices("REQUIP")).toEqual({ numberOfRounds: 5 });
  });

  it("can be reset to the game's defaults", () => {
    const usual = usualOf("REQUIP", choicesOf("REQUIP", { ...chosen, wordPackIds: ["a"] }));
    expect(usual).toEqual({
      numberOfRounds: 3,
      rating: "family",
      wordPackIds: [],
      keepAnswers: true,
    });
    const levels = { closeMatchEnabled: false, maximumLevels: 3 };
    expect(usualOf("SYNC_THINK", { syncThinkSettings: levels })).toEqual({
      syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 7 },
    });
  });
});

describe("the choices that are kept", () => {
  it("are never ones that the room would refuse, whatever is in the storage", () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom("off", "adult", "strict", 3, 30, true));
    const keys = fc.constantFrom(...Object.keys(gameSettingsPatchSchema.shape), "toString", "new");
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(keys, value));
    fc.assert(
      fc.property(fc.constantFrom(...GAME_TYPES), anything, anything, (gameType, own, room) => {
        kept.set(KEY, JSON.stringify({ games: { [gameType]: own }, room }));
        const choices = keptChoices(gameType);
        expect(gameSettingsPatchSchema.safeParse(choices).success).toBe(true);
        expect(gameSettingsPatchSchema.parse(choices)).toEqual(choices);
        // Storing it again changes nothing: nothing gets lost in a round trip.
        keepChoices(gameType, choices);
        expect(keptChoices(gameType)).toEqual(choices);
      }),
    );
  });

  it("include everything that a host can choose", () => {
    const all = {
      ...chosen,
      wordPackIds: ["a"],
      timerMode: "x2",
      musicEnabled: false,
      includeTutorial: false,
      filterLevel: "strict",
      backstage: "approve",
      livelyRobots: true,
    } as const;
    keepChoices("REQUIP", choicesOf("REQUIP", { ...all, wordPackIds: ["a"] }));
    const { language: _room, numberOfTurns: _turns, maxScore: _score, ...settings } = all;
    expect(keptChoices("REQUIP")).toEqual(settings);
  });

  it("leave out settings that the game no longer has", () => {
    const text = JSON.stringify({ games: { RPS_SHOOT: { rating: "adult", wordPackIds: ["x"] } } });
    kept.set(KEY, text);
    expect(keptChoices("RPS_SHOOT")).toEqual({});
  });

  it("are empty where the browser stores nothing or nonsense", () => {
    expect(keptChoices("REQUIP")).toEqual({});
    kept.set(KEY, "{");
    expect(keptChoices("REQUIP")).toEqual({});
    kept.set(KEY, "null");
    expect([keptHostType(["HOST"]), keptRoomChoices()]).toEqual([undefined, {}]);
  });
});

describe("a new room", () => {
  it("opens with the host type of last time, if that is offered", () => {
    keepHostType("HOST_AND_PLAY");
    expect(keptHostType(["HOST", "HOST_AND_PLAY"])).toBe("HOST_AND_PLAY");
    expect(keptHostType(["HOST"])).toBeUndefined();
  });

  it("keeps a language of its own until that choice is cleared", () => {
    keepRoomChoices({ language: { site: "en", room: "de" }, reel: false });
    expect(keptRoomChoices()).toEqual({ language: { site: "en", room: "de" }, reel: false });
    keepRoomChoices({ language: undefined });
    expect(keptRoomChoices()).toEqual({ reel: false });
    kept.set(KEY, JSON.stringify({ room: { language: { site: "en", room: "tlh" }, reel: 1 } }));
    expect(keptRoomChoices()).toEqual({});
  });
});
