import { describe, expect, it } from "vitest";
import { robotLine, type Glimpse } from "../../../src-web/audio/robotLines.ts";

const LOBBY: Glimpse = { stage: "LOBBY", people: 0, winner: undefined };
const PODIUM: Glimpse = { stage: "GAME_END", people: 4, winner: undefined };

describe("the robot who comments the evening", () => {
  it("welcomes the first person, and not everybody after", () => {
    const one = { ...LOBBY, people: 1 };
    expect(robotLine(LOBBY, one)).toBe("welcome");
    expect(robotLine(one, { ...LOBBY, people: 2 })).toBeUndefined();
  });

  it("says nothing to what a screen saw first", () => {
    expect(robotLine(undefined, { ...LOBBY, people: 3 })).toBeUndefined();
    expect(robotLine(undefined, { ...PODIUM, winner: "robot" })).toBeUndefined();
  });

  it("keeps the winner to itself until the podium has shown who it is", () => {
    expect(robotLine({ ...PODIUM, stage: "ROUND_SUMMARY" }, PODIUM)).toBeUndefined();
    expect(robotLine(PODIUM, { ...PODIUM, winner: "person" })).toBe("wellDone");
    expect(robotLine(PODIUM, { ...PODIUM, winner: "robot" })).toBe("robotWins");
  });

  it("asks for one more when all are back in the lobby", () => {
    expect(robotLine({ ...PODIUM, winner: "robot" }, { ...LOBBY, people: 4 })).toBe("again");
  });
});
