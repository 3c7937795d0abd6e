import { nearest as rules } from "../../../src-rooms/games/nearest/rules.ts";
import type {
  NearestPrivate,
  NearestShared,
  NearestState,
} from "../../../src-rooms/games/nearest/types.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";

const rulesAreHere = Promise.resolve(rules);

/** One question, one number, one walk along the line. */
const nearest: Lesson<"nearest", NearestState, NearestShared, NearestPrivate> = {
  namespace: "nearest",
  rules: () => rulesAreHere,
  friends: 0,
  robots: 3,
  steps: [
    { stage: "ESTIMATE", text: (t) => t("lesson.estimate") },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
  ],
};
export default anyLesson(nearest);
