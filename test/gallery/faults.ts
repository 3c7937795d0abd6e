import type { Page } from "playwright-core";
import { lowContrast } from "../e2e/axe.ts";
import { barelyAnything, buriedText, cutText, tooWide } from "./measure.ts";
import type { Sight } from "./scene.ts";
import { NAMES } from "./story.ts";

/** Smallest text on a television of 1080 lines, px: half the size that is easy to read at five metres. */
const TV_TEXT_MIN = 18;
/** Smallest text on a phone, px. */
const PHONE_TEXT_MIN = 11;

async function faultsOn(page: Page, isTv: boolean): Promise<string[]> {
  const aliases = NAMES.map((alias) => alias.toLowerCase());
  const textMin = isTv ? TV_TEXT_MIN : PHONE_TEXT_MIN;
  return [
    ...(await page.evaluate(tooWide)),
    ...(await page.evaluate(barelyAnything)),
    ...(await page.evaluate(buriedText)),
    ...(await page.evaluate(cutText, { aliases, textMin })),
  ];
}

/** A fault that disappears within this time came from something in motion, ms. */
const ON_ITS_WAY_MS = 700;

/**
 * Returns the faults in a screen's structure, as readable lines. Colours are the same in every language, so
 * contrast need not be measured in each.
 */
export async function faultsOf(sight: Sight, withContrast = true): Promise<string[]> {
  const { story, moment, who, size, page } = sight;
  const isTv = size === "tv" && story !== "site";
  let faults = await faultsOn(page, isTv);
  if (faults.length > 0) {
    await page.waitForTimeout(ON_ITS_WAY_MS);
    const still = await faultsOn(page, isTv);
    faults = faults.filter((fault) => still.includes(fault));
  }
  const pale = withContrast ? await lowContrast(page) : [];
  return [...faults, ...pale].map((fault) => `${story} ${moment} ${who} ${size}: ${fault}`);
}
