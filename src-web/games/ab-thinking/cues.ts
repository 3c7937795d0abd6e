import { useEffect } from "react";
import { cue } from "../../audio/cue.ts";
import type { EffectName } from "../../audio/files.ts";
import { wantsLessMotion } from "../../ui/effects/motion.ts";

/** The sounds of this game: a deal, a card laid down, cards turned over, and the reveal. */
export const AB_CUES = {
  deal: "deal",
  laid: "card",
  turned: "flip",
  votes: "votesFly",
  answer: "reveal",
  points: "points",
} as const satisfies Record<string, EffectName>;

/** Plays an effect `times` times, `everyMs` apart; only once for users who prefer reduced motion. */
export function useCueRow(name: EffectName, times: number, everyMs: number): void {
  useEffect(() => {
    const often = wantsLessMotion() ? Math.min(1, times) : times;
    const timeouts = Array.from({ length: often }, (_, at) =>
      setTimeout(() => cue(name), at * everyMs),
    );
    return () => timeouts.forEach((timeout) => clearTimeout(timeout));
  }, [name, times, everyMs]);
}
