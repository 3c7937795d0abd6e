import { createContext, use } from "react";

const InLessonContext = createContext(false);

/** Around a room that somebody plays alone, to learn the game. */
export const InLesson = InLessonContext.Provider;

/** Is this a round to learn from? Then nobody else is there: nothing is reported, and nothing stays. */
export function useInLesson(): boolean {
  return use(InLessonContext);
}
