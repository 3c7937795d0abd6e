import { createContext, use } from "react";

const InLessonContext = createContext(false);

/** Wraps a room that somebody plays alone to learn the game. */
export const InLesson = InLessonContext.Provider;

/** Whether this is a lesson. Nobody else is there, so nothing is reported and nothing is kept. */
export function useInLesson(): boolean {
  return use(InLessonContext);
}
