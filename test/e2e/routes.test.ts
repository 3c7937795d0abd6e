import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GAME_TYPES, gamePath } from "../../src-rooms/catalog/gameTypes.ts";
import { intlTag, LANGUAGES, type Language } from "../../src-rooms/catalog/languages.ts";
import { PUBLIC_PAGES } from "../../src-rooms/catalog/publicPages.ts";
import { barriers } from "./axe.ts";
import { setTheScene } from "./setting.ts";

const { server, browser } = setTheScene();

/** Every screen that one can come to without a room and without an account. */
const PATHS = [
  "/",
  "/nowhere/at/all",
  "/joinGame",
  "/join",
  "/games",
  ...GAME_TYPES.map((gameType) => `/games/${gamePath(gameType)}`),
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
/** What a browser says of the start-up check of a visitor, and of a look-up that found nothing. */
const EXPECTED = /Failed to load resource: the server responded with a status of 40[134]/;
/** A key that has no text is shown as itself: `how.first.video_call`. */
const KEY = /\b[a-z][A-Za-z]+(?:\.[a-z][\w]*){1,3}\b/g;

let page: Page;
let faults: string[] = [];

beforeAll(async () => {
  page = await browser().newPage({ reducedMotion: "reduce" });
  page.on("pageerror", ({ message }) => faults.push(`throws ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) faults.push(message.text());
  });
  // What texts are asked for and not there, said by the library itself.
  await page.goto(server.url);
  await page.waitForFunction(() => document.documentElement.dataset["screen"] === "/");
});
afterAll(() => page.close());

/** Go on without loading the app anew. */
async function walkTo(path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  // The router says by itself which screen stands: the heading may still be the last one's.
  await page.waitForFunction(
    (to) => document.documentElement.dataset["screen"] === to,
    new URL(path, server.url).pathname,
  );
  await page.locator("h1").first().waitFor();
}

/** Speak another language without loading the app anew: as the picker does it. */
async function speak(language: Language): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await walkTo("/debug");
  await page.locator("header select").first().selectOption(language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, intlTag(language));
}

/** What is wrong with the screen at each size: too wide for its window, or a key instead of a text. */
async function look(where: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // A window that changes its size needs a moment for the screen to follow.
    const fits = await page
      .waitForFunction(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        undefined,
        { timeout: 1_500 },
      )
      .then(
        () => true,
        () => false,
      );
    const { over, text } = await page.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: document.body.innerText,
    }));
    if (!fits && over > 0) found.push(`${where} at ${width}x${height} is ${over} px too wide`);
    const keys = width === 1920 ? (text.match(KEY) ?? []) : [];
    for (const key of keys) if (namespaced(key)) found.push(`${where} shows the key ${key}`);
  }
  return found;
}

/** Is it a key of ours rather than an address or a file? */
const namespaced = (text: string) =>
  !/\.(?:com|webp|tsx?|invalid|local)$|^example\.|^www\./.test(text);

it.each(LANGUAGES)("every screen stands, fits and speaks %s", async (language) => {
  faults = [];
  await speak(language);
  const found: string[] = [];
  for (const path of PATHS) {
    await walkTo(path);
    found.push(...(await look(`${path} in ${language}`)));
    found.push(...faults.splice(0).map((fault) => `${path} in ${language}: ${fault}`));
  }
  expect(found).toEqual([]);
});

it.each(["en", "pl"] as const)("no screen keeps anybody out, in %s", async (language) => {
  await speak(language);
  await page.setViewportSize({ width: 390, height: 844 });
  const found: string[] = [];
  for (const path of PATHS) {
    await walkTo(path);
    found.push(...(await barriers(page)).map((barrier) => `${path}: ${barrier}`));
  }
  expect(found).toEqual([]);
});

it("public pages come written out, in the language asked for, and name their other languages", async () => {
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

it("a written page wakes up without being drawn anew", async () => {
  const fresh = await browser().newPage({ locale: "de-DE" });
  const said: string[] = [];
  fresh.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) said.push(message.text());
  });
  fresh.on("pageerror", ({ message }) => said.push(message));
  for (const { path } of PUBLIC_PAGES) {
    await fresh.goto(server.url + path);
    // The very element that the server sent is the one that lives on.
    const heading = await fresh.$("h1");
    await fresh.waitForFunction(() => {
      const root = document.querySelector("#app") ?? {};
      return Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    });
    await fresh.waitForLoadState("networkidle");
    const isKept = await heading?.evaluate((element) => element.isConnected);
    expect(isKept, path).toBe(true);
    expect(await fresh.locator("html").getAttribute("lang"), path).toBe("de");
  }
  expect(said).toEqual([]);
  await fresh.close();
});

it("sitemap and robots name every public page at this address", async () => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  for (const { path } of PUBLIC_PAGES) expect(sitemap).toContain(`<loc>${server.url}${path}</loc>`);
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});
