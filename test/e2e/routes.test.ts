import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PublicGame } from "../../src-shared/api/gameSession.ts";
import { GAME_TYPES, gamePath } from "../../src-shared/catalog/gameTypes.ts";
import { intlTag, LANGUAGES, type Language } from "../../src-shared/catalog/languages.ts";
import { PUBLIC_PAGES } from "../../src-shared/catalog/publicPages.ts";
import { gameCode } from "../../src-shared/protocol/ids.ts";
import { barriers } from "./axe.ts";
import { setTheScene } from "./setting.ts";
import { leaveUnpainted } from "./unpainted.ts";

const { server, browser } = setTheScene();

/** Every screen that can be reached without a room and without an account. */
const PATHS = [
  "/",
  "/nowhere/at/all",
  "/joinGame",
  "/join",
  "/games",
  ...GAME_TYPES.map((gameType) => `/games/${gamePath(gameType)}`),
  "/games/requip/tutorial",
  "/howToPlay",
  "/howToPlay?hostType=video_call",
  "/howToPlay?hostType=mobile_only",
  "/contact",
  "/about",
  "/register",
  "/publicGames",
  "/payment",
  "/account/login",
  "/account/forgotPassword",
  "/admin",
  "/survey",
  "/rocoSurveyOct10",
  "/privacy-policy",
  "/terms-and-conditions",
  "/debug",
  "/playground",
  "/fallback",
];
const SIZES = [
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const;
const SMALL_PHONES = [
  [390, 844],
  [320, 568],
  [568, 320],
] as const;
/** Rooms that anybody may join: one of each game, and one whose host is still choosing. */
const OPEN_TO_ALL: readonly PublicGame[] = [...GAME_TYPES, undefined].map((gameType, at) => ({
  ...(gameType && { gameType }),
  gameCode: gameCode(`ROOM${"ABCDEFGHI"[at]}`),
  createdAt: "2026-11-21T20:00:00.000Z",
  playerCount: 5,
}));
/**
 * Console errors that are expected: of a visitor's session check at start-up, and of a look-up that finds
 * nothing.
 */
const EXPECTED = /Failed to load resource: the server responded with a status of 40[134]/;
/** A text key without a translation, which is shown as it is: `how.first.video_call`. */
const KEY = /\b[a-z][A-Za-z]+(?:\.[a-z][\w]*){1,3}\b/g;

/** How long a screen may take to be rendered, and to adapt to a new window size, ms. */
const STANDS_WITHIN_MS = 20_000;
const FOLLOWS_WITHIN_MS = 1_500;

/**
 * A page that goes through the screens. There are two, so that one test uses the time in which the other
 * waits for its browser.
 */
interface Walker {
  readonly page: Page;
  readonly faults: string[];
}
let walkers: Walker[] = [];

beforeAll(async () => {
  walkers = await Promise.all([arrive(), arrive()]);
});
afterAll(() => Promise.all(walkers.map(({ page }) => page.close())));

async function arrive(): Promise<Walker> {
  const page = await browser().newPage({ reducedMotion: "reduce", serviceWorkers: "block" });
  await leaveUnpainted(page.context());
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(`throws ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) faults.push(message.text());
  });
  await page.goto(server.url);
  await page.waitForFunction(() => document.documentElement.dataset["screen"] === "/");
  return { page, faults };
}

/** Runs a test with one of the two walkers. */
async function walking(walk: (walker: Walker) => Promise<void>): Promise<void> {
  const walker = walkers.pop();
  if (!walker) throw new Error("more stories walk at once than `maxConcurrency` allows");
  try {
    await walk(walker);
  } finally {
    walkers.push(walker);
  }
}

/** Goes to a screen without reloading the app and waits until it is rendered. */
async function walkTo(walker: Walker, path: string): Promise<void> {
  const address = new URL(path, server.url);
  const stands = walker.page.evaluate(
    async ({ to, pathname, within }) => {
      if (location.pathname + location.search === to) return true;
      // The current screen may have the same path and differ only in its query.
      delete document.documentElement.dataset["screen"];
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      const until = performance.now() + within;
      // The router marks which screen is rendered; the heading alone may still be the last screen's.
      const isThere = () =>
        document.documentElement.dataset["screen"] === pathname &&
        document.querySelector("h1")?.checkVisibility() === true;
      while (!isThere() && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return isThere();
    },
    { to: path, pathname: address.pathname, within: STANDS_WITHIN_MS },
  );
  expect(await stands, `${path} stands`).toBe(true);
  await isQuiet(walker, 50);
}

/**
 * Waits until nothing on the screen has changed for this long, ms; at most ten times as long, as some screens
 * never stop moving.
 */
async function isQuiet({ page }: Walker, quietMs: number): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(done, ms);
        const atLast = setTimeout(done, 10 * ms);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, ms);
        });
        function done() {
          clearTimeout(timer);
          clearTimeout(atLast);
          changes.disconnect();
          resolve();
        }
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        changes.observe(document, all);
      }),
    quietMs,
  );
}

/** Changes the language without reloading the app, as the language picker does. */
async function speak(walker: Walker, language: Language): Promise<void> {
  const { page } = walker;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await walkTo(walker, "/debug");
  await page.locator("header select").first().selectOption(language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, intlTag(language));
}

/** By how much the page is wider than its window, px. The page learns of a new size in the next frame. */
async function excess(page: Page): Promise<number> {
  return page.evaluate(async (within) => {
    const root = document.documentElement;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = performance.now() + within;
    do await frame();
    while (root.scrollWidth > root.clientWidth && performance.now() < until);
    return root.scrollWidth - root.clientWidth;
  }, FOLLOWS_WITHIN_MS);
}

/**
 * What is wrong with the screen at each size: too wide for its window, a key instead of a text, or something
 * that moves although the visitor asked for reduced motion.
 */
async function look({ page }: Walker, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const over = await excess(page);
    const { text, moving } = await page.evaluate(() => {
      const moving = document
        .getAnimations()
        .map((animation) =>
          animation instanceof CSSTransition ? animation.transitionProperty : "",
        )
        .find((property) => property !== "" && property !== "opacity");
      return { text: document.body.innerText, moving };
    });
    if (over > 0) found.push(`${where} at ${width}x${height} is ${over} px too wide`);
    if (moving !== undefined) found.push(`${where} at ${width}x${height} moves its ${moving}`);
    const keys = width === 1920 ? (text.match(KEY) ?? []) : [];
    for (const key of keys) if (namespaced(key)) found.push(`${where} shows the key ${key}`);
  }
  return found;
}

/** Whether a match is a text key rather than an address or a file name. */
const namespaced = (text: string) =>
  !/\.(?:com|webp|tsx?|invalid|local)$|^example\.|^www\./.test(text);

it.concurrent.each(LANGUAGES)(
  "every screen is shown, fits and is translated: %s",
  async (language) => {
    const found: string[] = [];
    await walking(async (walker) => {
      await speak(walker, language);
      walker.faults.length = 0;
      for (const path of PATHS) {
        await walkTo(walker, path);
        found.push(...(await look(walker, path)));
        found.push(...walker.faults.splice(0).map((fault) => `${path}: ${fault}`));
      }
    });
    expect(found).toEqual([]);
  },
);

it.concurrent.each(["de", "pl"] as const)(
  "with text of twice the size, no screen of a phone scrolls sideways: %s",
  async (language) => {
    const found: string[] = [];
    await walking(async (walker) => {
      const { page } = walker;
      const scaleText = (size: string) =>
        page.evaluate((to) => {
          document.documentElement.style.fontSize = to;
        }, size);
      await page.route("**/gameSession/publicGames", (route) =>
        route.fulfill({ json: OPEN_TO_ALL }),
      );
      await speak(walker, language);
      await scaleText("200%");
      // The playground is for developers, on large screens.
      for (const path of PATHS.filter((one) => one !== "/playground")) {
        await walkTo(walker, path);
        for (const [width, height] of SMALL_PHONES) {
          await page.setViewportSize({ width, height });
          const over = await excess(page);
          if (over > 0) found.push(`${path} at ${width}x${height} is ${over} px too wide`);
        }
      }
      await scaleText("");
    });
    expect(found).toEqual([]);
  },
);

it.concurrent.each(["en", "pl"] as const)(
  "no screen has accessibility barriers: %s",
  async (language) => {
    const found: string[] = [];
    await walking(async (walker) => {
      await speak(walker, language);
      await walker.page.setViewportSize({ width: 390, height: 844 });
      for (const path of PATHS) {
        await walkTo(walker, path);
        // Axe takes a while, and the screen it checks must not change during that time.
        await isQuiet(walker, 200);
        const met = await barriers(walker.page);
        found.push(...met.map((barrier) => `${path}: ${barrier}`));
      }
    });
    expect(found).toEqual([]);
  },
);

it("a room's screen leads a visitor without a room home", async () => {
  const lost = await browser().newPage();
  for (const [path, home] of [
    ["/host/session", "/"],
    ["/host/screen", "/"],
    ["/host/remote", "/"],
    ["/player/session", "/joinGame"],
  ] as const) {
    await lost.goto(server.url + path);
    await lost.waitForURL(server.url + home);
    await lost.getByRole("heading", { level: 1 }).first().waitFor();
  }
  await lost.close();
});

it("public pages are prerendered, in the language asked for, and link their other languages", async () => {
  for (const { path } of PUBLIC_PAGES) {
    for (const language of ["en", "dk", "pl"] as const) {
      const answer = await fetch(`${server.url}${path}?lng=${language}`);
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${intlTag(language)}"`);
      expect(html, path).toMatch(/<h1[^>]*>[^<]*(?:<img|\S)/);
      expect(html.match(/hreflang="/g), path).toHaveLength(LANGUAGES.length + 1);
      expect(html, path).toContain(`<meta property="og:image" content="${server.url}/og`);
      const query = language === "en" ? "" : `?lng=${language}`;
      expect(html, path).toContain(`<link rel="canonical" href="${server.url}${path}${query}">`);
      expect(html, path).not.toContain("origin.invalid");
    }
  }
});

it("a prerendered page becomes interactive without being rendered again", async () => {
  const fresh = await browser().newPage({ locale: "de-DE" });
  const said: string[] = [];
  fresh.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) said.push(message.text());
  });
  fresh.on("pageerror", ({ message }) => said.push(message));
  for (const { path } of PUBLIC_PAGES) {
    await fresh.goto(server.url + path);
    // The element that the server sent must be the one that is hydrated.
    const heading = await fresh.$("h1");
    await fresh.waitForFunction(() => {
      const awake = document.querySelector("h1") ?? {};
      return Object.keys(awake).some((key) => key.startsWith("__reactFiber"));
    });
    const isKept = await heading?.evaluate((element) => element.isConnected);
    expect(isKept, path).toBe(true);
    expect(await fresh.locator("html").getAttribute("lang"), path).toBe("de");
  }
  expect(said).toEqual([]);
  await fresh.close();
});

it("the sitemap lists every public page at this address, and robots.txt names the sitemap", async () => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const now = Date.now();
  for (const { path } of PUBLIC_PAGES) {
    const [line = ""] = sitemap
      .split("\n")
      .filter((one) => one.includes(`<loc>${server.url}${path}</loc>`));
    expect(line).toContain(`hreflang="x-default" href="${server.url}${path}"`);
    expect(line.match(/hreflang="/g)).toHaveLength(LANGUAGES.length + 1);
    const [, day = ""] = /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(line) ?? [];
    // A day in the past; but somebody east of UTC may have committed on what is still tomorrow in UTC.
    expect(Date.parse(day) - now).toBeLessThan(24 * 60 * 60_000);
  }
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

it("pages carry structured data with their own address, under the policy of all pages", async () => {
  const page = await browser().newPage();
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  await page.goto(`${server.url}/games/requip?lng=fr`);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const data: unknown = JSON.parse(json ?? "");
  const url = `${server.url}/games/requip?lng=fr`;
  expect(data).toMatchObject({
    "@graph": [
      { "@type": "Organization", name: "Hubbub", url: `${server.url}/` },
      { "@type": "WebSite" },
      { "@type": "WebPage", url, inLanguage: "fr" },
      { "@type": "BreadcrumbList", itemListElement: [{ name: "Hubbub" }, {}, { item: url }] },
      { "@type": ["VideoGame", "WebApplication"], name: "Requip", url },
    ],
  });
  expect(said.filter((line) => /policy/i.test(line))).toEqual([]);
  await page.close();
});

it("files for programs exist under their usual names, and a missing one is a 404, not a page", async () => {
  const kindOf = async (path: string) => {
    const answer = await fetch(server.url + path);
    return `${answer.status} ${answer.headers.get("content-type")}`;
  };
  expect(await kindOf("/favicon.ico")).toMatch(/^200 image\//);
  expect(await kindOf("/.well-known/security.txt")).toBe("200 text/plain; charset=utf-8");
  expect(await kindOf("/.well-known/ai-catalog.json")).toBe("404 text/plain; charset=utf-8");
  const llms = await (await fetch(`${server.url}/llms.txt`)).text();
  expect(llms).toMatch(/^# Hubbub\n/);
  expect(llms).toContain(`](${server.url}/games/requip): `);
});

it("a reel and a circle's link ask search engines not to list them, other pages do not", async () => {
  const asks = async (path: string) =>
    (await fetch(server.url + path)).headers.get("x-robots-tag") ?? undefined;
  expect(await asks("/reel/0123456789")).toBe("noindex, nofollow");
  expect(await asks("/circle/join/0123456789")).toBe("noindex, nofollow");
  for (const path of ["/", "/about", "/join/KQ7WX"]) expect(await asks(path)).toBeUndefined();
});

it("the playground shows a game's screens within its policy", async () => {
  const page = await browser().newPage();
  const said: string[] = [];
  page.on("console", (message) => void said.push(message.text()));
  await page.goto(`${server.url}/playground/rps_shoot`);
  const television = page.frameLocator("figure[data-kind=tv] iframe");
  await television.locator("[data-stage]").first().waitFor();
  expect(said.filter((line) => /policy/i.test(line))).toEqual([]);
  await page.close();
});

it("something shared with the installed app leads to its room, or to the form for a code", async () => {
  const page = await browser().newPage();
  const text = encodeURIComponent("Come and play with us! Our room is KQ7WX.");
  await page.goto(`${server.url}/share?text=${text}`);
  expect(page.url()).toBe(`${server.url}/join/KQ7WX`);
  await page.getByText("No room has this code.").waitFor();
  await page.goto(`${server.url}/share?text=hello`);
  expect(page.url()).toBe(`${server.url}/join`);
  await page.getByRole("textbox").waitFor();
  await page.close();
});

it("a link that has no address on this site is hidden, before and after a page becomes interactive", async () => {
  const page = await browser().newPage();
  await page.goto(`${server.url}/about`);
  const links = page.locator("[data-site-link]");
  expect(await links.count()).toBeGreaterThan(0);
  expect(await links.filter({ visible: true }).count()).toBe(0);
  await page.waitForFunction(() => document.documentElement.dataset["screen"] === "/about");
  expect(await links.filter({ visible: true }).count()).toBe(0);
  await page.close();
});
