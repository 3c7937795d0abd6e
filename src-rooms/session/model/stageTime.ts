import type { ClockSection, CurrentStage } from "./state.ts";

/** The factor by which the room stretches this stage; 1 if it has no deadline. */
export function stretchOf({ startedAt, fullEndsAt, ms }: CurrentStage): number {
  return fullEndsAt === undefined || !ms ? 1 : (fullEndsAt - startedAt) / ms;
}

/** How long the stage has lasted in the game's own ms: without pauses, and not stretched. */
export function elapsedOf({ stage, paused }: ClockSection, now: number): number {
  const real = (paused ? paused.since : now) - stage.startedAt;
  return Math.max(0, Math.round(real / stretchOf(stage)));
}

/** When the stage will have lasted `elapsed` of the game's own ms; in ms since 1970, and later than `now`. */
export function timeAt(stage: CurrentStage, elapsed: number, now: number): number {
  return Math.max(now + 1, stage.startedAt + Math.ceil(elapsed * stretchOf(stage)));
}

/** Returns the stage with a different length from the one it began with. */
export function withLength(stage: CurrentStage, ms: number): CurrentStage {
  const { endsAt, fullEndsAt } = stage;
  if (fullEndsAt === undefined || endsAt === undefined) return { ...stage, ms };
  const longer = Math.round((ms - (stage.ms ?? ms)) * stretchOf(stage));
  const isEarly = endsAt !== fullEndsAt;
  return {
    ...stage,
    ms,
    fullEndsAt: fullEndsAt + longer,
    endsAt: isEarly ? endsAt : endsAt + longer,
  };
}
