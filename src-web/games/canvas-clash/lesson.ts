import drawings from "../../../src-rooms/content/drawings.json" with { type: "json" };
import {
  CanvasContent,
  type WordEntry,
  type WordLists,
} from "../../../src-rooms/games/canvas-clash/content.ts";
import { canvasClashWith } from "../../../src-rooms/games/canvas-clash/rules.ts";
import type {
  CanvasPrivate,
  CanvasShared,
  CanvasState,
} from "../../../src-rooms/games/canvas-clash/types.ts";
import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";
import { loaderByLanguage } from "../../game-kit/loaderByLanguage.ts";

const wordsIn = loaderByLanguage<readonly WordEntry[]>(
  import.meta.glob("../../../src-rooms/content/*/canvas-clash.json"),
);

/** Easy words that a robot can paint: the first picture that somebody guesses should be a friendly one. */
async function contentIn(language: Language): Promise<CanvasContent> {
  const words = await wordsIn(language);
  const easy = words.filter(({ id, level }) => level === "easy" && Object.hasOwn(drawings, id));
  // SAFETY: an entry for each language.
  const lists = Object.fromEntries(
    LANGUAGES.map((one) => [one, one === language ? easy : []]),
  ) as unknown as WordLists;
  return new CanvasContent(lists, drawings);
}

const isPainter = (hand: CanvasPrivate | undefined) => hand?.role === "painter";

/** Two robots paint and the reader guesses; then the reader paints and a robot guesses. */
const canvasClash: Lesson<"canvas-clash", CanvasState, CanvasShared, CanvasPrivate> = {
  namespace: "canvas-clash",
  rules: async (language) => canvasClashWith(await contentIn(language)),
  friends: 0,
  robots: 2,
  fits: ({ turn }, myId) => !turn?.canvases.some(({ painter }) => painter === myId),
  steps: [
    { stage: "DRAW", text: (t) => t("lesson.guess") },
    { stage: "CREDIT", text: (t) => t("lesson.credit") },
    { stage: "REVEAL", text: (t) => t("lesson.reveal") },
    {
      stage: "DRAW",
      text: (t) => t("lesson.paint"),
      when: ({ hand }) => isPainter(hand),
      mayGoOn: ({ hand, shared }) =>
        hand?.role === "painter" && shared.canvases[hand.canvas]?.inked === true,
    },
    { stage: "REVEAL", text: (t) => t("lesson.end"), when: ({ hand }) => isPainter(hand) },
  ],
};
export default anyLesson(canvasClash);
