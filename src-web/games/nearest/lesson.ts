import { knowQuestions, type QuestionTexts } from "../../../src-rooms/games/nearest/content.ts";
import { nearest as rules } from "../../../src-rooms/games/nearest/rules.ts";
import type {
  NearestPrivate,
  NearestShared,
  NearestState,
} from "../../../src-rooms/games/nearest/types.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";
import { loaderByLanguage } from "../../game-kit/loaderByLanguage.ts";

const questionsIn = loaderByLanguage<QuestionTexts>(
  import.meta.glob("../../../src-rooms/content/*/nearest.json"),
);

/** The lesson: one question, one number, one reveal on the line. */
const nearest: Lesson<"nearest", NearestState, NearestShared, NearestPrivate> = {
  namespace: "nearest",
  rules: async (language) => {
    const questions = await questionsIn(language);
    knowQuestions(language, () => questions);
    return rules;
  },
  friends: 0,
  robots: 3,
  steps: [
    { stage: "ESTIMATE", text: (t) => t("lesson.estimate") },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
  ],
};
export default anyLesson(nearest);
