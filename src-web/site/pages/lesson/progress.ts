import type { AnyLesson, LessonMoment } from "../../../game-kit/lesson.ts";

export type Moment = LessonMoment<unknown, unknown>;

/** How far a reader has got. */
export interface Progress {
  /** Index of the current step; -1 before the first. */
  readonly at: number;
  /** The stage the step belongs to; undefined before the first step. */
  readonly stageId: Moment["stageId"] | undefined;
  /** Whether the last step has been passed. */
  readonly isOver: boolean;
}

/** The frame stages that follow a round. */
const ENDS: readonly string[] = ["ROUND_SUMMARY", "GAME_END"];

export const BEGINNING: Progress = { at: -1, stageId: undefined, isOver: false };

/** The reader's progress once the room has reached this moment. */
export function follow(before: Progress, { steps }: AnyLesson, moment: Moment): Progress {
  if (before.isOver || before.stageId === moment.stageId) return before;
  const next = steps.findIndex(
    ({ stage, when }, at) =>
      at > before.at && stage === moment.stage && (when === undefined || when(moment)),
  );
  if (next >= 0) return { at: next, stageId: moment.stageId, isOver: false };
  // A round may end earlier than the lesson expects.
  if (before.at >= 0 && ENDS.includes(moment.stage)) return { ...before, isOver: true };
  // Between two steps there may be stages without a step.
  return before.at === steps.length - 1 ? { ...before, isOver: true } : before;
}

/**
 * Whether the room moves on by itself: the stage has no step, or the reader has done what its step asks for.
 */
export function goesOn(progress: Progress, { steps }: AnyLesson, moment: Moment): boolean {
  if (progress.stageId !== moment.stageId) return true;
  return steps[progress.at]?.isEnough?.(moment) ?? false;
}

/** Whether going on is the suggested next action. If not, the reader can still skip the step. */
export function mayGoOn(progress: Progress, { steps }: AnyLesson, moment: Moment): boolean {
  return moment.isShow || (steps[progress.at]?.mayGoOn?.(moment) ?? false);
}
