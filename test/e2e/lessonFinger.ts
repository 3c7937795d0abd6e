import type { Locator, Page } from "playwright-core";
import { circle, Finger } from "./finger.ts";

const inTask = (page: Page, selector: string) => page.locator(`[data-phone] main ${selector}`);
const tap = (of: Locator, at = 0) => of.nth(at).tap();

/** Some of these may be on the table already, and are refused while they are typed. */
const WORDS = ["horse", "river", "candle", "a very small goat"];

/** Write a word and send it; where nobody asks any more, nothing. */
async function writeAndSend(page: Page): Promise<void> {
  const box = inTask(page, "form").locator("textarea, input").first();
  const send = inTask(page, 'form button[type="submit"]');
  for (const word of WORDS) {
    // oxlint-disable no-await-in-loop -- one word after the other
    await box.fill(word);
    if (await send.isEnabled()) return send.tap();
    // oxlint-enable no-await-in-loop
  }
}

async function paint(page: Page): Promise<void> {
  const canvas = inTask(page, "canvas").last();
  const finger = await Finger.on(page, canvas);
  await finger.draw(...circle(0.5, 0.5, 0.3));
}

/** Look at a card and vote for it; one's own has nothing to press. */
async function voteForCard(page: Page): Promise<void> {
  const vote = page.locator("dialog[open] button:not([aria-label])");
  for (const at of [0, 1]) {
    // oxlint-disable no-await-in-loop -- one card after the other
    await tap(inTask(page, "li button"), at);
    await page.locator("dialog[open]").waitFor();
    if ((await vote.count()) > 0) return tap(vote);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    // oxlint-enable no-await-in-loop
  }
}

/** What a finger does in a stage of a lesson, whatever the language, by the name of the stage. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  CAPTION: async (page) => {
    await tap(inTask(page, "form ul button"));
    await tap(inTask(page, 'form button[type="submit"]'));
  },
  WRITE: writeAndSend,
  // The second of each pair says that it is a machine's.
  DUEL: async (page) => {
    // In one's own there is nothing to press.
    if ((await inTask(page, "button[aria-pressed]").count()) === 0) return;
    await tap(inTask(page, "button[aria-pressed]"), 1);
    await tap(inTask(page, "button[aria-pressed]"), 2);
  },
  PROGRAM: async (page) => {
    for (const hand of [0, 1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one hand after the other
      await tap(inTask(page, '[role="group"] button'), hand);
    }
  },
  BET: (page) => tap(inTask(page, '[role="radio"]')),
  LIGHT: (page) => tap(inTask(page, '[role="radio"]'), 2),
  DARK: (page) => tap(inTask(page, '[role="radio"]'), 3),
  GUESS: (page) => tap(inTask(page, '[role="radio"]')),
  THINK: writeAndSend,
  ESTIMATE: async (page) => {
    const keys = inTask(page, '[role="group"] button');
    await tap(keys, 0);
    await tap(keys, 1);
    await tap(inTask(page, '[role="group"] + button'));
  },
  PICK: async (page) => {
    await tap(inTask(page, '[role="radio"]'), 1);
    await tap(inTask(page, "button").last());
  },
  VOTE: async (page) => {
    const captions = inTask(page, "button[aria-pressed]:enabled");
    if ((await captions.count()) > 0) return tap(captions);
    await voteForCard(page);
  },
  // In its middle is the button that says that there are letters in it.
  CREDIT: async (page) => {
    // A canvas without ink cannot be chosen, and who has painted has nothing to press.
    const canvases = inTask(page, '[role="radio"]:enabled');
    if ((await canvases.count()) > 0) await canvases.first().tap({ position: { x: 12, y: 12 } });
  },
  DRAW: async (page) => {
    const isGuess = (await inTask(page, "form").count()) > 0;
    if (isGuess) await writeAndSend(page);
    else await paint(page);
  },
};

/** The button above the game. */
export const onButton = (page: Page): Locator => page.locator("[data-phone] header button").last();

/** Do what the present stage asks for; nothing in one that is only shown. */
export async function act(page: Page): Promise<void> {
  const stage = await page.locator("[data-phone]").getAttribute("data-stage");
  await ACTS[stage ?? ""]?.(page);
}
