import { expect, it } from "vitest";
import { useTimer, type Countdown } from "../../../src-web/room/hooks.ts";
import { stillRooms } from "./stillRoom.ts";

/** How much faster the room's clock is than the phone's, ms. */
const AHEAD_MS = 60_000;

const connect = stillRooms();

/** A phone that shows the time of a stage of ten seconds, of which it missed the first two. */
async function inStage() {
  const { socket, show } = await connect();
  const now = Date.now() + AHEAD_MS;
  const timer = { startedAt: now - 2_000, endsAt: now + 8_000 };
  // SAFETY: all that this hook reads.
  socket.snapshot({ timer } as never, now);
  let shown: Countdown | undefined;
  let renders = 0;
  function Ring() {
    shown = useTimer();
    renders += 1;
    return null;
  }
  const screen = await show(Ring);
  return {
    timer,
    shown: () => shown,
    renders: () => renders,
    say: (topic: string, body?: object) => screen.after(() => socket.frame({ topic, body })),
    pass: screen.pass,
  };
}

it("a phone counts the whole seconds that are left on the room's clock, down to nought", async () => {
  const { shown, renders, pass } = await inStage();
  expect(shown()).toEqual({ seconds: 8, left: 0.8, paused: false });
  await pass(1_500);
  expect(shown()?.seconds).toBe(7);
  const before = renders();
  await pass(200);
  expect(renders()).toBe(before);
  for (let left = 6; left >= 0; left--) {
    // One after the other: each second is drawn before the next is awaited.
    // oxlint-disable-next-line no-await-in-loop
    await pass(1_000);
    expect(shown()?.seconds).toBe(left);
  }
  const end = renders();
  await pass(5_000);
  expect(shown()).toEqual({ seconds: 0, left: 0, paused: false });
  expect(renders()).toBe(end);
});

it("a pause stops the clock where it is, and it goes on from there", async () => {
  const { timer, shown, say, pass } = await inStage();
  await pass(3_000);
  await say("timer", { ...timer, pausedWithMs: 5_000 });
  await pass(20_000);
  expect(shown()).toEqual({ seconds: 5, left: 0.5, paused: true });
  await say("timer", { startedAt: timer.startedAt + 20_000, endsAt: timer.endsAt + 20_000 });
  expect(shown()).toEqual({ seconds: 5, left: 0.5, paused: false });
  await pass(1_500);
  expect(shown()?.seconds).toBe(4);
});

it("a stage without an end has no seconds, and stands still only in a pause", async () => {
  const { shown, say } = await inStage();
  await say("timer", { startedAt: Date.now() });
  expect(shown()).toEqual({ seconds: undefined, left: 1, paused: false });
  await say("stage", { stageId: 3, name: "THINK", paused: "host" });
  expect(shown()).toEqual({ seconds: undefined, left: 1, paused: true });
  await say("timer");
  expect(shown()).toMatchObject({ seconds: undefined, left: 1 });
});
