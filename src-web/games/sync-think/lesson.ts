import { knowSync, type SyncContent } from "../../../src-rooms/games/sync-think/content.ts";
import { syncThink as rules } from "../../../src-rooms/games/sync-think/rules.ts";
import type {
  SyncPrivate,
  SyncShared,
  SyncState,
} from "../../../src-rooms/games/sync-think/types.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";
import { loaderByLanguage } from "../../game-kit/loaderByLanguage.ts";

const wordsIn = loaderByLanguage<SyncContent>(
  import.meta.glob("../../../src-rooms/content/*/sync-think.json"),
);

/** The lesson: two words, and what three friends and the reader think of. */
const syncThink: Lesson<"sync-think", SyncState, SyncShared, SyncPrivate> = {
  namespace: "sync-think",
  rules: async (language) => {
    const words = await wordsIn(language);
    knowSync(language, () => words);
    return rules;
  },
  friends: 3,
  robots: 0,
  steps: [
    { stage: "THINK", text: (t) => t("lesson.think") },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
    { stage: "THINK", text: (t) => t("lesson.again"), when: ({ shared }) => shared.level > 0 },
    { stage: "REVEAL", text: (t) => t("lesson.end") },
  ],
};
export default anyLesson(syncThink);
