import { useEffect, useRef, useState } from "react";
import { AUTOPILOT_AFTER_MS } from "../../../src-shared/catalog/limits.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useSeats, useTopic } from "../../room/index.ts";

const LOOK_EVERY_MS = 5_000;

/**
 * Returns whether somebody has been away for so long that a robot may take over. Only the room knows exactly;
 * this screen counts from when it noticed, which is never earlier.
 */
export function useLongAway(): (id: PlayerId) => boolean {
  const seats = useSeats();
  const presence = useTopic("websocketConnectionUpdated")?.players;
  const since = useRef(new Map<PlayerId, number>());
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    for (const { sessionPlayerId: id, robot } of seats) {
      const isAway = !robot && presence !== undefined && presence[id] !== "here";
      if (!isAway) since.current.delete(id);
      else if (!since.current.has(id)) since.current.set(id, performance.now());
    }
  }, [seats, presence]);
  useEffect(() => {
    const interval = setInterval(() => setNow(performance.now()), LOOK_EVERY_MS);
    return () => clearInterval(interval);
  }, []);
  return (id) => {
    const start = since.current.get(id);
    return start !== undefined && now - start >= AUTOPILOT_AFTER_MS;
  };
}
