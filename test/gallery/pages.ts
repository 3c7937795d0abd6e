import type { Browser } from "playwright-core";
import { GAME_TYPES, gamePath } from "../../src-shared/catalog/gameTypes.ts";
import { intlTag, type Language } from "../../src-shared/catalog/languages.ts";
import { serveBuilt, SITE, type Answer } from "./site.ts";
import type { Sight } from "./scene.ts";
import { SIZES, type Size } from "./sizes.ts";

/** Addresses of the screens outside a room, by the name of their picture. */
const PAGES: Readonly<Record<string, string>> = {
  landing: "/",
  joinGame: "/joinGame",
  join: "/join/PARTY",
  games: "/games",
  ...Object.fromEntries(GAME_TYPES.map((type) => [type, `/games/${gamePath(type)}`])),
  howToPlay: "/howToPlay",
  contact: "/contact",
  about: "/about",
  register: "/register",
  publicGames: "/publicGames",
  payment: "/payment",
  fallback: "/fallback",
};

const answer: Answer = (path) => {
  if (path.endsWith("/publicGames")) return [];
  if (path.endsWith("/usedAvatars")) return ["pear.webp", "donut.webp"];
  if (path.endsWith("/gameSession/PARTY")) {
    return { gameCode: "PARTY", gameType: "REQUIP", hostType: "HOST", active: true };
  }
  return undefined;
};

/** Visits every page of the site in turn and shows it to `look`. */
export async function visitPages(
  browser: Browser,
  language: Language,
  sizes: readonly Size[],
  look: (sight: Sight) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    const context = await browser.newContext({
      viewport: { width, height },
      locale: intlTag(language),
      reducedMotion: "reduce",
      // A service worker would send requests to a server, and there is none.
      serviceWorkers: "block",
    });
    await serveBuilt(context, answer);
    const page = await context.newPage();
    for (const [moment, path] of Object.entries(PAGES)) {
      await page.goto(SITE + path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      await look({ story: "site", moment, stage: path, who: "visitor", size, page });
    }
    await context.close();
  }
}
