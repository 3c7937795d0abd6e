import { hideAndPeek as rules } from "../../../src-rooms/games/hide-and-peek/rules.ts";
import type {
  HidePrivate,
  HideShared,
  HideState,
} from "../../../src-rooms/games/hide-and-peek/types.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";

const rulesAreHere = Promise.resolve(rules);

/** The lesson: the reader runs, hides, and looks for a robot. */
const hideAndPeek: Lesson<"hide-and-peek", HideState, HideShared, HidePrivate> = {
  namespace: "hide-and-peek",
  rules: () => rulesAreHere,
  friends: 0,
  robots: 2,
  fits: ({ turnOrder }, myId) => turnOrder[0] !== myId,
  steps: [
    {
      stage: "LIGHT",
      text: (t) => t("lesson.light"),
      mayGoOn: ({ hand }) => hand?.spotName !== undefined,
    },
    { stage: "DARK", text: (t) => t("lesson.dark") },
    { stage: "GUESS", text: (t) => t("lesson.guess") },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
  ],
};
export default anyLesson(hideAndPeek);
