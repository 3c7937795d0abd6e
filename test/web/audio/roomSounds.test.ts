import { describe, expect, it } from "vitest";
import { roomSounds, type RoomSoundFacts } from "../../../src-web/audio/roomSounds.ts";

const ROBOT = true;
const PERSON = false;
const LOBBY: RoomSoundFacts = {
  stageId: 1,
  stage: "LOBBY",
  seats: new Map([[1, PERSON]]),
  away: new Set(),
  done: 0,
};
const VOTE: RoomSoundFacts = { ...LOBBY, stageId: 7, stage: "VOTE" };

describe("the sounds of a room", () => {
  it("are silent for what a screen shows when it opens", () => {
    expect(roomSounds(undefined, VOTE)).toEqual([]);
  });

  it("mark arrivals and departures, people before robots", () => {
    const two = { ...LOBBY, seats: new Map([...LOBBY.seats, [2, PERSON]]) };
    const robot = { ...LOBBY, seats: new Map([...LOBBY.seats, [3, ROBOT]]) };
    expect(roomSounds(LOBBY, two)).toEqual(["join"]);
    expect(roomSounds(LOBBY, robot)).toEqual(["robotIn"]);
    expect(roomSounds(two, LOBBY)).toEqual(["leave"]);
    expect(roomSounds(robot, LOBBY)).toEqual(["unpop"]);
    // A person takes a robot's seat: the person's sound comes first.
    expect(roomSounds(robot, two)).toEqual(["join", "unpop"]);
  });

  it("greet a player who is back, but not one who left for good", () => {
    const away = { ...VOTE, away: new Set([1]) };
    expect(roomSounds(VOTE, away)).toEqual([]);
    expect(roomSounds(away, VOTE)).toEqual(["reconnect"]);
    expect(roomSounds(away, { ...VOTE, seats: new Map() })).toEqual(["leave"]);
  });

  it("mark each player who is done, but not those of the stage before", () => {
    expect(roomSounds(VOTE, { ...VOTE, done: 2 })).toEqual(["ready"]);
    const next = { ...VOTE, stageId: 8, done: 1 };
    expect(roomSounds(VOTE, next)).toEqual([]);
  });

  it("play a go at the start of a round, rising bars at its end, and a drum roll at the end of the game", () => {
    const at = (stage: string, stageId: number) => ({ ...VOTE, stage, stageId });
    expect(roomSounds(at("LOBBY", 1), at("ROUND_INTRO", 2))).toEqual(["roundIntro"]);
    expect(roomSounds(at("ROUND_INTRO", 2), at("SNAP", 3))).toEqual(["go"]);
    expect(roomSounds(at("SNAP", 3), at("CAPTION", 4))).toEqual(["wipe"]);
    expect(roomSounds(at("REVEAL", 5), at("ROUND_SUMMARY", 6))).toEqual(["countUp"]);
    expect(roomSounds(at("ROUND_SUMMARY", 6), at("GAME_END", 7))).toEqual(["drumRoll"]);
    expect(roomSounds(at("GAME_END", 7), at("LOBBY", 8))).toEqual([]);
  });
});
