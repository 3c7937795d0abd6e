import { brotliCompressSync } from "node:zlib";
import type { Response } from "playwright-core";
import { expect, it } from "vitest";
import { PHONE } from "./people.ts";
import { hostOnTv } from "./party.ts";
import { setTheScene } from "./setting.ts";

/** How much script and style a phone may load before it can join: bytes, compressed with Brotli. */
const BUDGET = 118_000;
const FONT_BUDGET = 35_000;
/** How many requests it may send until then. */
const REQUESTS = 12;
/** How many script and style files may be loaded from the start page to a room that waits for players. */
const FILES_TO_A_ROOM = 60;

const { server, browser } = setTheScene();

/** A file that a page requested. Fonts are compressed already; pictures only count as requests. */
interface Part {
  readonly path: string;
  readonly kind: string;
  readonly bytes: number;
  /** Whether it was requested before there was a field to fill in. */
  readonly isNeeded: boolean;
}

async function bytesOf(response: Response): Promise<number> {
  const kind = response.request().resourceType();
  if (kind === "font") return (await response.body()).length;
  if (kind !== "script" && kind !== "stylesheet") return 0;
  return brotliCompressSync(await response.body()).length;
}

/** Runs in the page: notes when this field appears, on the clock of the page's resource timings. */
function noteField(label: string): void {
  const observer = new MutationObserver(() => {
    const labels = [...document.querySelectorAll("label")];
    if (!labels.some(({ textContent }) => textContent.includes(label))) return;
    document.documentElement.dataset["fieldAt"] = String(performance.now());
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true });
}

async function partsOf(path: string, field: string): Promise<Part[]> {
  const page = await browser().newPage({ viewport: PHONE });
  const answers: Response[] = [];
  page.on("response", (response) => answers.push(response));
  await page.addInitScript(noteField, field);
  await page.goto(server.url + path);
  await page.getByLabel(field).waitFor();
  await page.waitForLoadState("networkidle");
  const needed = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ entryType }) => entryType === "navigation" || entryType === "resource")
      .filter(({ startTime }) => startTime < Number(document.documentElement.dataset["fieldAt"]))
      .map(({ name }) => name),
  );
  const parts = await Promise.all(
    answers.map(async (response) => ({
      path: new URL(response.url()).pathname,
      kind: response.request().resourceType(),
      bytes: await bytesOf(response),
      isNeeded: needed.includes(response.url()),
    })),
  );
  await page.close();
  return parts;
}

function isLight(path: string, parts: readonly Part[]): void {
  const sum = (kinds: readonly string[]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).reduce((all, { bytes }) => all + bytes, 0);
  const code = sum(["script", "stylesheet"]);
  const needed = parts.filter(({ isNeeded }) => isNeeded);
  console.log(
    `${path}: ${needed.length} requests, ${(code / 1000).toFixed(1)} kB of script and style, ${(sum(["font"]) / 1000).toFixed(1)} kB of fonts`,
  );
  const listed = parts.map((part) => `${part.bytes}\t${part.isNeeded}\t${part.path}`).join("\n");
  expect(
    code,
    `${listed}\nTo fix it: split what a phone does not need before joining into a lazy chunk`,
  ).toBeLessThan(BUDGET);
  expect(sum(["font"])).toBeLessThan(FONT_BUDGET);
  expect(
    needed.length,
    `${listed}\nTo fix it: put it into a file that is loaded anyway, or ask for it once the form stands`,
  ).toBeLessThanOrEqual(REQUESTS);
}

it("the form for a code loads at most 118 kB of script and style, with at most twelve requests", async () => {
  isLight("/join", await partsOf("/join", "Room code"));
});

it("the form for name and character keeps the same limits, the room's first code included", async () => {
  const { tv, code } = await hostOnTv(browser(), server.url);
  const parts = await partsOf(`/join/${code}`, "Your name");
  isLight(
    "/join/CODE",
    parts.filter(({ isNeeded, path }) => isNeeded || /-live-/u.test(path)),
  );
  await tv.leave();
});

it("a room on a big screen needs at most sixty files of script and style", async () => {
  const { tv } = await hostOnTv(browser(), server.url);
  await tv.page.waitForLoadState("networkidle");
  const files = await tv.page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/u.test(path)),
  );
  console.log(`from the start page to a room: ${files.length} files of script and style`);
  expect(
    files.length,
    `${files.join("\n")}\nTo fix it: put what a room needs into a file of vite.config.ts that is loaded anyway`,
  ).toBeLessThanOrEqual(FILES_TO_A_ROOM);
  await tv.leave();
});
