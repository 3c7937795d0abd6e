import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PUBLIC_PAGES } from "../../src-shared/catalog/publicPages.ts";
import { covered } from "./covered.ts";
import { endUntil, program, setting } from "./party.ts";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";
import { roomOnTv, seatOnPhone } from "./shortcuts.ts";

const { server, browser } = setTheScene();

/** Window sizes, from the smallest phone still on sale to a television, CSS pixels. */
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Pages on which visitors arrive. */
const PAGES = ["/", "/account/login", "/payment", "/gameOverview", "/contact"];

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error("it is nowhere");
  return box;
}

describe("nothing covers the controls", () => {
  it.each(PAGES)("of %s while it asks for consent to counting", async (path) => {
    for (const language of ["en", "de"]) {
      const guest = await Guest.arrive(browser(), server.url, { unasked: true, language });
      await guest.open(path);
      await guest.page.locator("[aria-labelledby=consent]").waitFor();
      for (const [width, height] of SIZES) {
        await guest.page.setViewportSize({ width, height });
        await guest.page.evaluate(() =>
          Promise.all(document.getAnimations().map(({ finished }) => finished)),
        );
        await guest.shot(`covered-${path.replaceAll("/", "_")}-${language}-${width}`);
        expect(await covered(guest.page), `${language} ${width}x${height}`).toEqual([]);
      }
      await guest.leave();
    }
  });

  it("in a room, on a TV or a phone of any size, while a toast says something too", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const phone = await seatOnPhone(browser(), server.url, code, "Ann");
    const ben = await seatOnPhone(browser(), server.url, code, "Ben");
    await setting(tv, "Timer", "Off");
    await tv.page.route(`**/api/v1/gameSession/${code}`, (route) =>
      route.fulfill({ status: 503, json: { code: "error.server_unavailable" } }),
    );
    const refused = async () => {
      await tv.press("Host controls");
      await tv.press("Only watch");
    };
    const reported = async () => {
      await phone.press("Menu");
      await phone.press("Report something");
      await phone.page.getByRole("dialog").getByRole("button", { name: "Report" }).click();
    };
    const lookAt = async (guest: Guest, control: string, raise: () => Promise<void>) => {
      await guest.button(control).waitFor();
      for (const [width, height] of SIZES) {
        await guest.page.setViewportSize({ width, height });
        expect(await covered(guest.page), `${width}x${height}`).toEqual([]);
      }
      const toast = guest.page.locator("[popover] > li").last();
      for (const [width, height] of SIZES) {
        await guest.page.setViewportSize({ width, height });
        // On a slow machine a toast may be gone before it was looked at.
        do {
          if (!(await toast.isVisible())) await raise();
          // One that was still visible may be gone by now: then another one is raised.
          await toast.waitFor({ timeout: 5_000 }).catch(() => undefined);
          await guest.page.getByRole("dialog").waitFor({ state: "hidden" });
          expect(await covered(guest.page), `${width}x${height} with a toast`).toEqual([]);
        } while (!(await toast.isVisible()));
      }
    };
    await lookAt(tv, "Start the game", refused);
    await tv.page.setViewportSize({ width: 1920, height: 1080 });
    await tv.press("Start the game");
    // In the lobby a phone has nothing that could be covered.
    await lookAt(phone, "OK, got it!", reported);
    for (const guest of [tv, phone, ben]) await guest.leave();
  });

  it("or the words of the rules in short, on the smallest phone", async () => {
    const guest = await Guest.arrive(browser(), server.url, {
      viewport: { width: 320, height: 568 },
      language: "de",
    });
    for (const { path } of PUBLIC_PAGES.filter(({ name }) => name === "tutorial")) {
      await guest.open(path);
      const panels = guest.page.locator("ol > li[style*='--at']");
      await panels.nth(2).waitFor();
      for (const panel of await panels.all()) {
        // Measured at a single moment, because a highlighted panel moves.
        const { frame, words, parts } = await panel.evaluate((element) => ({
          frame: element.getBoundingClientRect().toJSON() as DOMRect,
          words: element
            .querySelector(":scope > span")!
            .getBoundingClientRect()
            .toJSON() as DOMRect,
          parts: [...element.querySelectorAll(":scope > div > *")].map(
            (part) => part.getBoundingClientRect().toJSON() as DOMRect,
          ),
        }));
        expect(parts, path).not.toEqual([]);
        // A highlighted panel is tilted and slightly larger.
        expect(words.y, path).toBeGreaterThan(frame.y - 2);
        expect(words.y + words.height, path).toBeLessThan(frame.y + frame.height + 2);
        for (const { x, y, width, height } of parts) {
          const isBeside = x + width < words.x + 3 || y + height < words.y + 3;
          expect(isBeside, `${path}: a picture lies over its words`).toBe(true);
        }
      }
    }
    await guest.leave();
  });

  it("and the last winners are shown in full on the game's card, above the host's buttons", async () => {
    const { tv, code } = await roomOnTv(browser(), server.url);
    const phones: Guest[] = [];
    for (const name of ["Ann", "Ben", "Christopher"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people come
      phones.push(await seatOnPhone(browser(), server.url, code, name));
    }
    await tv.press("Start the game");
    await endUntil(tv, "PROGRAM");
    // Two players beat the idle third one and tie with each other, so two names win.
    for (const phone of phones.slice(0, 2)) {
      // oxlint-disable-next-line no-await-in-loop -- the clock waits for the last one
      await program(phone, "Rock");
    }
    await endUntil(tv, "GAME_END");
    await endUntil(tv, "LOBBY");
    const won = tv.page.getByText(/last win/);
    await won.waitFor();
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await tv.page.setViewportSize({ width, height });
      await tv.shot(`lobby-again-${width}`);
      const where = `${width}x${height}`;
      const [words, card, button] = await Promise.all([
        boxOf(won),
        boxOf(tv.page.locator("section").filter({ has: won })),
        boxOf(tv.button("Game").first()),
      ]);
      // The names once stood in a narrow column.
      expect(words.width, where).toBeGreaterThan(3 * words.height);
      expect(words.y + words.height, where).toBeLessThan(card.y + card.height);
      expect(card.y + card.height, where).toBeLessThan(button.y);
    }
    for (const guest of [tv, ...phones]) await guest.leave();
  });
});
