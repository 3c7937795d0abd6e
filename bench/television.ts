// Measures how smoothly a television of 2018 shows every moment of every game with a CPU four times as slow,
// and how much memory it keeps over an evening: `npm run bench:television`. Needs `npm run build` and `npm
// run engines`.
import { loadavg } from "node:os";
import type { Browser } from "playwright-core";
import { argumentsOf } from "../scripts/arguments.ts";
import { launch } from "../test/e2e/browser.ts";
import { OLD_TV, OldTelevision } from "../test/e2e/oldChromium.ts";
import { Scene } from "../test/gallery/scene.ts";
import { SITE } from "../test/gallery/site.ts";
import { GAME_STORIES } from "../test/gallery/stories.ts";
import { TvSite } from "../test/gallery/tvSite.ts";

const SLOW_DOWN = 4;
/** How long each moment is watched, ms. */
const WATCH_MS = 1_500;
const MB = 1_048_576;
/** How much more heap the scripts may keep after the largest game of an evening than after the first one. */
const GROWS_AT_MOST_MB = 8;

interface Pace {
  /** Mean frame rate, frames per second. */
  readonly mean: number;
  /** Frame rate that 19 of 20 frames reach, frames per second. */
  readonly p5: number;
}

/** Measures the gaps between frames from now on, ms; written in the JavaScript of 2018. */
const GAPS = `new Promise((resolve) => {
  const seen = [];
  let last = performance.now();
  const end = last + ${WATCH_MS};
  const step = (now) => {
    seen.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(step);
    else resolve(seen.slice(1));
  };
  requestAnimationFrame(step);
})`;

async function paceOf(tv: OldTelevision): Promise<Pace> {
  const gaps = (await tv.evaluate<number[]>(GAPS)).toSorted((a, b) => a - b);
  const sum = gaps.reduce((all, gap) => all + gap, 0);
  const slowest = gaps[Math.floor((gaps.length - 1) * 0.95)] ?? WATCH_MS;
  return { mean: (gaps.length * 1_000) / sum, p5: 1_000 / slowest };
}

/** Shows a room on the television while its story is played; `look` is called at every moment. */
async function tell(
  browser: Browser,
  story: (typeof GAME_STORIES)[number],
  begin: (
    rig: Parameters<NonNullable<Parameters<typeof Scene.play>[1]["begin"]>>[0],
  ) => Promise<void>,
  look: (moment: string, stage: string) => Promise<void>,
): Promise<void> {
  await Scene.play(story, {
    browser,
    language: "en",
    // The story needs a phone for its player to act on.
    sizes: ["phone"],
    isHasty: true,
    begin,
    look: async ({ moment, stage, who }) => {
      if (who === "player") await look(moment, stage);
    },
  });
}

argumentsOf(import.meta.url, {});
const browser = await launch();
let tv: OldTelevision | undefined;
let site: TvSite | undefined;
try {
  const kept: number[] = [];
  console.log(`Load average before the run: ${(loadavg()[0] ?? 0).toFixed(1)}.`);
  const rows = [
    "| story | busiest moment | frames a second | p5 | heap after it, MB |",
    "| --- | --- | --- | --- | --- |",
  ];
  for (const story of GAME_STORIES) {
    const paces: (Pace & { readonly moment: string })[] = [];
    await tell(
      browser,
      story,
      async (rig) => {
        if (!tv || !site) {
          site = await TvSite.open(OLD_TV, rig.television());
          tv = await OldTelevision.switchOn(65, SITE, { served: site.port });
          await tv.slow(SLOW_DOWN);
          const empty = await paceOf(tv);
          console.log(
            `An empty page reaches ${empty.mean.toFixed(0)} frames a second, CPU slowed ${SLOW_DOWN}x.`,
          );
          await tv.keep("sessionStorage", rig.kept());
          await tv.keep("localStorage", { i18nextLng: "en" });
          await tv.open("/host/session");
          await tv.stage("LOBBY");
          return;
        }
        // The same page continues with the next game, as it does at a party.
        site.lead(rig.television());
        site.hangUp();
        await tv.stage("LOBBY");
      },
      async (moment, stage) => {
        await tv?.stage(stage);
        if (tv) paces.push({ moment, ...(await paceOf(tv)) });
      },
    );
    const [worst] = paces.toSorted((a, b) => a.mean - b.mean);
    const heap = ((await tv?.heap()) ?? 0) / MB;
    kept.push(heap);
    rows.push(
      `| ${story.name} | ${worst?.moment} | ${worst?.mean.toFixed(0)} | ${worst?.p5.toFixed(0)} | ${heap.toFixed(1)} |`,
    );
  }
  console.log(rows.join("\n"));
  const grown = Math.max(...kept) - (kept[0] ?? 0);
  console.log(`The evening used ${grown.toFixed(1)} MB more than its first game.`);
  if (grown > GROWS_AT_MOST_MB) {
    console.error(
      `To fix it: something still holds on to a game that has ended (at most ${GROWS_AT_MOST_MB} MB).`,
    );
    process.exitCode = 1;
  }
} finally {
  await tv?.switchOff();
  site?.close();
  await browser.close();
}
