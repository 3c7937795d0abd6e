import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stageId } from "../../../src-shared/protocol/ids.ts";
import { ScoresProvider, useScores } from "../../../src-web/game-kit/scores.tsx";
import type { RoomClient } from "../../../src-web/room/RoomClient.ts";
import { RoomContext } from "../../../src-web/room/RoomProvider.tsx";
import { alive, leaveAll } from "../support/alive.ts";
import { FakeSocket, phone } from "../room/fakeSocket.ts";
import { eventually } from "../../support/eventually.ts";

let room: RoomClient | undefined;

beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
});
afterEach(async () => {
  await leaveAll();
  room?.close();
  vi.unstubAllGlobals();
});

const scored = (ada: number, ben: number) => ({
  1: { playerId: 1, score: ada },
  2: { playerId: 2, score: ben },
});

/** A television in the first round of Sync Think, in which Ada has 100 points. */
async function television() {
  room = phone();
  const socket = await eventually(() => FakeSocket.last());
  socket.accept();
  const state = {
    gameSessionUpdated: { gameCode: "PARTY", gameType: "SYNC_THINK" },
    listenNewRound: { roundId: 1, roundCount: 1 },
    stage: { stageId: 3, name: "THINK" },
    playersUpdated: scored(100, 0),
  };
  // SAFETY: all that the scores read.
  socket.snapshot(state as never);
  let scores: ReturnType<typeof useScores> | undefined;
  function Rail() {
    scores = useScores();
    return null;
  }
  const children = createElement(ScoresProvider, null, createElement(Rail));
  const screen = await alive(createElement(RoomContext, { value: room }, children));
  return {
    scores: () => scores,
    say: (...body: readonly object[]) => screen.after(() => socket.frame({ topic: "batch", body })),
    release: (stage: number, gains: Record<number, number>) =>
      screen.after(() => scores?.release(stageId(stage), gains)),
  };
}

const REVEAL = { topic: "stage", body: { stageId: 4, name: "REVEAL" } };

it("a television keeps the points of a reveal to itself until the game's show releases them", async () => {
  const { scores, say, release } = await television();
  expect(scores()?.shown).toEqual({ 1: 100, 2: 0 });
  await say(REVEAL, { topic: "playersUpdated", body: scored(100, 500) });
  expect(scores()).toMatchObject({ shown: { 1: 100, 2: 0 }, gains: {} });
  // What an earlier stage gave is not what this one gives.
  await release(2, { 2: 70 });
  expect(scores()).toMatchObject({ shown: { 1: 100, 2: 0 }, gains: {} });
  await release(4, { 2: 500 });
  expect(scores()).toMatchObject({ shown: { 1: 100, 2: 500 }, gains: { 2: 500 } });
});

it("points that flew to their players do not fly again in the next stage", async () => {
  const { scores, say, release } = await television();
  await say(REVEAL, { topic: "playersUpdated", body: scored(100, 500) });
  await release(4, { 2: 500 });
  await say({ topic: "stage", body: { stageId: 5, name: "THINK" } });
  expect(scores()).toMatchObject({ shown: { 1: 100, 2: 500 }, gains: {} });
});

it("the bars after a round start from the scores with which it began", async () => {
  const { scores, say, release } = await television();
  await say(REVEAL, { topic: "playersUpdated", body: scored(100, 500) });
  await release(4, { 2: 500 });
  await say({ topic: "stage", body: { stageId: 5, name: "ROUND_SUMMARY" } });
  expect(scores()?.before).toEqual({ 1: 100, 2: 0 });
  await say(
    { topic: "listenNewRound", body: { roundId: 2, roundCount: 2 } },
    { topic: "stage", body: { stageId: 6, name: "ROUND_INTRO" } },
  );
  await say({ topic: "playersUpdated", body: scored(300, 500) });
  expect(scores()).toMatchObject({ before: { 1: 100, 2: 500 }, shown: { 1: 300, 2: 500 } });
});
