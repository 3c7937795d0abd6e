import { knowRequip, type RequipBank } from "../../../src-rooms/games/requip/content.ts";
import { requip as rules } from "../../../src-rooms/games/requip/rules.ts";
import type {
  RequipPrivate,
  RequipShared,
  RequipState,
} from "../../../src-rooms/games/requip/types.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";
import { loaderByLanguage } from "../../game-kit/loaderByLanguage.ts";

const bankIn = loaderByLanguage<RequipBank>(
  import.meta.glob("../../../src-rooms/content/*/requip.json"),
);

/** Probability that a friend votes for the reader. */
const FOND = 0.7;

const hasAnswered = (hand: RequipPrivate | undefined) =>
  Object.values(hand?.prompts ?? {}).some(
    ({ currentPromptResponse }) => currentPromptResponse !== undefined,
  );

/** The lesson: a prompt, a duel of others with a machine among them, and the reader's own duel. */
const requip: Lesson<"requip", RequipState, RequipShared, RequipPrivate> = {
  namespace: "requip",
  rules: async (language) => {
    const bank = await bankIn(language);
    knowRequip(language, () => bank);
    return rules;
  },
  friends: 3,
  robots: 0,
  settings: { keepAnswers: false },
  // First a duel of a friend and the machine, then the reader's, whose prompt the phone shows first.
  fits: ({ matchups }, myId) => {
    const authors = matchups.map(({ slots }) => slots.map(({ author }) => author));
    const [first, second] = authors;
    return (first?.includes("quipbot") && !first.includes(myId) && second?.includes(myId)) ?? false;
  },
  // A reader who is new to the game should get a laugh.
  friendMove: ({ stage, hand, reader, random }) => {
    const own = reader.hand?.mine;
    const isTheirs = stage === "DUEL" && own !== undefined && hand?.mine === undefined;
    return isTheirs && random.chance(FOND) ? { type: "vote", promptResponseId: own } : undefined;
  },
  steps: [
    { stage: "WRITE", text: (t) => t("lesson.write"), isEnough: ({ hand }) => hasAnswered(hand) },
    {
      stage: "DUEL",
      text: (t) => t("lesson.vote"),
      when: ({ hand }) => hand?.mine === undefined,
      mayGoOn: ({ hand }) => hand?.vote !== undefined,
    },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
    {
      stage: "REVEAL",
      text: (t) => t("lesson.own"),
      when: ({ hand }) => hand?.mine !== undefined,
    },
  ],
};
export default anyLesson(requip);
