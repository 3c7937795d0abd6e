import { useState } from "react";
import { useTopic } from "../room/index.ts";
import { useSend } from "../room/useSend.ts";

/**
 * Returns what the player tapped last in this stage, and a function that sends a tap's move. A tap shows
 * immediately, before the room has it; if the room refuses it, the value is undefined again, unless a later tap
 * has replaced it. Undefined: show what the room has.
 */
export function useTappedMove<Value>(): readonly [
  tapped: Value | undefined,
  tap: (value: Value, move: object) => void,
] {
  const { send } = useSend();
  const stageId = useTopic("stage")?.stageId;
  const [last, setLast] = useState<{ readonly value: Value }>();
  const tap = (value: Value, move: object) => {
    if (stageId === undefined) return;
    const tapped = { value };
    setLast(tapped);
    void send("move", { stageId, move }).then((isDone) => {
      if (!isDone) setLast((shown) => (shown === tapped ? undefined : shown));
    });
  };
  return [last?.value, tap];
}
