import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isOffered } from "../../src-shared/catalog/access.ts";
import { GAME_TYPES, gamePath, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES as ALL_LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";
import { faultsOf } from "../gallery/faults.ts";
import { Scene, type Sight } from "../gallery/scene.ts";
import { SHARED_STAGES, type Story } from "../gallery/story.ts";
import { GAME_STORIES, STORIES } from "../gallery/stories.ts";
import { SIZES } from "../gallery/sizes.ts";
import { serveBuilt, SITE } from "../gallery/site.ts";
import { theBrowser } from "./setting.ts";

/**
 * German words are long: what fits them fits most languages. With `STRUCTURE=full` every story is played in
 * English and Polish too, which takes three times as long. Colours are only checked in the first language.
 */
const LANGUAGES: readonly [Language, ...Language[]] =
  process.env["STRUCTURE"] === "full" ? ["de", "en", "pl"] : ["de"];

/** Phone sizes with the browser's bars visible. */
const WINDOWS = [SIZES.bars, SIZES.smallBars, SIZES.wideBars];
type Window = (typeof WINDOWS)[number];

/**
 * Stages at which every game begins and ends: they are checked in every window, the others in one window
 * each, in turn.
 */
const IN_ALL = ["TUTORIAL", "GAME_END"];

/** What is wrong on a phone whose browser shows its bars. */
async function faultsBehindBars(
  sight: Sight,
  turn: number,
  windows: readonly Window[] = WINDOWS,
): Promise<string[]> {
  const { page, stage } = sight;
  const whole = page.viewportSize();
  const isInAll = IN_ALL.includes(stage) || process.env["STRUCTURE"] === "full";
  const faults: string[] = [];
  for (const [at, [width, height]] of windows.entries()) {
    if (!isInAll && at !== turn % windows.length) continue;
    await page.setViewportSize({ width, height });
    const found = await faultsOf(sight, false);
    faults.push(...found.map((fault) => `${width}x${height} ${fault}`));
  }
  if (whole) await page.setViewportSize(whole);
  return faults;
}

/** Plays a story in one language on a TV and a phone; returns the stages seen and the faults. */
async function lookAt(browser: Browser, story: Story, language: Language) {
  const stages = new Set<string>();
  const faults: string[] = [];
  let turn = 0;
  await Scene.play(story, {
    browser,
    language,
    sizes: ["tv", "phone"],
    isStill: true,
    look: async (sight) => {
      stages.add(sight.stage);
      faults.push(...(await faultsOf(sight, language === LANGUAGES[0])));
      if (sight.size !== "phone") return;
      faults.push(...(await faultsBehindBars(sight, turn)));
      turn += 1;
    },
  });
  return { stages, faults: faults.map((fault) => `${language} ${fault}`) };
}

/** Stages that a game skips: games without rounds have no round to introduce or to sum up. */
const HAS_NO = {
  CANVAS_CLASH: ["ROUND_INTRO", "ROUND_SUMMARY"],
  AB_THINKING: ["ROUND_INTRO", "ROUND_SUMMARY"],
} as const;

function stagesOf(story: Story): string[] {
  const { gameType, stages } = story;
  // Stories of the lobby and the evening belong to no game.
  if (!GAME_STORIES.includes(story)) return [...stages];
  const missing: readonly string[] = gameType in HAS_NO ? HAS_NO.CANVAS_CLASH : [];
  return [...stages, ...SHARED_STAGES].filter((stage) => !missing.includes(stage));
}

/** Names of the hiding places of all scenes. */
function namesIn(language: Language): string[] {
  const file = new URL(
    `../../src-web/i18n/locales/${language}/hide-and-peek.json`,
    import.meta.url,
  );
  const texts: { readonly spots: Readonly<Record<string, Readonly<Record<string, string>>>> } =
    JSON.parse(readFileSync(file, "utf8"));
  return Object.values(texts.spots).flatMap((scene) => Object.values(scene));
}

const longestWord = (text: string) => Math.max(...text.split(" ").map(({ length }) => length));

/** Runs in the page: puts each text into the element at the same index; returns those that do not fit. */
function cutWith(elements: Element[], texts: readonly string[]): string[] {
  return elements.flatMap((element, at) => {
    element.textContent = texts[at] ?? "";
    const box = element.getBoundingClientRect();
    const isInside = box.top >= (element.closest("button")?.getBoundingClientRect().top ?? 0);
    const isWhole = element.scrollWidth <= element.clientWidth && isInside;
    return isWhole ? [] : [element.textContent];
  });
}

/** Runs in the page: what is in front of an element's words, at some points of each line. */
function coveredParts(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [0.15, 0.5, 0.85].flatMap((down) =>
    [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((along) => {
      const front = document.elementFromPoint(
        left + along * (right - left),
        top + down * (bottom - top),
      );
      return front === null || element.contains(front) ? [] : [front.outerHTML];
    }),
  );
}

/** Runs in the page: which of these elements are not wholly inside the window. */
function outside(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && bottom > top ? [] : [element.outerHTML];
  });
}

/** Runs in the page: which of these controls cannot be scrolled to, or have something else on their middle. */
function outOfReach(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const pressed = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isPressed = pressed !== null && element.contains(pressed);
    return isInside && isPressed ? [] : [element.outerHTML];
  });
}

/** Runs in the page: by how much something can be scrolled sideways, px. */
const widerBy = (element: Element) => element.scrollWidth - element.clientWidth;

const browser = theBrowser();

/**
 * Checks every phone of this game's story at this moment at the smallest phone size, in German by default.
 */
async function onTheSmallest(
  gameType: GameType,
  moment: string,
  look: (page: Page) => Promise<void>,
  language: Language = "de",
): Promise<void> {
  const story = GAME_STORIES.find((one) => one.gameType === gameType);
  if (!story) throw new Error(`${gameType} has no story`);
  let phones = 0;
  await Scene.play(story, {
    browser: browser(),
    language,
    sizes: ["phone"],
    isStill: true,
    prepare: (page) => page.setViewportSize({ width: 320, height: 568 }),
    wants: (at) => at.moment === moment,
    look: async ({ page }) => {
      phones += 1;
      await look(page);
    },
  });
  expect(phones, `phones at ${moment}`).toBeGreaterThan(0);
}

describe("screens keep their layout: nothing overflows, is cut off, too small or too pale", () => {
  it.each(STORIES)("$name, every stage on a TV and a phone", async (story) => {
    const seen = await Promise.all(LANGUAGES.map((language) => lookAt(browser(), story, language)));
    for (const { stages } of seen) {
      expect([...stages]).toEqual(expect.arrayContaining(stagesOf(story)));
    }
    expect(
      seen.flatMap(({ faults }) => faults),
      "To fix it: npm run shots -- --lang de --faults shows these screens.",
    ).toEqual([]);
  });

  it.each(GAME_STORIES)(
    "$name on a small phone with browser bars and no television, and in larger windows",
    async (story) => {
      const [width, height] = SIZES.smallBars;
      const others = [SIZES.bars, SIZES.wideBars];
      const faults: string[] = [];
      let turn = 0;
      await Scene.play(story, {
        browser: browser(),
        language: "de",
        sizes: ["phone"],
        cast: { hostType: "HOST_AND_PLAY" },
        isStill: true,
        prepare: (page) => page.setViewportSize({ width, height }),
        look: async (sight) => {
          faults.push(...(await faultsOf(sight, false)));
          faults.push(...(await faultsBehindBars(sight, turn, others)));
          turn += 1;
        },
      });
      expect(
        faults,
        "To fix it: npm run shots -- --lang de --size smallBars,bars,wideBars --host HOST_AND_PLAY --faults",
      ).toEqual([]);
    },
  );

  it.each(["CANVAS_CLASH", "SNAPTION"] as const)(
    "the podium of %s has room for the offer to install the app, in every window",
    async (gameType) => {
      const story = GAME_STORIES.find((one) => one.gameType === gameType);
      if (!story) throw new Error(`${gameType} has no story`);
      const faults: string[] = [];
      await Scene.play(story, {
        browser: browser(),
        language: "de",
        sizes: ["phone"],
        isStill: true,
        wants: ({ moment }) => moment === "podium",
        look: async (sight) => {
          const { page } = sight;
          await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt")));
          await page.getByRole("button", { name: "Zum Startbildschirm" }).waitFor();
          faults.push(...(await faultsOf(sight, false)), ...(await faultsBehindBars(sight, 0)));
        },
      });
      expect(faults).toEqual([]);
    },
  );

  it("the longest names of hiding places are shown in full on the smallest phone", async () => {
    const names = ALL_LANGUAGES.flatMap((language) => namesIn(language));
    const longest = names.sort((a, b) => longestWord(b) - longestWord(a)).slice(0, 8);
    const cut: string[] = [];
    await onTheSmallest("HIDE_AND_PEEK", "guess-fresh", async (page) => {
      const spots = page.getByRole("radio").locator("span:not([aria-hidden])");
      await expect.poll(() => spots.count()).toBe(longest.length);
      cut.push(...(await spots.evaluateAll(cutWith, longest)));
    });
    expect(cut).toEqual([]);
  });

  it("the question of Nearest is in front of a tower of numbers on small phones without a television", async () => {
    const story = STORIES.find(({ name }) => name === "nearest");
    if (!story) throw new Error("there is no such story");
    const behind: string[] = [];
    let looks = 0;
    await Scene.play(story, {
      browser: browser(),
      language: "de",
      sizes: ["small", "wide"],
      cast: { players: 8, hostType: "HOST_AND_PLAY" },
      isStill: true,
      wants: ({ moment }) => moment === "reveal",
      look: async (sight) => {
        looks += 1;
        const question = sight.page.locator("[class*='_reminder_']");
        const parts = await question.evaluate(coveredParts);
        behind.push(...parts.map((part) => `${sight.size}: ${part}`));
        behind.push(...(await faultsOf(sight, false)));
      },
    });
    expect(looks).toBe(2);
    expect(behind).toEqual([]);
  });

  it("an enlarged card and its buttons are shown in full on the smallest phone", async () => {
    await onTheSmallest("AB_THINKING", "vote-fresh", async (page) => {
      await page.locator("main ol button").first().click();
      const sheet = page.locator("dialog:modal > *");
      await sheet.getByRole("img").first().waitFor();
      expect(await sheet.evaluate(widerBy), "px wider than the screen").toBe(0);
      const parts = sheet.locator("img, button");
      expect(await parts.count()).toBeGreaterThan(3);
      expect(await parts.evaluateAll(outside)).toEqual([]);
    });
  });

  it.each([
    ["lobby", "sixteen", undefined],
    ["evening", "standing", undefined],
    ["requip", "duel-fresh", 10],
    ["ab", "clue-fresh", 10],
    ["canvas", "credit-fresh", 10],
  ] as const)(
    "on the smallest phone in landscape, all of %s (%s) can be scrolled to, pressed and read",
    async (name, moment, players) => {
      const story = STORIES.find((one) => one.name === name);
      if (!story) throw new Error(`there is no story ${name}`);
      let phones = 0;
      await Scene.play(story, {
        browser: browser(),
        language: "pl",
        sizes: ["phone"],
        cast: { ...(players !== undefined && { players }) },
        isStill: true,
        prepare: (page) => page.setViewportSize({ width: 568, height: 320 }),
        wants: (at) => at.moment === moment,
        look: async (sight) => {
          phones += 1;
          // That the stage is taller than the window is why it scrolls.
          const faults = (await faultsOf(sight, false)).filter((one) => !one.endsWith("too tall"));
          expect(faults).toEqual([]);
          // The cards of a hand overlap.
          const controls = sight.page.locator("main :is(button, input):not([class*=_fan_] *)");
          expect(await controls.evaluateAll(outOfReach), sight.who).toEqual([]);
        },
      });
      expect(phones, `phones at ${moment}`).toBeGreaterThan(0);
    },
  );

  it("the ways to a photo below the camera are side by side on the smallest phone in Spanish, where one is a long word", async () => {
    const look = async (page: Page) => {
      const main = page.locator("main");
      expect(await main.evaluate(widerBy), "px wider than the screen").toBe(0);
      const ways = main.getByRole("button");
      expect(await ways.evaluateAll(outside)).toEqual([]);
      const boxes = [];
      for (const name of ["Álbum", "Sorpréndeme"]) {
        boxes.push(await main.getByRole("button", { name }).boundingBox());
      }
      const [album, house] = boxes;
      if (!album || !house) throw new Error("a way is missing");
      expect(house.y).toBe(album.y);
      expect(house.x).toBeGreaterThan(album.x + album.width);
    };
    await onTheSmallest("SNAPTION", "snap-fresh", look, "es");
  });

  it.each([
    ["SNAPTION", "caption-fresh"],
    ["REQUIP", "write-fresh"],
  ] as const)("a very long word makes %s no wider", async (gameType, moment) => {
    await onTheSmallest(gameType, moment, async (page) => {
      await page.getByRole("textbox").fill("Donaudampfschifffahrtsgesellschaftskapitän");
      expect(await page.locator("main").evaluate(widerBy), "px wider than the screen").toBe(0);
    });
  });

  it("the rules of each game fit the width of their dialog on the site, on a desktop and on phones", async () => {
    const context = await browser().newContext({
      locale: "de",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await serveBuilt(context);
    const page = await context.newPage();
    const widths: string[] = [];
    for (const type of GAME_TYPES.filter((one) => isOffered(one, "everyone"))) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${SITE}/games/${gamePath(type)}`);
      await page.getByRole("button", { name: "So geht’s" }).click();
      const rules = page.locator("dialog[open]");
      await rules.locator("ol > li").nth(2).waitFor();
      for (const size of [undefined, "phone", "wide"] as const) {
        const [width, height] = size ? SIZES[size] : [1280, 800];
        await page.setViewportSize({ width, height });
        const [wide, has] = await rules.evaluate((dialog) => {
          const rights = [...dialog.querySelectorAll("li, li *")].map(
            (one) => one.getBoundingClientRect().right,
          );
          return [Math.max(...rights), dialog.getBoundingClientRect().right] as const;
        });
        if (wide > has) widths.push(`${type} at ${width}: ${Math.round(wide - has)} px too wide`);
      }
    }
    await context.close();
    expect(widths).toEqual([]);
  });
});
