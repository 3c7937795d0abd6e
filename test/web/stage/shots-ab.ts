/**
 * Photographs every stage of AB_THINKING on a television and phones, for people to look at:
 * `npx vite --port 5199 & node test/web/stage/shots-ab.ts folder [language] [story ...]`
 */
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { intlTag, LANGUAGES } from "../../../src-rooms/catalog/languages.ts";
import type { AbPrivate, AbShared, AbState } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { PlayerId } from "../../../src-rooms/protocol/ids.ts";
import type { Setup } from "../../support/table.ts";
import { Rig } from "./rig.ts";

const [folder = "shots", asked = "en", ...wanted] = process.argv.slice(2);
const language = LANGUAGES.find((one) => one === asked) ?? "en";
mkdirSync(folder, { recursive: true });

const NAMES = ["Ada", "Bo", "Cleopatra", "Dimitri the Great", "Eve", "Fynn", "Gus", "Hana"];
const MORE = ["Ivo", "Jun", "Kim", "Lea", "Max", "Nik", "Ola", "Pia"];
const SIZES = { phone: [390, 844], small: [320, 568], wide: [844, 390] } as const;
const CLUES: Readonly<Record<string, string>> = {
  en: "The longest way home is the one you know by heart",
  de: "Der längste Heimweg ist der, den man auswendig kennt",
  pl: "Najdłuższa droga do domu to ta, którą znasz na pamięć",
};

interface Moment {
  readonly rig: Rig;
  readonly ids: readonly PlayerId[];
  readonly shot: (name: string, settleMs?: number) => Promise<void>;
  readonly phone: Page;
}

// SAFETY for the three below: these stories play nothing else.
const game = (rig: Rig) => rig.table.state.game?.state as AbState;
const view = (rig: Rig) => rig.table.topic("stage").view as AbShared;
const hand = (rig: Rig, id: PlayerId) => rig.table.hand(id) as AbPrivate;

function tell(rig: Rig, text: string | undefined): void {
  const { storyteller } = view(rig);
  if (storyteller === undefined) throw new Error("nobody tells");
  const cardId = hand(rig, storyteller).hand[0]?.cardId;
  rig.table.move(storyteller, { type: "clue", cardId, ...(text !== undefined && { text }) });
}

function pickAll(rig: Rig, except: readonly PlayerId[] = []): void {
  for (const id of game(rig).submitters) {
    if (except.includes(id)) continue;
    rig.table.move(id, { type: "pick", cardId: hand(rig, id).hand[0]?.cardId });
  }
}

/** Everybody votes; every third is right. */
function voteAll(rig: Rig, except: readonly PlayerId[] = []): void {
  const { played, board, storyteller, seats } = game(rig);
  const answer = storyteller === undefined ? undefined : played[storyteller]?.cardId;
  for (const key of Object.keys(seats)) {
    // SAFETY: seats are keyed by player ids.
    const id = Number(key) as PlayerId;
    if (except.includes(id) || id === storyteller) continue;
    const wrong = board.filter((card) => card !== played[id]?.cardId && card !== answer);
    const card = id % 3 === 0 ? answer : wrong[id % Math.max(1, Math.min(2, wrong.length))];
    rig.table.move(id, { type: "vote", cardIds: [card] });
  }
}

async function story(
  name: string,
  count: number,
  setup: Setup & { me?: number; sizes?: readonly (keyof typeof SIZES)[] },
  play: (moment: Moment) => Promise<void>,
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const { me = 0, sizes = ["phone", "small", "wide"], ...rest } = setup;
  const rig = await Rig.open({ gameType: "AB_THINKING", ...rest });
  try {
    const ids = [...NAMES, ...MORE].slice(0, count).map((alias) => rig.table.join(alias));
    const options = { locale: intlTag(language) };
    const pages = new Map<string, Page>();
    if (setup.hostType !== "HOST_AND_PLAY") {
      pages.set("tv", await rig.screen(undefined, 1920, 1080, options));
    }
    for (const size of sizes) {
      const [width, height] = SIZES[size];
      pages.set(size, await rig.screen(ids[me], width, height, options));
    }
    const phone = pages.get("phone");
    if (!phone) throw new Error("no phone");
    await sleep(1_500);
    const shot = async (moment: string, settleMs = 900) => {
      rig.tell();
      await sleep(settleMs);
      for (const [size, page] of pages) {
        const path = `${folder}/${language}-${name}-${moment}-${size}.png`;
        await page.screenshot({ path });
        const isScrolled = await page.evaluate(() => {
          const main = document.querySelector("main");
          return (
            main !== null &&
            (main.scrollHeight > main.clientHeight + 1 || main.scrollWidth > main.clientWidth + 1)
          );
        });
        if (isScrolled) console.log(`${path}: overflows`);
      }
      console.log(`${name}-${moment}`);
    };
    await play({ rig, ids, shot, phone });
  } finally {
    await rig.close();
  }
}

const clue = CLUES[language] ?? CLUES["en"];

await story("four", 4, { me: 1 }, async ({ rig, ids, shot, phone }) => {
  await shot("lobby");
  rig.table.start({ language });
  await shot("tutorial", 2_000);
  rig.table.until("DEAL");
  await shot("deal", 1_600);
  rig.table.until("CLUE");
  await shot("clue");
  tell(rig, clue);
  rig.table.until("PICK");
  await shot("pick0");
  const [, me] = ids;
  if (me === undefined) throw new Error("nobody");
  if (game(rig).submitters.includes(me)) {
    await phone.getByRole("radio").nth(3).click();
    await shot("pick1");
    await phone.locator("main button").first().click();
    await shot("zoom");
    await phone.keyboard.press("Escape");
  }
  pickAll(rig, ids.slice(1, 2));
  await shot("pick2");
  pickAll(rig);
  rig.table.until("SHOW");
  await shot("show", 1_400);
  rig.table.until("VOTE");
  await shot("vote0");
  voteAll(rig, ids.slice(1, 2));
  await shot("vote1");
  voteAll(rig);
  rig.table.until("REVEAL");
  rig.table.wait(1_200);
  await shot("reveal-votes", 1_000);
  rig.table.wait(2_200);
  await shot("reveal-answer");
  rig.table.wait(3_200);
  await shot("reveal-points", 1_200);
});

await story("teller", 5, {}, async ({ rig, ids, shot, phone }) => {
  rig.table.start({ includeTutorial: false, language });
  for (let turn = 0; view(rig).storyteller !== ids[0] && turn < 12; turn++) {
    rig.table.until("CLUE");
    tell(rig, "x");
    rig.table.until("REVEAL");
    rig.table.until("DEAL");
  }
  await shot("deal", 1_600);
  rig.table.until("CLUE");
  await shot("clue0");
  await phone.getByRole("radio").nth(2).click();
  await phone.getByRole("textbox").fill(clue ?? "");
  await shot("clue1");
  tell(rig, undefined);
  rig.table.until("PICK");
  await shot("pick");
  pickAll(rig);
  rig.table.until("VOTE");
  await shot("vote");
  voteAll(rig);
  rig.table.until("REVEAL");
  rig.table.wait(7_000);
  await shot("reveal", 1_400);
});

await story("sixteen", 16, { me: 5, sizes: ["phone", "wide"] }, async ({ rig, shot }) => {
  rig.table.start({ includeTutorial: false, language });
  rig.table.until("CLUE");
  tell(rig, clue);
  rig.table.until("PICK");
  pickAll(rig);
  rig.table.until("VOTE");
  await shot("vote");
  voteAll(rig);
  rig.table.until("REVEAL");
  rig.table.wait(7_000);
  await shot("reveal", 1_400);
});

await story(
  "owner",
  4,
  { hostType: "HOST_AND_PLAY", me: 1, sizes: ["phone", "small"] },
  async ({ rig, shot }) => {
    rig.table.start({ includeTutorial: false, language });
    rig.table.until("DEAL");
    await shot("deal", 1_600);
    rig.table.until("CLUE");
    await shot("clue");
    tell(rig, clue);
    rig.table.until("PICK");
    await shot("pick");
    pickAll(rig);
    rig.table.until("VOTE");
    await shot("vote");
    voteAll(rig);
    rig.table.until("REVEAL");
    rig.table.wait(7_000);
    await shot("reveal", 1_400);
  },
);

await story("end", 4, {}, async ({ rig, shot }) => {
  rig.table.start({ includeTutorial: false, language, maxScore: 5 });
  for (let turn = 0; rig.table.stage !== "GAME_END" && turn < 12; turn++) {
    rig.table.until("CLUE");
    tell(rig, clue);
    rig.table.until("PICK");
    pickAll(rig);
    rig.table.until("VOTE");
    voteAll(rig);
    rig.table.until("REVEAL");
    rig.table.wait(10_100);
  }
  rig.table.wait(4_500);
  await shot("podium", 2_000);
});
