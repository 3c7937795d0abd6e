/**
 * Photographs every stage on every kind of screen, for people to look at:
 * `npx vite --port 5199 & node test/web/stage/shots.ts [folder] [story ...]`
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { questionOf } from "../../../src-rooms/games/nearest/questions.ts";
import type { NearestState } from "../../../src-rooms/games/nearest/types.ts";
import type { PlayerId } from "../../../src-rooms/protocol/ids.ts";
import type { Setup } from "../../support/table.ts";
import { Rig } from "./rig.ts";

const [folder = join(tmpdir(), "hubbub-shots"), ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const NAMES = [
  "Ada",
  "Bo",
  "Cleopatra",
  "Dimitri the Great",
  "Eve",
  "Fynn",
  "Gus",
  "Hana",
  "Ivo",
  "Jun",
];
const HANDS = ["ROCK", "PAPER", "SCISSORS"] as const;

interface Moment {
  readonly rig: Rig;
  readonly ids: readonly PlayerId[];
  readonly shot: (name: string, settleMs?: number) => Promise<void>;
  readonly tv: Page | undefined;
  readonly phone: Page;
}

const SIZES = { phone: [390, 844], small: [320, 568], wide: [844, 390] } as const;

async function story(
  name: string,
  count: number,
  setup: Setup & { me?: number; sizes?: readonly (keyof typeof SIZES)[]; locale?: string },
  play: (moment: Moment) => Promise<void>,
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const rig = await Rig.open(setup);
  try {
    const ids = NAMES.slice(0, count).map((alias) => rig.table.join(alias));
    const me = ids[setup.me ?? 0];
    if (me === undefined) throw new Error("nobody");
    const options = setup.locale === undefined ? {} : { locale: setup.locale };
    const pages = new Map<string, Page>();
    const noTv = setup.hostType === "HOST_AND_PLAY";
    const tv = noTv ? undefined : await rig.screen(undefined, 1920, 1080, options);
    if (tv) pages.set("tv", tv);
    for (const size of setup.sizes ?? ["phone", "small", "wide"]) {
      const [width, height] = SIZES[size];
      pages.set(size, await rig.screen(me, width, height, options));
    }
    const phone = pages.get("phone") ?? [...pages.values()].at(-1);
    if (!phone) throw new Error("no page");
    await sleep(1500);
    const shot = async (moment: string, settleMs = 900) => {
      rig.tell();
      await sleep(settleMs);
      for (const [size, page] of pages) {
        await page.screenshot({ path: `${folder}/${name}-${moment}-${size}.png` });
        const isScrolled = await page.evaluate(() => {
          const main = document.querySelector("main");
          return main
            ? main.scrollHeight > main.clientHeight + 1 || main.scrollWidth > main.clientWidth + 1
            : false;
        });
        if (process.env["AXE"]) await report(page, `${name}-${moment}-${size}`);
        if (isScrolled) console.log(`${name}-${moment}-${size}: overflows`);
      }
      console.log(`${name}-${moment}`);
    };
    await play({ rig, ids, shot, tv, phone });
  } finally {
    await rig.close();
  }
}

/** Says what axe finds serious on this page. */
async function report(page: Page, where: string): Promise<void> {
  await page.addScriptTag({ path: "node_modules/axe-core/axe.min.js" });
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly html: string }[];
    }
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id} x${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`);
  });
  for (const line of found) console.log(`AXE ${where}: ${line}`);
}

/** Everybody but `except` programs all their battles. */
function programAll(rig: Rig, ids: readonly PlayerId[], except: readonly PlayerId[] = []): void {
  for (const [at, id] of ids.entries()) {
    if (except.includes(id)) continue;
    const { programs } = rig.table.hand(id) as { programs: Record<string, unknown> };
    for (const battle of Object.keys(programs)) {
      const moves = [0, 1, 2].map((slot) => HANDS[(at * 2 + slot + Number(battle)) % 3]);
      rig.table.move(id, { type: "program", battle: Number(battle), moves });
    }
  }
}

const CALLS = ["WIN", "LOSE", "TIE", "WIN", "WIN"] as const;
function betAll(rig: Rig, ids: readonly PlayerId[]): void {
  for (const [at, id] of ids.entries())
    rig.table.move(id, { type: "bet", call: CALLS[at % CALLS.length] });
}

await story("lobby", 4, {}, async ({ rig, ids, shot }) => {
  await shot("four");
  rig.table.player(ids[1] ?? ids[0]!, { topic: "reaction", body: { reaction: "fire" } });
  rig.table.player(ids[0]!, { topic: "reaction", body: { reaction: "laugh" } });
  await shot("react", 350);
  for (const alias of NAMES.slice(4, 9)) rig.table.join(alias);
  rig.table.robot();
  await shot("full");
});

await story("owner", 3, { hostType: "HOST_AND_PLAY" }, async ({ rig, ids, shot, phone }) => {
  await shot("lobby");
  rig.table.start({ includeTutorial: false });
  rig.table.until("PROGRAM");
  await shot("program0");
  await phone.locator("[role=group] button").first().click();
  await shot("program1");
  programAll(rig, ids);
  await shot("program2");
  rig.table.until("BET");
  await shot("bet0");
  betAll(rig, ids.slice(0, 1));
  await shot("bet1");
  betAll(rig, ids);
  rig.table.until("SHOOT");
  rig.table.wait(1_500);
  await shot("shoot1", 250);
  rig.table.wait(3_900);
  await shot("shoot2", 500);
});

await story("ten", 10, { me: 4 }, async ({ rig, ids, shot }) => {
  rig.table.start({ includeTutorial: false });
  rig.table.until("PROGRAM");
  programAll(rig, ids.slice(0, 6));
  rig.table.disconnect(ids[8]!);
  rig.table.wait(16_000);
  await shot("program");
  programAll(rig, ids);
  rig.table.until("BET");
  betAll(rig, ids);
  rig.table.until("SHOOT");
  rig.table.wait(5_600);
  await shot("paid", 600);
  rig.table.until("ROUND_SUMMARY");
  await shot("summary", 2_200);
});

await story("two", 2, { me: 0 }, async ({ rig, shot }) => {
  rig.table.start({ includeTutorial: false, numberOfRounds: 1 });
  rig.table.until("PROGRAM");
  await shot("program");
  rig.table.until("GAME_END");
  rig.table.wait(6_000);
  await shot("end", 1_500);
});

await story("audience", 10, { me: 0, sizes: ["phone"] }, async ({ rig, ids, shot }) => {
  const guest = rig.table.join("Zoe", { audience: true });
  const page = await rig.screen(guest, 390, 844);
  await sleep(1500);
  const both = async (name: string) => {
    await shot(name);
    await page.screenshot({ path: `${folder}/audience-${name}-small.png` });
  };
  await both("lobby");
  rig.table.start();
  await both("tutorial");
  rig.table.until("PROGRAM");
  await both("program");
  programAll(rig, ids);
  rig.table.until("BET");
  await both("bet");
});

await story("overlays", 4, { me: 0 }, async ({ rig, shot, phone, tv }) => {
  await tv?.getByRole("button", { name: "Settings" }).click();
  await phone.getByRole("button", { name: "Settings" }).click();
  await shot("settings");
  await tv?.keyboard.press("Escape");
  await phone.keyboard.press("Escape");
  await tv?.getByRole("button", { name: /another game/ }).click();
  await phone.getByRole("button", { name: /another game/ }).click();
  await shot("games");
  await tv?.keyboard.press("Escape");
  await phone.keyboard.press("Escape");
  rig.table.start({ includeTutorial: false });
  rig.table.until("PROGRAM");
  rig.tell();
  await tv?.getByRole("button", { name: "Host controls" }).click();
  await phone.getByRole("button", { name: "Menu" }).click();
  await shot("drawer");
  await tv?.keyboard.press("Escape");
  await phone.keyboard.press("Escape");
  rig.table.host({ topic: "pause", body: { paused: true } });
  await shot("paused");
  rig.table.host({ topic: "pause", body: { paused: false } });
  rig.drop(1012);
  await shot("reconnecting", 300);
  await sleep(3_500);
  rig.drop(4409);
  await shot("replaced");
});

/** Lines somebody might write, long and short. */
const LINES = [
  "Soup. Always soup",
  "My aunt Gertrude after three espressos and a karaoke machine",
  "A goose",
  "Seventeen unpaid parking tickets",
  "The neighbour's haunted trampoline",
  "No",
];

/** Everybody but `except` answers all their prompts. */
function writeAll(rig: Rig, ids: readonly PlayerId[], except: readonly PlayerId[] = []): void {
  for (const [at, id] of ids.entries()) {
    if (except.includes(id)) continue;
    const { prompts } = rig.table.hand(id) as { prompts: Record<string, unknown> };
    for (const key of Object.keys(prompts)) {
      const text = `${LINES[(at + Number(key)) % LINES.length]}${"!".repeat(at % 3)}`;
      rig.table.move(id, { type: "answer", prompt: Number(key), text });
    }
  }
}

/** Everybody votes, the later seats for the first card, and some smell a machine. */
function voteAll(rig: Rig, ids: readonly PlayerId[]): void {
  const view = rig.table.topic("stage").view as {
    matchup?: Record<"answer1" | "answer2", { promptResponseId: string }>;
  };
  const { answer1, answer2 } = view.matchup ?? {};
  if (!answer1 || !answer2) return;
  for (const [at, id] of ids.entries()) {
    const { promptResponseId } = at % 3 === 0 ? answer2 : answer1;
    rig.table.move(id, { type: "vote", promptResponseId });
    if (at % 2 === 0) rig.table.move(id, { type: "spotAi", promptResponseId, on: true });
  }
}

for (const [name, count, locale] of [
  ["requip", 5, undefined],
  ["requip-pl", 5, "pl-PL"],
  ["requip-many", 10, "de-DE"],
] as const) {
  const setup = { gameType: "REQUIP", me: 0, ...(locale && { locale }) } as const;
  await story(name, count, setup, async ({ rig, ids, shot, phone }) => {
    const settings = { numberOfRounds: 1, language: locale?.slice(0, 2) ?? "en" };
    rig.table.start({ ...settings, backstage: "hide" });
    await shot("tutorial", 1600);
    rig.table.until("WRITE");
    writeAll(rig, ids.slice(2));
    await shot("write0");
    await phone.locator("main input").fill("A very confident goose");
    await shot("write1");
    await phone.locator("main form button[type=submit]").click();
    await shot("write2");
    writeAll(rig, ids);
    await shot("write3");
    await phone.locator("header button").nth(-2).click();
    await shot("backstage");
    await phone.keyboard.press("Escape");
    rig.table.wait(2_000);
    await shot("held");
    rig.table.until("DUEL");
    await shot("duel0", 2_000);
    voteAll(rig, ids.slice(0, 3));
    for (const id of ids) rig.table.move(id, { type: "clap" });
    await shot("duel1");
    for (let matchup = 0; matchup < 3; matchup++) {
      rig.table.until("DUEL");
      voteAll(rig, ids);
      rig.table.until("REVEAL");
      rig.table.wait(1_500);
      await shot(`reveal${matchup}-votes`, 400);
      rig.table.wait(4_000);
      await shot(`reveal${matchup}-all`, 900);
    }
    rig.table.until("GAME_END");
    rig.table.wait(6_000);
    await shot("end", 1_500);
  });
}

await story("game", 6, { me: 0 }, async ({ rig, ids, shot, phone }) => {
  rig.table.start({ numberOfRounds: 2 });
  await shot("tutorial", 1600);
  rig.table.until("ROUND_INTRO");
  await shot("intro");
  rig.table.until("PROGRAM");
  await shot("program0");
  programAll(rig, ids.slice(2), [ids[4]!]);
  const hands = phone.locator("[role=group] button");
  for (const at of [0, 1, 2, 1]) {
    await hands.nth(at).click();
    await sleep(60);
  }
  await shot("program1");
  programAll(rig, ids.slice(0, 4));
  await shot("program2");
  programAll(rig, ids);
  rig.table.until("BET");
  await shot("bet0");
  betAll(rig, ids.slice(0, 4));
  await shot("bet1");
  betAll(rig, ids);
  rig.table.until("SHOOT");
  rig.table.wait(700);
  await shot("shoot-shake", 150);
  rig.table.wait(800);
  await shot("shoot-one", 250);
  rig.table.wait(2_600);
  await shot("shoot-slam", 300);
  rig.table.wait(700);
  await shot("shoot-paid", 500);
  rig.table.until("ROUND_SUMMARY");
  rig.tell();
  await shot("summary0", 500);
  await shot("summary1", 1900);
  rig.table.until("PROGRAM");
  programAll(rig, ids);
  rig.table.until("BET");
  await shot("bet-history");
  rig.table.until("GAME_END");
  await shot("end0", 300);
  rig.table.wait(1_600);
  await shot("end1", 500);
  rig.table.wait(2_500);
  await shot("end2", 1500);
  rig.table.until("LOBBY");
  await shot("lobby");
});

for (const [name, locale] of [
  ["hide", "en-GB"],
  ["hide-pl", "pl-PL"],
] as const) {
  await story(name, 6, { gameType: "HIDE_AND_PEEK", me: 1, locale }, async ({ rig, ids, shot }) => {
    const spots = ["house1", "blue_bucket", "house6", "house3", "blue_bucket", "house5"];
    const go = (at: number, to = at) => {
      const id = ids[at];
      if (id !== undefined) rig.table.move(id, { type: "spot", spotName: spots[to] });
    };
    rig.table.start({ numberOfTurns: 1 });
    await shot("tutorial", 1_600);
    rig.table.until("LIGHT");
    for (const at of ids.keys()) if (at !== 4) go(at);
    await shot("light", 2_600);
    go(4);
    rig.table.until("DARK");
    for (const at of [0, 2, 3]) go(at, at + 1);
    await shot("dark", 1_500);
    rig.table.until("GUESS");
    await shot("guess0");
    for (const [at, id] of ids.entries()) {
      rig.table.move(id, { type: "guess", spotName: spots[at], doubled: at === 1 });
    }
    await shot("guess1");
    rig.table.until("REVEAL");
    await shot("reveal", 1_500);
    rig.table.until("GAME_END");
    rig.table.wait(6_000);
    await shot("end", 1_500);
  });
}

const NEAREST: readonly [string, Setup & { me?: number; locale?: string }][] = [
  ["nearest", { gameType: "EXPERIMENTS", me: 1 }],
  ["nearest-de", { gameType: "EXPERIMENTS", me: 1, locale: "de-DE" }],
  ["nearest-host", { gameType: "EXPERIMENTS", hostType: "HOST_AND_PLAY", locale: "pl-PL" }],
];
for (const [name, setup] of NEAREST) {
  await story(name, 9, setup, async ({ rig, ids, shot, phone }) => {
    const answer = () => {
      // SAFETY: this story plays nothing else.
      const nearest = rig.table.state.game?.state as NearestState | undefined;
      return questionOf(nearest?.deck[nearest.current])?.answer ?? 0;
    };
    /** Differences to the answer, by seat: two equal ones, one off the chart. */
    const guess = (offs: readonly number[]) => {
      for (const [at, id] of ids.entries()) {
        const value = Math.max(0, Math.round(answer() * (1 + (offs[at] ?? 0))));
        rig.table.move(id, { type: "estimate", value });
      }
    };
    rig.table.start({ numberOfRounds: 1 });
    await shot("tutorial", 1_600);
    rig.table.until("ESTIMATE");
    await shot("estimate0");
    for (const digit of ["1", "2", "5", "0"]) {
      await phone.getByRole("button", { name: digit, exact: true }).click();
    }
    await shot("estimate1", 400);
    guess([0.3, -0.2, -0.22, 0.31, 0.32, 3, -0.6, 0.9, 0.05]);
    await shot("estimate2");
    rig.table.until("REVEAL");
    rig.table.wait(4_000);
    await shot("reveal0", 500);
    rig.table.wait(4_500);
    await shot("reveal1", 700);
    rig.table.until("ESTIMATE");
    guess([0.5, 0, -0.5, 0.6, 1.5, 2, -0.6, 0.9, 1]);
    rig.table.until("REVEAL");
    rig.table.wait(9_800);
    await shot("reveal2", 1_000);
    rig.table.until("GAME_END");
    rig.table.wait(6_000);
    await shot("end", 1_500);
  });
}
