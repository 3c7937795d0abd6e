import type { NearestShared } from "../../../../src-rooms/games/nearest/types.ts";

/** The shared view of EXPERIMENTS while a question is open. */
export const QUESTION: NearestShared = {
  questionId: "q",
  question: "How many?",
  isYear: false,
  asked: 1,
  ofQuestions: 3,
  multiplier: 1,
};
