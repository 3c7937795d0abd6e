import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import { variantOf } from "../../../src-web/audio/variants.ts";
import { VOICES } from "../../../src-web/audio/voices.ts";
import { robotLine, winnerOf, type LineFacts } from "../../../src-web/audio/robotLines.ts";

const LOBBY: LineFacts = { stage: "LOBBY", people: 0, winner: undefined };
const PODIUM: LineFacts = { stage: "GAME_END", people: 4, winner: undefined };

describe("the robot that comments on the evening", () => {
  it("welcomes only the first person", () => {
    const one = { ...LOBBY, people: 1 };
    expect(robotLine(LOBBY, one)).toBe("welcome");
    expect(robotLine(one, { ...LOBBY, people: 2 })).toBeUndefined();
  });

  it("says nothing about what a screen shows when it opens", () => {
    expect(robotLine(undefined, { ...LOBBY, people: 3 })).toBeUndefined();
    expect(robotLine(undefined, { ...PODIUM, winner: "robot" })).toBeUndefined();
  });

  it("does not name the winner until the podium has shown them", () => {
    expect(robotLine({ ...PODIUM, stage: "ROUND_SUMMARY" }, PODIUM)).toBeUndefined();
    expect(robotLine(PODIUM, { ...PODIUM, winner: "person" })).toBe("wellDone");
    expect(robotLine(PODIUM, { ...PODIUM, winner: "robot" })).toBe("robotWins");
  });

  it("asks for another game when everybody is back in the lobby", () => {
    expect(robotLine({ ...PODIUM, winner: "robot" }, { ...LOBBY, people: 4 })).toBe("again");
  });

  it("treats a shared first place as a tie, unless only robots share it", () => {
    expect(winnerOf([{ robot: false }, { robot: true }])).toBe("tie");
    expect(winnerOf([{ robot: true }, { robot: true }])).toBe("robot");
    expect(winnerOf([{ robot: false }])).toBe("person");
  });

  it("says all its lines for a moment before it repeats one", () => {
    const four = [0, 1, 2, 3].map((count) => variantOf(VOICES.go, "one evening", count));
    expect(four.toSorted()).toEqual([...VOICES.go]);
    expect(variantOf(VOICES.go, "one evening", 4)).toBe(four[0]);
  });

  it.each(LANGUAGES)("has at least fifty different lines in %s", (language) => {
    const file = `src-web/i18n/locales/${language}/room.json`;
    const { voice } = JSON.parse(readFileSync(file, "utf8"));
    expect(Object.keys(voice).toSorted()).toEqual(Object.values(VOICES).flat().toSorted());
    expect(new Set(Object.values(voice)).size).toBeGreaterThanOrEqual(50);
  });
});
