// `npm run bench:frames`: measures how smoothly a phone shows every moment of every game with a CPU four
// times as slow. Names of stories as arguments run only those. Needs `npm run build`.
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { argumentsOf } from "../scripts/arguments.ts";
import { launch } from "../test/e2e/browser.ts";
import { Scene } from "../test/gallery/scene.ts";
import type { Story } from "../test/gallery/story.ts";
import { STORIES } from "../test/gallery/stories.ts";

const SLOW_DOWN = 4;
/** How long each moment is watched, ms: long enough for the longest animation. */
const WATCH_MS = 1_500;

interface Pace {
  /** Frame rate that 19 of 20 frames reach, frames per second. */
  readonly p5: number;
  readonly median: number;
  /** Longest gap between two frames, ms. */
  readonly worst: number;
}

const sessions = new WeakMap<Page, CDPSession>();

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  // Measures the thread's own CPU time, so that other processes on this machine do not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
}

interface Work {
  /** CPU time of the main thread, s. */
  readonly busy: number;
  readonly layouts: number;
}

async function workOf(page: Page): Promise<Work> {
  const { metrics } = (await sessions.get(page)?.send("Performance.getMetrics")) ?? { metrics: [] };
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { busy: value("TaskDuration"), layouts: value("LayoutCount") };
}

/** Measures the frame rate of a page from now on. */
async function paceOf(page: Page): Promise<Pace> {
  const gaps = await page.evaluate(
    (watchMs) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        let last = performance.now();
        const end = last + watchMs;
        const step = (now: number) => {
          seen.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(step);
          else resolve(seen.slice(1));
        };
        requestAnimationFrame(step);
      }),
    WATCH_MS,
  );
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? WATCH_MS;
  return { p5: 1_000 / at(0.95), median: 1_000 / at(0.5), worst: at(1) };
}

const { positionals: wanted } = argumentsOf(import.meta.url, { allowPositionals: true });
const known = STORIES.map(({ name }) => name);
const strangers = wanted.filter((name) => !known.includes(name));
if (strangers.length > 0) {
  console.error(`unknown stories: ${strangers.join(", ")}. The stories are ${known.join(", ")}`);
  process.exit(2);
}
const browser = await launch();
try {
  const blank = await browser.newPage();
  await slow(blank);
  await sleep(500);
  const baseline = await paceOf(blank);
  await blank.close();
  console.log(`Load average before the run: ${(loadavg()[0] ?? 0).toFixed(1)}.`);
  console.log(
    `An empty page reaches ${baseline.p5.toFixed(1)} frames a second (p5), CPU slowed ${SLOW_DOWN}x.`,
  );
  console.log(
    "| story | moment | p5 | median | longest gap, ms | p5 against the empty page | main thread busy, % | layouts |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  const stories = STORIES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const story of stories) await watch(story, baseline);
} finally {
  await browser.close();
}

/**
 * Watches every screen of a story; `baseline` is the pace of an empty page. The story is played as often as
 * it has phones at the same time, and only one phone is slowed and watched at a time: a slowed page keeps one
 * core of this machine busy, and two of them would slow each other.
 */
async function watch(story: Story, baseline: Pace): Promise<void> {
  const watched = new Set<string>();
  let isAnyLeft = true;
  while (isAnyLeft) {
    isAnyLeft = false;
    let slowed: { readonly page: Page; readonly who: string } | undefined;
    const done = new Set<string>();
    await Scene.play(story, {
      browser,
      language: "en",
      sizes: ["phone"],
      isHasty: true,
      prepare: async (page, who) => {
        if (watched.has(who)) return;
        if (slowed && slowed.who !== who && !slowed.page.isClosed()) {
          isAnyLeft = true;
          return;
        }
        slowed = { page, who };
        done.add(who);
        await slow(page);
      },
      look: async ({ moment, who, page }) => {
        if (slowed?.page !== page) return;
        const before = await workOf(page);
        const began = performance.now();
        const { p5, median, worst } = await paceOf(page);
        const seconds = (performance.now() - began) / 1_000;
        const after = await workOf(page);
        const cells = [
          story.name,
          who === "player" ? moment : `${moment}, ${who}`,
          p5.toFixed(1),
          median.toFixed(1),
          worst.toFixed(0),
          `${(p5 / baseline.p5).toFixed(2)}x`,
          (((after.busy - before.busy) / seconds) * 100).toFixed(0),
          String(after.layouts - before.layouts),
        ];
        console.log(`| ${cells.join(" | ")} |`);
      },
    });
    for (const who of done) watched.add(who);
  }
}
