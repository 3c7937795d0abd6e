import { usePeople } from "../../room/people.ts";
import { useNearest } from "./controller.ts";
import type { Pin } from "./NumberLine.tsx";
import type { RevealStep } from "./timeline.ts";

/** Returns who is on the line at this moment of the reveal, in the order in which they landed. */
export function usePins(step: RevealStep): Pin[] {
  const personOf = usePeople();
  const reveal = useNearest()?.reveal;
  if (!reveal) return [];
  return reveal.landings.slice(0, step.landed).map(({ playerId, value, place }) => {
    const { name, avatarSrc } = personOf(playerId);
    const isBest = step.judged && place === 1;
    const mark = isBest ? (value === reveal.answer ? "exact" : "nearest") : undefined;
    return { id: playerId, name, avatarSrc, value, mark };
  });
}
