import { useEffect, useState } from "react";

/** True for so many ms after `turn` changed to something that is not 0. */
export function useAMoment(turn: number, ms: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(() => setOver(turn), ms);
    return () => clearTimeout(timer);
  }, [turn, ms]);
  return turn !== 0 && over !== turn;
}
