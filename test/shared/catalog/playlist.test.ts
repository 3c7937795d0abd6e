import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOffered } from "../../../src-shared/catalog/access.ts";
import { ACCESS_LEVELS, MOODS } from "../../../src-shared/catalog/games/facts.ts";
import {
  lengthOptions,
  minutesOf,
  roundsOf,
  settingsOfLength,
} from "../../../src-shared/catalog/gameLengths.ts";
import { GAME_FACTS, GAME_TYPES, type GameType } from "../../../src-shared/catalog/gameTypes.ts";
import {
  EVENING_MINUTES,
  gamesFor,
  PLAYLIST_MAX,
  playlistMinutes,
  proposePlaylist,
  type EveningRequest,
} from "../../../src-shared/catalog/playlist.ts";
import { defaultSettings } from "../../../src-shared/catalog/defaultSettings.ts";
import { gameSettingsSchema } from "../../../src-shared/protocol/settings.ts";

const wishes: fc.Arbitrary<EveningRequest> = fc.record({
  minutes: fc.constantFrom(...EVENING_MINUTES),
  people: fc.integer({ min: 2, max: 16 }),
  mood: fc.constantFrom(...MOODS),
  access: fc.constantFrom(...ACCESS_LEVELS),
  onPhones: fc.boolean(),
  turn: fc.nat({ max: 50 }),
});

describe("the length of a game", () => {
  it("is what the length table says at the usual settings", () => {
    expect(minutesOf("SNAPTION", 3, 6)).toBe(9.5);
    expect(minutesOf("REQUIP", 3, 8)).toBe(15.5);
    expect(minutesOf("SYNC_THINK", 3, 2)).toBe(9);
    expect(minutesOf("AB_THINKING", 20, 16)).toBe(16.5);
    // Seven players: half-way between the values for six and eight.
    expect(minutesOf("CANVAS_CLASH", 2, 7)).toBe(11.75);
  });

  it("grows with rounds, turns and points, and every option is a valid setting", () => {
    for (const gameType of GAME_TYPES) {
      const options = lengthOptions(gameType);
      const minutes = options.map((length) => minutesOf(gameType, length, 6));
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      for (const length of options) {
        const settings = {
          ...defaultSettings(gameType, "en"),
          ...settingsOfLength(gameType, length),
        };
        expect(gameSettingsSchema.safeParse(settings).success).toBe(true);
      }
    }
  });

  it("is a number of rounds or laps, or undefined for games that count turns or stories", () => {
    const roundsAsUsual = (gameType: GameType) =>
      roundsOf(gameType, defaultSettings(gameType, "en"));
    expect(roundsAsUsual("RPS_SHOOT")).toBe(3);
    expect(roundsAsUsual("HIDE_AND_PEEK")).toBe(2);
    expect(roundsAsUsual("CANVAS_CLASH")).toBeUndefined();
    expect(roundsAsUsual("AB_THINKING")).toBeUndefined();
  });
});

describe("a proposed evening", () => {
  it("contains only games that the host and this many people can play", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        for (const { gameType, length } of proposePlaylist(wish)) {
          const { min, max } = GAME_FACTS[gameType].seats;
          expect(isOffered(gameType, wish.access)).toBe(true);
          expect(wish.people).toBeGreaterThanOrEqual(min);
          expect(wish.people).toBeLessThanOrEqual(max);
          expect(lengthOptions(gameType)).toContain(length);
        }
      }),
    );
  });

  it("repeats no game before all had their turn, and none twice in a row", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const games = proposePlaylist(wish).map(({ gameType }) => gameType);
        expect(games.length).toBeLessThanOrEqual(PLAYLIST_MAX);
        const choice = gamesFor(wish).length;
        expect(new Set(games.slice(0, choice)).size).toBe(Math.min(games.length, choice));
        const twice = games.filter((gameType, at) => at > 0 && gameType === games[at - 1]);
        if (choice > 1) expect(twice).toEqual([]);
      }),
    );
  });

  it("is as long as requested within a tenth, or as long as twelve games can be", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const playlist = proposePlaylist(wish);
        const off = Math.abs(playlistMinutes(playlist, wish.people) - wish.minutes);
        const isFull = playlist.length === PLAYLIST_MAX;
        expect(isFull || off <= Math.max(2.5, wish.minutes / 10)).toBe(true);
      }),
    );
  });

  it("is the same for the same request, and a different one when asked again", () => {
    const wish = { minutes: 60, people: 6, mood: "funny", access: "everyone", turn: 0 } as const;
    expect(proposePlaylist(wish)).toEqual(proposePlaylist(wish));
    const others = [1, 2, 3, 4].map((turn) => JSON.stringify(proposePlaylist({ ...wish, turn })));
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it("follows the mood", () => {
    const wish = { minutes: 30, people: 6, access: "everyone" } as const;
    const count = (mood: EveningRequest["mood"], gameType: string) =>
      Array.from({ length: 20 }, (_, turn) => proposePlaylist({ ...wish, mood, turn })).filter(
        (playlist) => playlist.some((entry) => entry.gameType === gameType),
      ).length;
    expect(count("funny", "SNAPTION")).toBeGreaterThan(count("lively", "SNAPTION"));
    expect(count("lively", "RPS_SHOOT")).toBeGreaterThan(count("creative", "RPS_SHOOT"));
    expect(count("clever", "SYNC_THINK")).toBeGreaterThan(count("creative", "SYNC_THINK"));
  });
});
