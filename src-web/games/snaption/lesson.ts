import { snaptionContent, type CaptionBank } from "../../../src-rooms/games/snaption/content.ts";
import { snaptionWith } from "../../../src-rooms/games/snaption/rules.ts";
import type {
  SnaptionPrivate,
  SnaptionShared,
  SnaptionState,
} from "../../../src-rooms/games/snaption/types.ts";
import snaps from "../../../src-rooms/content/snaps.json" with { type: "json" };
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";
import { loaderByLanguage } from "../../game-kit/loaderByLanguage.ts";

const bankIn = loaderByLanguage<CaptionBank>(
  import.meta.glob("../../../src-rooms/content/*/snaption.json"),
);

/** How many ready-made lines the reader may choose from, instead of writing their own. */
const LINES = 24;

/** Probability that a friend votes for the reader. */
const FOND = 0.6;

const hasCaptioned = (hand: SnaptionPrivate | undefined) =>
  hand?.photos.some(({ text }) => text !== undefined) ?? false;

/** The lesson: a photo, a caption, a vote, and what it pays. */
const snaption: Lesson<"snaption", SnaptionState, SnaptionShared, SnaptionPrivate> = {
  namespace: "snaption",
  rules: async (language) => {
    const bank = await bankIn(language);
    const content = snaptionContent(snaps, { [language]: () => bank });
    // The friends sit where people sit, and caption with built-in lines as robots do.
    return { ...snaptionWith(content), isForRobots: () => false };
  },
  friends: 3,
  robots: 0,
  pack: async (language) => ({
    kind: "caption",
    name: "lesson",
    language,
    entries: (await bankIn(language)).any.slice(0, LINES),
  }),
  // The photo that the phone shows first is also voted on first.
  fits: ({ photos }, myId) => photos[0]?.writers.includes(myId) ?? false,
  // A reader who is new to the game should get a laugh.
  friendMove: ({ stage, hand, reader, random }) => {
    const own = reader.hand?.own;
    const isTheirs = stage === "VOTE" && own !== undefined && own !== hand?.own;
    return isTheirs && random.chance(FOND) ? { type: "vote", letter: own } : undefined;
  },
  steps: [
    {
      stage: "CAPTION",
      text: (t) => t("lesson.write"),
      isEnough: ({ hand }) => hasCaptioned(hand),
    },
    { stage: "VOTE", text: (t) => t("lesson.vote") },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
  ],
};
export default anyLesson(snaption);
