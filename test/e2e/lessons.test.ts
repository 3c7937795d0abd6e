import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isOffered } from "../../src-shared/catalog/access.ts";
import { gamePath, SITE_GAMES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { SESSION_MARK } from "../../src-shared/catalog/sessionMark.ts";
import { barriers } from "./axe.ts";
import { covered } from "./covered.ts";
import { act, onButton } from "./lessonFinger.ts";
import { PHONE } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { leaveUnpainted } from "./unpainted.ts";

const { server, browser } = setTheScene();

/** A lesson lasts under a minute; on a busy machine a little longer. */
const TIMEOUT_MS = 120_000;
/** How long a stage may take to let a finger act, ms. */
const STAGE_MS = 15_000;

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString("base64url");
/** The server's response for an alpha tester, who is offered every game. */
const TESTER = {
  accessToken: `${part({ alg: "none" })}.${part({
    userId: "tester",
    roles: [],
    isAlphaTester: true,
    isGuest: false,
    exp: 4_000_000_000,
  })}.-`,
};

async function arrive(gameType: GameType): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser().newContext({
    viewport: PHONE,
    hasTouch: true,
    serviceWorkers: "block",
  });
  await leaveUnpainted(context);
  if (!isOffered(gameType, "everyone")) {
    await context.addCookies([{ name: SESSION_MARK, value: "1", url: server.url }]);
    // The server has no such user, so every API call of the page gets this response.
    await context.route("**/api/**", (route) => route.fulfill({ json: TESTER }));
  }
  const page = await context.newPage();
  await page.goto(`${server.url}/games/${gamePath(gameType)}/tutorial`);
  await page.getByRole("link", { name: /^Back to / }).waitFor();
  return { page, context };
}

const lesson = (page: Page) => page.locator("[data-phone]");
const sentence = (page: Page) => page.locator("[data-phone] header p").innerText();
const isOn = async (page: Page) => (await lesson(page).count()) > 0;

/** Waits until the stage or the sentence above it has changed, at most `within` ms. */
async function isElsewhere(page: Page, before: string, within = STAGE_MS): Promise<void> {
  await page.waitForFunction(
    (known) => {
      const phone = document.querySelector<HTMLElement>("[data-phone]");
      const now = `${phone?.dataset["stage"]} ${phone?.querySelector("header p")?.textContent}`;
      return !phone || now !== known;
    },
    before,
    { timeout: within },
  );
}

/** Presses the button above the game until it leads on: it ignores a second press for a moment. */
async function goOn(page: Page, before: string, press: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    // oxlint-disable no-await-in-loop -- one press after the other
    if (!(await isOn(page)) || (await where(page)) !== before) return;
    await press();
    const isThere = await isElsewhere(page, before, 3_000).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`the button leads nowhere from ${before}`);
}

async function where(page: Page): Promise<string> {
  return `${await lesson(page).getAttribute("data-stage")} ${await page
    .locator("[data-phone] header p")
    .textContent()}`;
}

/** Does what this stage asks for; on a busy machine the robots may end the stage before the tap arrives. */
async function actIn(page: Page, here: string): Promise<void> {
  await act(page).catch(async (error: unknown) => {
    if ((await where(page).catch(() => "")) === here) throw error;
  });
}

describe.concurrent("a game's lesson can be played alone, by touch:", () => {
  it.each(SITE_GAMES)(
    "%s",
    async (gameType) => {
      const { page, context } = await arrive(gameType);
      await page.getByRole("link", { name: "Play the one-minute round" }).tap();
      await lesson(page).waitFor();
      const said = new Set<string>();
      while (await isOn(page)) {
        const here = await where(page).catch(() => "");
        if (here === "") break;
        const isNew = !said.has(await sentence(page));
        said.add(await sentence(page));
        await actIn(page, here);
        if (isNew && said.size === 1) {
          expect(await barriers(page), here).toEqual([]);
          expect(await covered(page), here).toEqual([]);
        }
        // The action may have led on by itself; a stage that is only shown waits for the button.
        await goOn(page, here, () => onButton(page).tap());
      }
      expect(said.size).toBeGreaterThan(2);
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await barriers(page)).toEqual([]);
      await page.getByRole("button", { name: "Play it for real" }).tap();
      await page.locator("dialog[open]").waitFor();
      await context.close();
    },
    TIMEOUT_MS,
  );
});

it(
  "a lesson works by keyboard alone, leads back to the game and can be played again",
  async () => {
    const { page, context } = await arrive("SYNC_THINK");
    await page.getByRole("link", { name: "Play the one-minute round" }).press("Enter");
    const word = page.getByLabel("Your word");
    await word.fill("horse");
    await word.press("Enter");
    await page.locator('[data-phone][data-stage="REVEAL"]').waitFor({ timeout: STAGE_MS });
    while (await isOn(page)) {
      const here = await where(page);
      await goOn(page, here, () => onButton(page).press("Enter"));
    }
    await page.getByRole("button", { name: "Once more" }).press("Enter");
    await lesson(page).waitFor();
    await page.getByRole("button", { name: "Leave the tutorial" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "Sync Think" }).waitFor();
    await context.close();
  },
  TIMEOUT_MS,
);
