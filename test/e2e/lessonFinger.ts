import type { Locator, Page } from "playwright-core";
import { circle, Finger } from "./finger.ts";

const inTask = (page: Page, selector: string) => page.locator(`[data-phone] main ${selector}`);
const tap = (of: Locator, at = 0) => of.nth(at).tap();

/** Several words, since some may be on the table already and are refused while they are typed. */
const WORDS = ["horse", "river", "candle", "a very small goat"];

/** Sends the first of these words that is not refused. */
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

/** Opens a card and votes for it; the player's own card has no button. */
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

/** What a finger does in each stage of a lesson, in any language. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  CAPTION: async (page) => {
    await tap(inTask(page, "form ul button"));
    await tap(inTask(page, 'form button[type="submit"]'));
  },
  WRITE: writeAndSend,
  // Each answer has two buttons: a vote, and the guess that a machine wrote it.
  DUEL: async (page) => {
    // In a duel with the player's own answer there are no buttons.
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
  // The tap goes near the corner: the middle of a canvas holds the button that reports letters in it.
  CREDIT: async (page) => {
    // A canvas without ink cannot be chosen, and a painter has nothing to choose.
    const canvases = inTask(page, '[role="radio"]:enabled');
    if ((await canvases.count()) > 0) await canvases.first().tap({ position: { x: 12, y: 12 } });
  },
  DRAW: async (page) => {
    const isGuess = (await inTask(page, "form").count()) > 0;
    if (isGuess) await writeAndSend(page);
    else await paint(page);
  },
};

/** The button above the game that leads on. */
export const onButton = (page: Page): Locator => page.locator("[data-phone] header button").last();

/** Does what the current stage asks for; nothing in a stage that is only shown. */
export async function act(page: Page): Promise<void> {
  const stage = await page.locator("[data-phone]").getAttribute("data-stage");
  await ACTS[stage ?? ""]?.(page);
}
