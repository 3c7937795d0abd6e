import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession } from "playwright-core";
import { build } from "vite";
import { launch } from "../../test/e2e/browser.ts";
import { atMost, figure, median, percentile, type Findings } from "../lib/figures.ts";
import type { Effort } from "../lib/servers.ts";
import type { InkFigures } from "../pages/ink.ts";

const SUBJECTS = ["bare canvas", "drawing kit"] as const;
type Subject = (typeof SUBJECTS)[number];

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** CPU slow-down that simulates a phone. */
const SLOWDOWN = 4;
/** One frame of a phone's screen, ms. */
const FRAME_MS = 1_000 / 60;
/**
 * Longest time until ink is shown, ms: up to one frame until the next one begins, and one more until that is
 * shown.
 */
const NEXT_FRAME_MS = 2 * FRAME_MS;
/** How often an ordinary phone reports a touch, Hz. */
const REPORTS_PER_SECOND = 120;

/** Bundles the page into one script, the way the product is built. */
async function script(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "chrome107",
      rollupOptions: { input: fileURLToPath(new URL("../pages/ink.ts", import.meta.url)) },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("the ink page was not bundled");
  return chunk.code;
}

/** Draws spirals with one finger for `forMs`. */
async function draw(cdp: CDPSession, forMs: number): Promise<void> {
  const at = (t: number) => ({
    x: 195 + Math.cos(t * 7) * (40 + 100 * Math.abs(Math.sin(t))),
    y: 379 + Math.sin(t * 7) * (40 + 100 * Math.abs(Math.sin(t))),
  });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", t: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [at(t)],
    });
  await touch("touchStart", 0);
  const began = performance.now();
  for (let now = 0; now < forMs; now = performance.now() - began) {
    // Not awaited: a touch screen does not wait for the page either.
    void touch("touchMove", now / 1_000);
    await sleep(1_000 / REPORTS_PER_SECOND);
  }
  await touch("touchEnd", 0);
  await sleep(200);
}

async function round(browser: Browser, code: string, subject: Subject, forMs: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const hash = subject === "bare canvas" ? "#bare" : "";
    await page.route("http://ink.example/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><meta name="viewport" content="width=device-width"><body></body><script>${code}</script>`,
      }),
    );
    await page.goto(`http://ink.example/${hash}`);
    await sleep(400);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await draw(cdp, forMs);
    const found = await page.evaluate<InkFigures>("inkFigures()");
    if (found.inked < 0.01) throw new Error(`${subject}: no ink appeared on the canvas`);
    return found;
  } finally {
    await context.close();
  }
}

/** Measures how long ink takes to appear under the finger on the painter's own phone. */
export async function ink({ quick }: Effort): Promise<Findings> {
  const code = await script();
  const browser = await launch();
  const samples: Record<Subject, InkFigures[]> = { "drawing kit": [], "bare canvas": [] };
  try {
    for (let at = 0; at < (quick ? 1 : 3); at++) {
      for (const subject of SUBJECTS) {
        samples[subject].push(await round(browser, code, subject, quick ? 1_500 : 5_000));
      }
    }
  } finally {
    await browser.close();
  }
  const p95 = (subject: Subject) =>
    samples[subject].map(({ latencies }) => percentile(latencies, 0.95));
  const [bareP95, ourP95] = SUBJECTS.map(p95);
  // Compared round by round: both sides of a round ran under the same machine load.
  const later = median((ourP95 ?? []).map((value, at) => value - (bareP95?.[at] ?? NaN)));
  return {
    title: "Ink: from the finger to the frame",
    how:
      `A finger draws on a phone of 390 by 844 in Chromium with ${SLOWDOWN}x CPU slow-down, ` +
      `at ${REPORTS_PER_SECOND} reports a second. Latency runs from the moment the browser registers the touch to the end of the frame ` +
      "that shows the ink. Bare canvas: as many pixels, one line for each event, no stabiliser, no strokes kept.",
    subjects: [...SUBJECTS],
    figures: [
      figure("latency p50, ms", 1, samples, (found) => percentile(found.latencies, 0.5)),
      figure("latency p95, ms", 1, samples, (found) => percentile(found.latencies, 0.95)),
      figure("events measured", 0, samples, (found) => found.latencies.length),
    ],
    bars: [
      atMost("ink shown in the next frame, p95", median(ourP95 ?? []), NEXT_FRAME_MS, " ms"),
      atMost("delay against the bare canvas, p95", Math.max(0, later), FRAME_MS, " ms"),
    ],
  };
}
