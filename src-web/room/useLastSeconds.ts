import { useEffect, useEffectEvent, useState } from "react";
import { useRoom, useRoomEvent, useTopic } from "./index.ts";

/** How many of the last seconds are reported. */
const TOLD = 5;
/** A timer may fire this much too early, including corrections of the room's clock meanwhile, ms. */
const EARLY_MS = 100;

/**
 * Calls `tell` at each of the last seconds of a stage in which people are waited for, with how many are left,
 * 5 to 1. Never while the game is paused or during a show, in which nobody has to hurry.
 */
export function useLastSeconds(tell: (left: number) => void): void {
  const room = useRoom();
  const stageId = useTopic("stage")?.stageId;
  const { endsAt, pausedWithMs } = useTopic("timer") ?? {};
  const [warned, setWarned] = useState<number>();
  useRoomEvent("timeRunningOut", (warning) => setWarned(warning.stageId));
  const latest = useEffectEvent(tell);
  const isWaited = warned !== undefined && warned === stageId && pausedWithMs === undefined;
  useEffect(() => {
    if (endsAt === undefined || !isWaited) return undefined;
    let timeout: ReturnType<typeof setTimeout>;
    const next = () => {
      const msLeft = endsAt - room.now();
      const left = Math.min(TOLD, Math.ceil((msLeft - EARLY_MS) / 1_000) - 1);
      if (left < 1) return;
      timeout = setTimeout(
        () => {
          latest(left);
          next();
        },
        Math.max(0, msLeft - left * 1_000),
      );
    };
    next();
    return () => clearTimeout(timeout);
  }, [room, endsAt, isWaited]);
}
