import { describe, expect, it } from "vitest";
import { covered } from "./covered.ts";
import { endUntil, hostOnTv, joinOnPhone } from "./party.ts";
import { Guest } from "./people.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

/** From the smallest phone that is still sold to a television. */
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Pages on which a stranger begins. */
const PAGES = ["/", "/account/login", "/payment", "/gameOverview", "/contact"];

describe("nothing covers the thing to press", () => {
  it.each(PAGES)("%s, while it still asks whether it may count", async (path) => {
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

  it("in a room, while a toast says something", async () => {
    const { tv, code } = await hostOnTv(browser(), server.url);
    const phone = await joinOnPhone(browser(), server.url, code, "Ann");
    for (const guest of [tv, phone]) {
      for (const [width, height] of SIZES) {
        await guest.page.setViewportSize({ width, height });
        expect(await covered(guest.page), `${width}x${height}`).toEqual([]);
      }
    }
    await tv.leave();
    await phone.leave();
  });

  it("and neither does it cover who won last, in the lobby after a game", async () => {
    const { tv, code } = await hostOnTv(browser(), server.url, /Sync Think/);
    const phones = [];
    for (const name of ["Ann", "Ben", "Christopher"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people come
      phones.push(await joinOnPhone(browser(), server.url, code, name));
    }
    await tv.press("Start the game");
    await tv.stage("TUTORIAL");
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
      const words = await won.boundingBox();
      const button = await tv.button("Game").first().boundingBox();
      expect(words?.width ?? 0, `${width}x${height}`).toBeGreaterThan(4 * (words?.height ?? 0));
      const isBeside = (words?.x ?? 0) + (words?.width ?? 0) <= (button?.x ?? 0);
      const isAbove = (words?.y ?? 0) + (words?.height ?? 0) <= (button?.y ?? 0);
      expect(isBeside || isAbove, `${width}x${height}`).toBe(true);
    }
    for (const guest of [tv, ...phones]) await guest.leave();
  });
});
