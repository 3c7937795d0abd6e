import { useEffect, useState } from "react";

/** True for `ms` milliseconds after `turn` has changed to something other than 0. */
export function useBriefly(turn: number, ms: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(() => setOver(turn), ms);
    return () => clearTimeout(timer);
  }, [turn, ms]);
  return turn !== 0 && over !== turn;
}
