import { rpsShoot as rules } from "../../../src-rooms/games/rps-shoot/rules.ts";
import type { RpsPrivate, RpsShared, RpsState } from "../../../src-rooms/games/rps-shoot/types.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";

const rulesAreHere = Promise.resolve(rules);

/** The lesson: the reader's own three throws against a robot. */
const rpsShoot: Lesson<"rps-shoot", RpsState, RpsShared, RpsPrivate> = {
  namespace: "rps-shoot",
  rules: () => rulesAreHere,
  friends: 0,
  robots: 2,
  fits: ({ battles }, myId) => battles[0]?.first === myId,
  steps: [
    {
      stage: "PROGRAM",
      text: (t) => t("lesson.program"),
      isEnough: ({ hand }) => hand?.programs[1]?.moves.includes("NOTHING") === false,
    },
    { stage: "BET", text: (t) => t("lesson.bet") },
    { stage: "SHOOT", text: (t) => t("lesson.shoot") },
  ],
};
export default anyLesson(rpsShoot);
