// `npm run shots:evening -- [folder] [language] [evening|reel]`: photographs the planner of an evening and its
// reel on a television and phones, by default both, in English, in the system's temporary folder. It builds the
// web app into a folder of its own and needs no server. The evening itself is a story of `npm run shots`.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { argumentsOf, introduction } from "../../scripts/arguments.ts";
import { NODE, ROOT } from "../../scripts/wrangler.ts";
import { LANGUAGES } from "../../src-shared/catalog/languages.ts";
import { Rig } from "./rig.ts";
import { reelOfANight } from "./reelNight.ts";
import { showBuild, SITE } from "./site.ts";

const PARTS = ["evening", "reel"] as const;

function asked() {
  const { positionals } = argumentsOf(import.meta.url, { allowPositionals: true });
  const [folder = join(tmpdir(), "hubbub-evening"), language = "en", ...parts] = positionals;
  const locale = LANGUAGES.find((one) => one === language);
  const stranger = locale ? parts.find((part) => !PARTS.some((one) => one === part)) : language;
  if (locale && stranger === undefined) return { folder, locale, parts };
  const known = [...LANGUAGES, ...PARTS].join(", ");
  console.error(
    `There is no '${stranger}'. There are: ${known}.\n\n${introduction(import.meta.url)}`,
  );
  process.exit(2);
}

const { folder, locale, parts } = asked();
mkdirSync(folder, { recursive: true });
// A separate build, so that `npm start` keeps serving its own.
const built = join(ROOT, "dist/shots");
execFileSync(NODE, [join(ROOT, "scripts/build-web.mjs"), "--out", built], { stdio: "inherit" });
showBuild(built);

const NAMES = ["Ada", "Bo", "Cleopatra", "Dimitri the Great", "Eve", "Fynn", "Gus", "Hana"];
const SIZES = { phone: [390, 844], wide: [844, 390] } as const;

async function barriers(page: Page, where: string): Promise<void> {
  if (!process.env["AXE"]) return;
  await page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
  const found = await page.evaluate(async () => {
    interface Violation {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly html: string }[];
    }
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: Violation[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id} x${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
  });
  for (const line of found) console.log(`AXE ${where}: ${line}`);
}

async function evening(): Promise<void> {
  const rig = await Rig.open({ gameType: "RPS_SHOOT" });
  const { table } = rig;
  try {
    const ids = NAMES.map((alias) => table.join(alias));
    const [me] = ids;
    if (me === undefined) throw new Error("nobody joined");
    const pages = new Map<string, Page>([
      ["tv", await rig.screen(undefined, 1920, 1080, { locale })],
    ]);
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      pages.set(size, await rig.screen(me, width, height, { locale }));
    }
    await sleep(3_000);
    const shot = async (name: string, settleMs = 1_200) => {
      rig.tell();
      await sleep(settleMs);
      for (const [size, page] of pages) {
        await page.screenshot({ path: `${folder}/evening-${name}-${size}.png` });
        await barriers(page, `${name}-${size}`);
      }
      console.log(name);
    };
    const all = (act: (page: Page) => Promise<unknown>) =>
      Promise.all([...pages.values()].map(act));
    const [tv] = pages.values();
    if (!tv) throw new Error("the television has no page");
    const door = (page: Page) => page.locator("button:has(svg.lucide-calendar-heart)").first();
    await shot("before");
    await all((page) => door(page).click());
    await shot("planner", 2_500);
    for (const page of pages.values()) {
      await page.locator("dialog[open] ol").first().scrollIntoViewIfNeeded();
    }
    await shot("planner-list");
    await all((page) => page.keyboard.press("Escape"));
    await all(async (page) => {
      const menu = page.locator("button:has(svg.lucide-menu)");
      if ((await menu.count()) > 0) await menu.click();
    });
    await shot("menu", 900);
  } finally {
    await rig.close();
  }
}

async function reel(): Promise<void> {
  const rig = await Rig.open({ gameType: "RPS_SHOOT" });
  try {
    for (const [size, width, height] of [
      ["desk", 1280, 900],
      ["phone", 390, 844],
      ["wide", 844, 390],
    ] as const) {
      const page = await rig.screen(undefined, width, height, { locale });
      await page.route("**/api/v1/reel/**", async (route) => {
        const id = route.request().url().split("/").at(-1);
        const gone = { expired: "reel_expired", gone: "reel_removed", unknown: "not_found" }[
          id ?? ""
        ];
        if (gone)
          await route.fulfill({ status: gone === "not_found" ? 404 : 410, json: { code: gone } });
        else
          await route.fulfill({
            json: id === "empty" ? { ...reelOfANight(), games: [] } : reelOfANight(),
          });
      });
      const shot = async (name: string, settleMs = 1_500) => {
        await sleep(settleMs);
        await page.screenshot({ path: `${folder}/reel-${name}-${size}.png` });
        await barriers(page, `reel-${name}-${size}`);
      };
      await page.goto(`${SITE}/reel/night`);
      await shot("opening", 3_500);
      const next = page.locator("button:has(svg.lucide-chevron-right)");
      for (let count = 1; (await next.isEnabled()) && count < 14; count++) {
        await next.click();
        await shot(`slide${count}`, 3_000);
      }
      await page.locator("button:has(svg.lucide-images)").first().click();
      await sleep(2_500);
      await page.screenshot({ path: `${folder}/reel-gallery-${size}.png`, fullPage: true });
      await barriers(page, `reel-gallery-${size}`);
      for (const state of ["expired", "gone", "unknown", "empty"]) {
        await page.goto(`${SITE}/reel/${state}`);
        await shot(state, 2_000);
      }
    }
  } finally {
    await rig.close();
  }
}

if (parts.length === 0 || parts.includes("evening")) await evening();
if (parts.length === 0 || parts.includes("reel")) await reel();
