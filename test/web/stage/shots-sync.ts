/**
 * Photographs every stage of SYNC_THINK on a television and phones, for people to look at:
 * `npx vite --port 5199 & node test/web/stage/shots-sync.ts folder [language] [story ...]`
 */
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { LANGUAGES } from "../../../src-rooms/catalog/languages.ts";
import type { PlayerId } from "../../../src-rooms/protocol/ids.ts";
import { seen } from "../../support/syncStories.ts";
import type { Setup } from "../../support/table.ts";
import { Rig } from "./rig.ts";

const [folder = "shots", asked = "en", ...wanted] = process.argv.slice(2);
const language = LANGUAGES.find((one) => one === asked) ?? "en";
mkdirSync(folder, { recursive: true });

const NAMES = ["Ada", "Bo", "Cleopatra", "Dimitri the Great", "Eve", "Fynn", "Gus", "Hana"];
const MORE = ["Ivo", "Jun", "Kim", "Lea", "Max", "Nik", "Ola", "Pia"];
const SIZES = { phone: [390, 844], small: [320, 568], wide: [844, 390] } as const;
/** What people say, first among themselves, then in groups. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ["marmalade", "yodelling", "gazebo", "umbrella stand", "oboe", "kimono", "walrus", "tango"],
  de: [
    "Marmeladenglas",
    "Jodeln",
    "Wintergarten",
    "Schirmständer",
    "Oboe",
    "Kimono",
    "Walross",
    "Tango",
  ],
  pl: [
    "konfitura",
    "jodłowanie",
    "altana",
    "stojak na parasole",
    "obój",
    "kimono",
    "mors",
    "tango",
  ],
};

interface Moment {
  readonly rig: Rig;
  readonly ids: readonly PlayerId[];
  readonly shot: (name: string, settleMs?: number) => Promise<void>;
  readonly phone: Page;
}

/** Everybody but the first `silent` says a word; those with the same number say the same one. */
function say({ rig, ids }: Moment, numbers: readonly number[], from = 0): void {
  const words = WORDS[language] ?? WORDS["en"] ?? [];
  ids.forEach((id, at) => {
    const number = numbers[at];
    if (at < from || number === undefined) return;
    const word = words[number % words.length] ?? "";
    rig.table.move(id, { type: "word", word: number < words.length ? word : `${word} ${number}` });
  });
}

async function story(
  name: string,
  count: number,
  setup: Setup & { sizes?: readonly (keyof typeof SIZES)[] },
  play: (moment: Moment) => Promise<void>,
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const rig = await Rig.open({ gameType: "SYNC_THINK", ...setup });
  try {
    const ids = [...NAMES, ...MORE].slice(0, count).map((alias) => rig.table.join(alias));
    const [me] = ids;
    if (me === undefined) throw new Error("nobody");
    const pages = new Map<string, Page>();
    const options = { locale: language };
    if (setup.hostType !== "HOST_AND_PLAY") {
      pages.set("tv", await rig.screen(undefined, 1920, 1080, options));
    }
    for (const size of setup.sizes ?? ["phone", "small", "wide"]) {
      const [width, height] = SIZES[size];
      pages.set(size, await rig.screen(me, width, height, options));
    }
    const phone = pages.get("phone") ?? [...pages.values()].at(-1);
    if (!phone) throw new Error("no page");
    await sleep(2_500);
    rig.table.host({ topic: "gameSettings", body: { settings: { language } } });
    const shot = async (moment: string, settleMs = 900) => {
      rig.tell();
      await sleep(settleMs);
      for (const [size, page] of pages) {
        await page.screenshot({ path: `${folder}/${name}-${moment}-${size}.png` });
        const isWide = await page.evaluate(() => {
          const main = document.querySelector("main");
          return main
            ? main.scrollHeight > main.clientHeight + 1 || main.scrollWidth > main.clientWidth + 1
            : false;
        });
        if (isWide) console.log(`${name}-${moment}-${size}: overflows`);
        if (process.env["AXE"]) await barriers(page, `${name}-${moment}-${size}`);
      }
      console.log(`${name}-${moment}`);
    };
    await play({ rig, ids, shot, phone });
  } finally {
    await rig.close();
  }
}

/** Says what axe finds serious on this page. */
async function barriers(page: Page, where: string): Promise<void> {
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

await story("game", 6, {}, async (moment) => {
  const { rig, shot, phone, ids } = moment;
  rig.table.start({ numberOfRounds: 1 });
  await shot("tutorial", 1_800);
  rig.table.until("CUE");
  await shot("cue");
  rig.table.until("THINK");
  say(moment, [0, 1, 2, 3, 4, 5], 3);
  await shot("think0");
  const [one] = seen(rig.table).cue;
  await phone.locator("input").fill(one.toUpperCase());
  await shot("think-used", 400);
  await phone.locator("input").fill("Wind");
  await phone.locator("form button").click();
  await shot("think-locked");
  say(moment, [0, 1, 2, 3, 4, 5], 1);
  rig.table.until("REVEAL");
  await shot("reveal0", 700);
  rig.wait(5_100);
  await shot("reveal1");
  rig.wait(5_100);
  await shot("reveal2", 1_200);
  rig.table.until("THINK");
  await shot("level2");
  say(moment, [6, 7, 6, 7, 6, 0]);
  rig.table.until("REVEAL");
  rig.wait(5_100);
  await shot("some1");
  rig.wait(5_000);
  await shot("some2", 1_000);
  rig.wait(1_500);
  await shot("some3", 1_200);
  rig.table.until("THINK");
  await shot("anchor");
  say(moment, [1, 2, 1, 3, 1, 4]);
  rig.table.until("REVEAL");
  rig.wait(11_600);
  await shot("stray", 1_200);
  rig.table.until("THINK");
  ids.forEach((id) => rig.table.move(id, { type: "word", word: "Zucchini" }));
  rig.table.until("REVEAL");
  rig.wait(11_600);
  await shot("full", 1_400);
  rig.table.until("ROUND_SUMMARY");
  await shot("summary", 2_200);
  rig.table.until("GAME_END");
  rig.wait(6_000);
  await shot("end", 1_800);
});

await story("miss", 3, { sizes: ["phone"] }, async (moment) => {
  const { rig, ids, shot } = moment;
  rig.table.start({
    includeTutorial: false,
    numberOfRounds: 1,
    syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 2 },
  });
  rig.table.until("THINK");
  rig.table.until("REVEAL");
  rig.wait(11_600);
  await shot("silence");
  rig.table.until("THINK");
  ["Tanne", "Kanne", "asshole"].forEach((word, at) =>
    rig.table.move(ids[at] ?? ids[0]!, { type: "word", word }),
  );
  rig.table.until("REVEAL");
  rig.wait(11_600);
  await shot("closest", 1_400);
  rig.table.until("GAME_END");
  rig.wait(6_000);
  await shot("end", 1_500);
});

await story("crowd", 16, {}, async (moment) => {
  const { rig, shot } = moment;
  rig.table.start({ includeTutorial: false });
  rig.table.until("THINK");
  say(moment, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 2);
  await shot("think");
  say(moment, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  rig.table.until("REVEAL");
  await shot("reveal0", 500);
  rig.wait(5_100);
  await shot("reveal1", 1_500);
  rig.wait(5_100);
  await shot("reveal2", 1_500);
  rig.table.until("THINK");
  say(moment, [6, 6, 6, 6, 6, 6, 6, 7, 7, 4, 4, 16, 17, 18, 1, 1]);
  rig.table.until("REVEAL");
  rig.wait(11_600);
  await shot("some", 1_800);
});

await story("owner", 4, { hostType: "HOST_AND_PLAY" }, async (moment) => {
  const { rig, shot } = moment;
  rig.table.start({ includeTutorial: false });
  rig.table.until("CUE");
  await shot("cue");
  rig.table.until("THINK");
  await shot("think0");
  say(moment, [0, 1, 0, 2]);
  await shot("think1");
  rig.table.until("REVEAL");
  await shot("reveal0");
  rig.wait(5_100);
  await shot("reveal1", 1_200);
  rig.wait(6_500);
  await shot("reveal2", 1_500);
});

await story("lobby", 2, { sizes: ["phone"] }, async ({ shot, phone }) => {
  await phone.getByRole("button", { name: /Settings|Optionen|Opcje/ }).click();
  await shot("settings");
});
