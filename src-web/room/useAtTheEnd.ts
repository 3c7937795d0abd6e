import { useEffect, useEffectEvent, useRef } from "react";
import { useRoom, useTopic } from "./index.ts";

/** This long before the deadline, so that what is sent then arrives in time, ms. */
const BEFORE_DEADLINE_MS = 400;

/** Do something once, shortly before the stage's time is up on the room's clock; never while the game is paused. */
export function useAtTheEnd(act: () => void): void {
  const room = useRoom();
  const timer = useTopic("timer");
  const done = useRef(0);
  const latest = useEffectEvent(act);
  const { endsAt, pausedWithMs } = timer ?? {};
  useEffect(() => {
    if (endsAt === undefined || pausedWithMs !== undefined) return undefined;
    const wait = endsAt - room.now() - BEFORE_DEADLINE_MS;
    const timeout = setTimeout(
      () => {
        if (done.current === endsAt) return;
        done.current = endsAt;
        latest();
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timeout);
  }, [room, endsAt, pausedWithMs]);
}
