import { expect, it } from "vitest";
import { useLastSeconds } from "../../../src-web/room/useLastSeconds.ts";
import { stillRooms } from "./stillRoom.ts";

/** How much time the stage has left at first, ms. */
const LEFT_MS = 9_300;

const connect = stillRooms();

/** A television in stage 3; `told` are the seconds that it counted, and when: ms before the end. */
async function television() {
  const { socket, show } = await connect();
  const endsAt = Date.now() + LEFT_MS;
  const timer = { startedAt: Date.now(), endsAt };
  // SAFETY: all that this hook reads.
  socket.snapshot({ stage: { stageId: 3 }, timer } as never);
  const told: (readonly [left: number, msLeft: number])[] = [];
  function Clock() {
    useLastSeconds((left) => told.push([left, endsAt - Date.now()]));
    return null;
  }
  const screen = await show(Clock);
  return {
    told,
    timer,
    say: (topic: string, body: object) => screen.after(() => socket.frame({ topic, body })),
    pass: screen.pass,
  };
}

it("the last five seconds of a stage are counted, each on its second", async () => {
  const { told, say, pass } = await television();
  await say("timeRunningOut", { stageId: 3, msLeft: LEFT_MS });
  await pass(LEFT_MS + 5_000);
  expect(told).toEqual([5, 4, 3, 2, 1].map((left) => [left, left * 1_000]));
});

it("a warning that comes late counts what is left", async () => {
  const { told, say, pass } = await television();
  await pass(LEFT_MS - 2_500);
  await say("timeRunningOut", { stageId: 3, msLeft: 2_500 });
  await pass(5_000);
  expect(told.map(([left]) => left)).toEqual([2, 1]);
});

it("nothing is counted without a warning for this stage, as in a show", async () => {
  const { told, say, pass } = await television();
  await say("timeRunningOut", { stageId: 2, msLeft: 100 });
  await pass(LEFT_MS);
  expect(told).toEqual([]);
});

it("a pause stops the counting, and it goes on with what is left", async () => {
  const { told, timer, say, pass } = await television();
  await say("timeRunningOut", { stageId: 3, msLeft: LEFT_MS });
  await pass(LEFT_MS - 3_500);
  await say("timer", { ...timer, pausedWithMs: 3_500 });
  await pass(20_000);
  expect(told.map(([left]) => left)).toEqual([5, 4]);
  await say("timer", { startedAt: timer.startedAt + 20_000, endsAt: timer.endsAt + 20_000 });
  await pass(3_500);
  expect(told.map(([left]) => left)).toEqual([5, 4, 3, 2, 1]);
});

it("a stage that ends early takes its count with it", async () => {
  const { told, say, pass } = await television();
  await say("timeRunningOut", { stageId: 3, msLeft: LEFT_MS });
  await pass(LEFT_MS - 3_500);
  await say("stage", { stageId: 4 });
  await pass(5_000);
  expect(told.map(([left]) => left)).toEqual([5, 4]);
});
