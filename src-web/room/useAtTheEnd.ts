import { useEffect, useEffectEvent, useRef } from "react";
import { useRoom, useTopic } from "./index.ts";

/** How long before the deadline to act, so that what is sent then arrives in time, ms. */
const BEFORE_DEADLINE_MS = 400;

/**
 * Calls `act` once, shortly before the stage's time is up on the room's clock; never while the game is
 * paused.
 */
export function useAtTheEnd(act: () => void): void {
  const room = useRoom();
  const timer = useTopic("timer");
  const done = useRef(0);
  const latest = useEffectEvent(act);
  const { endsAt, pausedWithMs } = timer ?? {};
  useEffect(() => {
    if (endsAt === undefined || pausedWithMs !== undefined) return undefined;
    const acts = () => {
      if (done.current === endsAt) return;
      done.current = endsAt;
      latest();
    };
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timeout);
      if (done.current === endsAt) return;
      timeout = setTimeout(acts, Math.max(0, endsAt - room.now() - BEFORE_DEADLINE_MS));
    };
    plan();
    // Every frame may correct the clock. On a phone that was asleep the timers were asleep, too.
    const stop = room.subscribe(plan);
    return () => {
      clearTimeout(timeout);
      stop();
    };
  }, [room, endsAt, pausedWithMs]);
}
