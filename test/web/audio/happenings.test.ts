import { describe, expect, it } from "vitest";
import { happenings, type RoomSight } from "../../../src-web/audio/happenings.ts";

const ROBOT = true;
const PERSON = false;
const LOBBY: RoomSight = {
  stageId: 1,
  stage: "LOBBY",
  seats: new Map([[1, PERSON]]),
  away: new Set(),
  done: 0,
};
const VOTE: RoomSight = { ...LOBBY, stageId: 7, stage: "VOTE" };

describe("what a room sounds like", () => {
  it("is silent for what a screen saw first", () => {
    expect(happenings(undefined, VOTE)).toEqual([]);
  });

  it("hears who comes and goes, people before robots", () => {
    const two = { ...LOBBY, seats: new Map([...LOBBY.seats, [2, PERSON]]) };
    const robot = { ...LOBBY, seats: new Map([...LOBBY.seats, [3, ROBOT]]) };
    expect(happenings(LOBBY, two)).toEqual(["join"]);
    expect(happenings(LOBBY, robot)).toEqual(["robotIn"]);
    expect(happenings(two, LOBBY)).toEqual(["leave"]);
    expect(happenings(robot, LOBBY)).toEqual(["unpop"]);
    // Somebody takes the seat of a robot: the person is the news.
    expect(happenings(robot, two)).toEqual(["join", "unpop"]);
  });

  it("greets who is back, and nobody who left for good", () => {
    const away = { ...VOTE, away: new Set([1]) };
    expect(happenings(VOTE, away)).toEqual([]);
    expect(happenings(away, VOTE)).toEqual(["reconnect"]);
    expect(happenings(away, { ...VOTE, seats: new Map() })).toEqual(["leave"]);
  });

  it("marks each one who is done, and not those of the stage before", () => {
    expect(happenings(VOTE, { ...VOTE, done: 2 })).toEqual(["ready"]);
    const next = { ...VOTE, stageId: 8, done: 1 };
    expect(happenings(VOTE, next)).toEqual([]);
  });

  it("begins a round with a go, ends it with bars that grow, and the game with a drum roll: nobody has won yet", () => {
    const at = (stage: string, stageId: number) => ({ ...VOTE, stage, stageId });
    expect(happenings(at("LOBBY", 1), at("ROUND_INTRO", 2))).toEqual(["roundIntro"]);
    expect(happenings(at("ROUND_INTRO", 2), at("SNAP", 3))).toEqual(["go"]);
    expect(happenings(at("SNAP", 3), at("CAPTION", 4))).toEqual(["wipe"]);
    expect(happenings(at("REVEAL", 5), at("ROUND_SUMMARY", 6))).toEqual(["countUp"]);
    expect(happenings(at("ROUND_SUMMARY", 6), at("GAME_END", 7))).toEqual(["drumRoll"]);
    expect(happenings(at("GAME_END", 7), at("LOBBY", 8))).toEqual([]);
  });
});
