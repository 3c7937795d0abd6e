import type { AnyLesson, LessonMoment } from "../../../game-kit/lesson.ts";

export type Moment = LessonMoment<unknown, unknown>;

/** How far a reader has come. */
export interface Progress {
  /** Index of the step; -1 before the first. */
  readonly at: number;
  /** The stage that the step stands over; undefined before the first. */
  readonly stageId: Moment["stageId"] | undefined;
  /** The last step is behind the reader. */
  readonly isOver: boolean;
}

/** Stages of the frame behind a round. */
const ENDS: readonly string[] = ["ROUND_SUMMARY", "GAME_END"];

export const BEGINNING: Progress = { at: -1, stageId: undefined, isOver: false };

/** Where the reader is once the room has come to this moment. */
export function follow(before: Progress, { steps }: AnyLesson, moment: Moment): Progress {
  if (before.isOver || before.stageId === moment.stageId) return before;
  const next = steps.findIndex(
    ({ stage, when }, at) =>
      at > before.at && stage === moment.stage && (when === undefined || when(moment)),
  );
  if (next >= 0) return { at: next, stageId: moment.stageId, isOver: false };
  // A round may be over sooner than the lesson thought.
  if (before.at >= 0 && ENDS.includes(moment.stage)) return { ...before, isOver: true };
  // Between two steps the room passes stages that teach nothing new.
  return before.at === steps.length - 1 ? { ...before, isOver: true } : before;
}

/** Is the room in a stage that no step stands over, or has the reader done what this one asks? */
export function goesOn(progress: Progress, { steps }: AnyLesson, moment: Moment): boolean {
  if (progress.stageId !== moment.stageId) return true;
  return steps[progress.at]?.isEnough?.(moment) ?? false;
}

/** May the reader go on, as the next thing to do? Otherwise they may still pass the step over. */
export function mayGoOn(progress: Progress, { steps }: AnyLesson, moment: Moment): boolean {
  return moment.isShow || (steps[progress.at]?.mayGoOn?.(moment) ?? false);
}
