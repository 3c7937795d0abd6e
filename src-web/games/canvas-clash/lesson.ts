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
import type { Drawing } from "../../../src-shared/catalog/drawing.ts";
import { LANGUAGES, type Language } from "../../../src-shared/catalog/languages.ts";
import { anyLesson, type Lesson } from "../../game-kit/lesson.ts";
import { loaderByLanguage } from "../../game-kit/loaderByLanguage.ts";

const wordsIn = loaderByLanguage<readonly WordEntry[]>(
  import.meta.glob("../../../src-rooms/content/*/canvas-clash.json"),
);

/** Maximum length of all lines of a picture, in its own units, that a robot paints within half a minute. */
const SHORT = 4_000;

/** Returns the distance a brush travels to paint a picture. */
function wayOf({ lines }: Drawing): number {
  return lines.reduce((sum, { points }) => {
    const steps = points.slice(1).map(({ x, y }, at) => {
      const before = points[at] ?? { x, y };
      return Math.hypot(x - before.x, y - before.y);
    });
    return steps.reduce((way, step) => way + step, sum);
  }, 0);
}

/** Loads the easy words that a robot can paint quickly: nobody should wait in a one-minute lesson. */
async function contentIn(language: Language): Promise<CanvasContent> {
  // SAFETY: there is an entry for each language.
  const listed = (words: readonly WordEntry[]) =>
    Object.fromEntries(
      LANGUAGES.map((one) => [one, () => (one === language ? words : [])]),
    ) as unknown as WordLists;
  const words = await wordsIn(language);
  const all = new CanvasContent(listed(words), () => drawings);
  const quick = words.filter(({ id, level }) => {
    const drawing = all.drawingOf(id);
    return level === "easy" && drawing !== undefined && wayOf(drawing) < SHORT;
  });
  return new CanvasContent(listed(quick), () => drawings);
}

const isPainter = (hand: CanvasPrivate | undefined) => hand?.role === "painter";

/** The lesson: two robots paint and the reader guesses; then the reader paints and a robot guesses. */
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
