import { useEffect, useState } from "react";
import { useRoom, useTopic } from "./index.ts";

/**
 * Returns how far the stage's show has come: the number of `marks` (ms since the stage began, ascending) that
 * have passed on the room's clock. A screen that joins late starts where all others are; a pause stops the
 * show.
 */
export function useElapsedMarks(marks: readonly number[]): number {
  const room = useRoom();
  const timer = useTopic("timer");
  const [, again] = useState(0);
  const { startedAt, endsAt, pausedWithMs } = timer ?? {};
  const isPaused = pausedWithMs !== undefined;
  let elapsed = 0;
  if (startedAt !== undefined) {
    elapsed = room.now() - startedAt;
    if (isPaused && endsAt !== undefined) elapsed = endsAt - startedAt - pausedWithMs;
  }
  const passed = marks.filter((mark) => mark <= elapsed).length;
  const next = marks[passed];
  useEffect(() => {
    if (next === undefined || isPaused || startedAt === undefined) return undefined;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timeout);
      const wait = next - (room.now() - startedAt);
      timeout = setTimeout(() => again((turn) => turn + 1), Math.max(0, wait) + 4);
    };
    plan();
    // Every frame may correct the clock: a phone that was asleep is behind, and so are its timers.
    const stop = room.subscribe(plan);
    return () => {
      clearTimeout(timeout);
      stop();
    };
  });
  return passed;
}
