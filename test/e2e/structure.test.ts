import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../src-rooms/catalog/languages.ts";
import { faultsOf } from "../web/stage/gallery/faults.ts";
import { Scene } from "../web/stage/gallery/scene.ts";
import { SHARED_STAGES, type Story } from "../web/stage/gallery/story.ts";
import { STORIES } from "../web/stage/gallery/stories/index.ts";
import { launch } from "./browser.ts";

/** Everything that a story shows, in one language on a TV and a phone: stages seen, and what is wrong. */
async function lookAt(browser: Browser, story: Story, language: Language) {
  const stages = new Set<string>();
  const faults: string[] = [];
  await Scene.play(story, {
    browser,
    language,
    sizes: ["tv", "phone"],
    isStill: true,
    look: async (sight) => {
      stages.add(sight.stage);
      faults.push(...(await faultsOf(sight, language === "en")));
    },
  });
  return { stages, faults: faults.map((fault) => `${language} ${fault}`) };
}

/** Stages that a game skips: those without rounds have no round to begin and to sum up. */
const HAS_NO = {
  CANVAS_CLASH: ["ROUND_INTRO", "ROUND_SUMMARY"],
  AB_THINKING: ["ROUND_INTRO", "ROUND_SUMMARY"],
} as const;

function stagesOf({ name, gameType, stages }: Story): string[] {
  if (name === "lobby") return [...stages];
  const missing: readonly string[] = gameType in HAS_NO ? HAS_NO.CANVAS_CLASH : [];
  return [...stages, ...SHARED_STAGES].filter((stage) => !missing.includes(stage));
}

describe("screens hold together: nothing overflows, is cut off, too small or too pale", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(STORIES)(
    "$name, every stage on a TV and a phone in English and German",
    async (story) => {
      const [english, german] = await Promise.all([
        lookAt(browser, story, "en"),
        lookAt(browser, story, "de"),
      ]);
      expect([...english.stages]).toEqual(expect.arrayContaining(stagesOf(story)));
      expect([...german.stages]).toEqual(expect.arrayContaining(stagesOf(story)));
      expect(
        [...english.faults, ...german.faults],
        "To mend it: npm run shots -- --lang de --faults shows these screens.",
      ).toEqual([]);
    },
  );
});
