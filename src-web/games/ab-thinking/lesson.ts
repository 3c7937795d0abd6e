import cards from "../../../src-rooms/content/ab-cards.json" with { type: "json" };
import { abContent, type CardWords } from "../../../src-rooms/games/ab-thinking/content.ts";
import { abThinkingWith } from "../../../src-rooms/games/ab-thinking/rules.ts";
import type { AbPrivate, AbShared, AbState } from "../../../src-rooms/games/ab-thinking/types.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";
import { loaderByLanguage } from "../../game-kit/loaderByLanguage.ts";

const wordsIn = loaderByLanguage<CardWords>(
  import.meta.glob("../../../src-rooms/content/*/ab-thinking.json"),
);

/** The lesson: a robot tells; the reader adds a card and finds the robot's. */
const abThinking: Lesson<"ab-thinking", AbState, AbShared, AbPrivate> = {
  namespace: "ab-thinking",
  rules: async (language) => {
    const words = await wordsIn(language);
    return abThinkingWith(abContent(cards, { [language]: () => words }));
  },
  friends: 0,
  robots: 3,
  fits: ({ storyteller }, myId) => storyteller !== myId,
  steps: [
    { stage: "PICK", text: (t) => t("lesson.pick") },
    { stage: "VOTE", text: (t) => t("lesson.vote") },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
  ],
};
export default anyLesson(abThinking);
