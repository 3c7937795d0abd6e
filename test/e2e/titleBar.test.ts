import { expect, it } from "vitest";
import type { Language } from "../../src-shared/catalog/languages.ts";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

const LAPTOPS = [1241, 1280, 1366, 1536, 1553];

/** Opens a page of the site on a laptop whose browser is set to text of this size, px. */
async function visit(language: Language, textPx: number): Promise<Guest> {
  const viewport = { width: 1241, height: 800 };
  const guest = await Guest.arrive(browser(), server.url, { viewport, language });
  const line = await guest.context.newCDPSession(guest.page);
  await line.send("Page.setFontSizes", { fontSizes: { standard: textPx, fixed: textPx } });
  await guest.open("/contact");
  return guest;
}

/** Makes the window this wide and waits for all of the title bar. */
async function widen({ page }: Guest, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Logging in, or the menu that contains it.
  await page.locator("header button:visible").last().waitFor();
  await page.waitForLoadState("networkidle");
}

/** The widths of the window at which a part of the title bar is outside of it. */
async function outside(guest: Guest): Promise<string[]> {
  const found: string[] = [];
  for (const width of LAPTOPS) {
    await widen(guest, width);
    const ends = await guest.page
      .locator("header button:visible, header a:visible")
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    if (ends > width) found.push(`${width}: ${Math.round(ends)}`);
  }
  return found;
}

it.each(["en", "fr", "es", "nl"] as const)(
  "the whole title bar is within the window of a laptop, also with larger text (%s)",
  async (language) => {
    const guest = await visit(language, 16);
    expect(await outside(guest)).toEqual([]);
    await guest.page.evaluate(() => (document.documentElement.dataset["text"] = "largest"));
    expect(await outside(guest), "the site's largest text").toEqual([]);
    await guest.context.close();
    const reader = await visit(language, 32);
    expect(await outside(reader), "the browser's text of twice the size").toEqual([]);
    await reader.context.close();
  },
);

it.each(["en", "nl", "sk"] as const)(
  "on a small laptop the row of the title bar has one line (%s)",
  async (language) => {
    const guest = await visit(language, 16);
    for (const width of LAPTOPS) {
      await widen(guest, width);
      const tops = await guest.page
        .locator("header nav a:visible")
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops.length).toBeGreaterThan(4);
      expect(new Set(tops).size, `lines at ${width}`).toBe(1);
    }
    await guest.context.close();
  },
);
