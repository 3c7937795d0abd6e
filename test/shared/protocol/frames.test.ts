import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeClientFrame } from "../../../src-shared/protocol/decode.ts";
import { COMMANDS, type CommandTopic } from "../../../src-shared/protocol/commands.ts";

function frame(topic: string, body?: unknown, id = "a:1"): string {
  return JSON.stringify({ id, topic, ...(body !== undefined && { body }) });
}

/** A `move` frame of exactly this many bytes. */
function padded(bytes: number): string {
  const empty = frame("move", { stageId: 7, move: "" });
  return frame("move", { stageId: 7, move: "x".repeat(bytes - empty.length) });
}

/** One valid frame of each command, as it is sent. */
const GOLDEN: { readonly [Topic in CommandTopic]: string } = {
  startGame: `{"id":"a:1","topic":"startGame","body":{}}`,
  gameSettings: `{"id":"a:1","topic":"gameSettings","body":{"settings":{"numberOfRounds":5,"timerMode":"x1.5"}}}`,
  requestPlayerKick: `{"id":"a:1","topic":"requestPlayerKick","body":{"playerId":3}}`,
  requestEndGame: `{"id":"a:1","topic":"requestEndGame","body":{}}`,
  requestAddAiPlayer: `{"id":"a:1","topic":"requestAddAiPlayer","body":{}}`,
  requestSkipTimer: `{"id":"a:1","topic":"requestSkipTimer","body":{"stageId":7}}`,
  requestNextStage: `{"id":"a:1","topic":"requestNextStage","body":{"stageId":7}}`,
  requestNewGameType: `{"id":"a:1","topic":"requestNewGameType","body":{"gameType":"RPS_SHOOT"}}`,
  newGameSamePlayers: `{"id":"a:1","topic":"newGameSamePlayers","body":{}}`,
  playlist: `{"id":"a:1","topic":"playlist","body":{"entries":[{"gameType":"RPS_SHOOT","length":2}],"handsFree":true}}`,
  endEvening: `{"id":"a:1","topic":"endEvening","body":{}}`,
  keepReel: `{"id":"a:1","topic":"keepReel","body":{"on":false}}`,
  reel: `{"id":"a:1","topic":"reel","body":{"on":false}}`,
  pause: `{"id":"a:1","topic":"pause","body":{"paused":true}}`,
  autopilot: `{"id":"a:1","topic":"autopilot","body":{"playerId":3,"on":true}}`,
  coHost: `{"id":"a:1","topic":"coHost","body":{"playerId":3,"on":true}}`,
  openCrowd: `{"id":"a:1","topic":"openCrowd","body":{"alias":"The crowd"}}`,
  dismissRemote: `{"id":"a:1","topic":"dismissRemote","body":{"remoteId":2}}`,
  moderate: `{"id":"a:1","topic":"moderate","body":{"itemId":"answer-3","verdict":"hide"}}`,
  report: `{"id":"a:1","topic":"report","body":{"itemId":"answer-3"}}`,
  exitGame: `{"id":"a:1","topic":"exitGame","body":{}}`,
  removeKeepsake: `{"id":"a:1","topic":"removeKeepsake","body":{"keepsakeId":"duel-3"}}`,
  resetSoundContext: `{"id":"a:1","topic":"resetSoundContext","body":{}}`,
  playSound: `{"id":"a:1","topic":"playSound","body":{"sound":"applause"}}`,
  reloadPage: `{"id":"a:1","topic":"reloadPage","body":{}}`,
  playerHeartbeat: `{"id":"a:1","topic":"playerHeartbeat","body":{}}`,
  responseHeartbeat: `{"id":"a:1","topic":"responseHeartbeat","body":{}}`,
  ready: `{"id":"a:1","topic":"ready","body":{"stageId":7}}`,
  move: `{"id":"a:1","topic":"move","body":{"stageId":7,"move":{"type":"bet","call":"WIN"}}}`,
  reaction: `{"id":"a:1","topic":"reaction","body":{"reaction":"clap"}}`,
  requestTimer: `{"id":"a:1","topic":"requestTimer","body":{}}`,
  usedAvatarsRequested: `{"id":"a:1","topic":"usedAvatarsRequested","body":{}}`,
  requestCurrentHiderId: `{"id":"a:1","topic":"requestCurrentHiderId","body":{}}`,
  resync: `{"id":"a:1","topic":"resync","body":{}}`,
};

describe("a frame of a client", () => {
  it.each(Object.entries(GOLDEN))("[PR12] %s is decoded as it is written", (topic, text) => {
    const { body } = JSON.parse(text) as { body: unknown };
    expect(decodeClientFrame(text)).toEqual({ id: "a:1", command: { topic, body } });
  });

  it("[PR12] may leave out an empty body, and carry more than is required", () => {
    const decoded = { id: "a:1", command: { topic: "startGame", body: {} } };
    expect(decodeClientFrame(frame("startGame"))).toEqual(decoded);
    expect(decodeClientFrame(frame("startGame", { admin: true }))).toEqual(decoded);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["the heartbeat's text", "ping"],
    ["a list", "[]"],
    ["a number", "7"],
    ["null", "null"],
    ["no id", `{"topic":"startGame"}`],
    ["an empty id", frame("startGame", {}, "")],
    ["an id of 65 characters", frame("startGame", {}, "a".repeat(65))],
    ["a number as id", `{"id":1,"topic":"startGame"}`],
    ["no topic", `{"id":"a:1"}`],
    ["a list as topic", `{"id":"a:1","topic":["startGame"]}`],
  ])("[PR16] does not belong to this protocol: %s", (_what, text) => {
    expect(decodeClientFrame(text)).toEqual({ bad: "not_json" });
  });

  it.each(["gameOver", "snapshot", "ack", "stage", "constructor", "__proto__", "toString", ""])(
    "[PR16] with the unknown topic %j can be refused by its id",
    (topic) => {
      expect(decodeClientFrame(frame(topic, {}))).toEqual({ bad: "unknown_topic", id: "a:1" });
    },
  );

  it.each([
    ["requestPlayerKick", {}],
    ["requestPlayerKick", { playerId: 0 }],
    ["requestPlayerKick", { playerId: "3" }],
    ["requestPlayerKick", { playerId: 1.5 }],
    ["requestSkipTimer", {}],
    ["requestNextStage", { stageId: -1 }],
    ["ready", { stageId: 2 ** 60 }],
    ["move", { move: { type: "bet", call: "WIN" } }],
    ["requestNewGameType", { gameType: "CHESS" }],
    ["pause", { paused: "yes" }],
    ["autopilot", { playerId: 3 }],
    ["playSound", { sound: "x".repeat(41) }],
    ["reaction", { reaction: "rude" }],
    ["gameSettings", {}],
    ["gameSettings", { settings: { numberOfRounds: 8 } }],
    ["gameSettings", { settings: { numberOfRounds: 0 } }],
    ["gameSettings", { settings: { maxScore: 1_000_001 } }],
    ["gameSettings", { settings: { timerMode: "x3" } }],
    ["gameSettings", { settings: { language: "tlh" } }],
    ["gameSettings", { settings: { wordPackIds: Array.from({ length: 21 }, () => "p") } }],
    ["startGame", []],
    ["startGame", 7],
  ])("[PR16] %s with the body %j is refused by its id", (topic, body) => {
    expect(decodeClientFrame(frame(topic, body))).toEqual({ bad: "invalid_body", id: "a:1" });
  });

  it("[PR16] may have at most 16 KiB", () => {
    expect(decodeClientFrame(padded(16 * 1024))).not.toHaveProperty("bad");
    expect(decodeClientFrame(padded(16 * 1024 + 1))).toEqual({ bad: "too_big" });
  });

  it("[PR16] is measured in bytes, not in characters", () => {
    const text = frame("move", { stageId: 7, move: "€".repeat(6_000) });
    expect(text.length).toBeLessThan(16 * 1024);
    expect(decodeClientFrame(text)).toEqual({ bad: "too_big" });
  });

  it("[PR16] is measured before it is parsed", () => {
    expect(decodeClientFrame("[".repeat(1_000_000))).toEqual({ bad: "too_big" });
  });

  it("[PR16] never throws, whatever it contains", () => {
    const topics = fc.constantFrom(...Object.keys(COMMANDS), "x");
    const nearly = fc
      .record({ id: fc.oneof(fc.string(), fc.anything()), topic: topics, body: fc.jsonValue() })
      .map((value) => JSON.stringify(value) ?? "");
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), nearly), (text) => {
        const decoded = decodeClientFrame(text);
        expect("bad" in decoded || decoded.id.length > 0).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
