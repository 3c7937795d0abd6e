import type { Page } from "playwright-core";
import { lowContrast } from "../../../e2e/axe.ts";
import { cutText, tooWide } from "./measure.ts";
import type { Sight } from "./scene.ts";
import { NAMES } from "./story.ts";

/** Smallest text on a television of 1080 lines, px: half of what is read with ease at five metres. */
const TV_TEXT_MIN = 18;
/** Smallest text on a phone, px. */
const PHONE_TEXT_MIN = 11;

/** What is wrong with the structure of a screen, as lines for people. */
export async function faultsOn(page: Page, isTv: boolean): Promise<string[]> {
  const aliases = NAMES.map((alias) => alias.toLowerCase());
  const textMin = isTv ? TV_TEXT_MIN : PHONE_TEXT_MIN;
  return [
    ...(await page.evaluate(tooWide)),
    ...(await page.evaluate(cutText, { aliases, textMin })),
    ...(await lowContrast(page)),
  ];
}

/** The same of a sight, each line with where it was seen. */
export async function faultsOf({ story, moment, who, size, page }: Sight): Promise<string[]> {
  const faults = await faultsOn(page, size === "tv");
  return faults.map((fault) => `${story} ${moment} ${who} ${size}: ${fault}`);
}
