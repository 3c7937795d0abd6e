import type { ClockSection, CurrentStage } from "./state.ts";

/** How much longer than the game asked the room lets this stage last; 1 without a deadline. */
export function stretchOf({ startedAt, fullEndsAt, ms }: CurrentStage): number {
  return fullEndsAt === undefined || !ms ? 1 : (fullEndsAt - startedAt) / ms;
}

/** How long the stage has lasted in the game's own ms: without pauses, and without being stretched. */
export function elapsedOf({ stage, paused }: ClockSection, now: number): number {
  const real = (paused ? paused.since : now) - stage.startedAt;
  return Math.max(0, Math.round(real / stretchOf(stage)));
}

/** When the stage will have lasted so long in the game's own ms; ms since 1970, later than `now`. */
export function timeAt(stage: CurrentStage, elapsed: number, now: number): number {
  return Math.max(now + 1, stage.startedAt + Math.ceil(elapsed * stretchOf(stage)));
}

/** The stage with another length than it was begun with. */
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
