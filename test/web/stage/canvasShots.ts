/**
 * Photographs CANVAS_CLASH on a television, painters' and guessers' phones, for people to look at:
 * `npx vite --port 5199 & node test/web/stage/canvasShots.ts [folder] [story ...]`; LOCALE=de for German.
 */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { CANVAS_CONTENT } from "../../../src-rooms/games/canvas-clash/canvasClash.ts";
import type { CanvasState } from "../../../src-rooms/games/canvas-clash/types.ts";
import type { PlayerId } from "../../../src-rooms/protocol/ids.ts";
import type { Setup } from "../../support/table.ts";
import { Rig } from "./rig.ts";
import { RigInk } from "./rigInk.ts";

const [folder = join(tmpdir(), "hubbub-canvas"), ...wanted] = process.argv.slice(2);
const locale = process.env["LOCALE"] ?? "en";
mkdirSync(folder, { recursive: true });

const NAMES =
  "Ada Bo Cleopatra Dimitri_the_Great Eve Fynn Gus Hana Ivo Jun Kai Lea Max Noa Pia Quin";
const PHONE = [390, 844] as const;
const WIDE = [844, 390] as const;
const SMALL = [320, 568] as const;

interface Moment {
  readonly rig: Rig;
  readonly ink: RigInk;
  readonly shot: (name: string, settleMs?: number) => Promise<void>;
  readonly see: (name: string, id: PlayerId, size?: readonly [number, number]) => Promise<Page>;
  readonly close: (name: string) => Promise<void>;
  readonly turn: () => NonNullable<CanvasState["turn"]>;
  readonly painters: () => PlayerId[];
  readonly guessers: () => PlayerId[];
  /** Give the turn this built-in word. */
  readonly word: (id: string) => void;
}

async function story(
  name: string,
  count: number,
  setup: Setup,
  play: (moment: Moment) => Promise<void>,
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const rig = await Rig.open({ gameType: "CANVAS_CLASH", ...setup });
  try {
    for (const alias of NAMES.split(" ").slice(0, count))
      rig.table.join(alias.replaceAll("_", " "));
    const pages = new Map<string, Page>();
    if (setup.hostType !== "HOST_AND_PLAY") {
      pages.set("tv", await rig.screen(undefined, 1920, 1080, { locale }));
    }
    // SAFETY: this room plays CANVAS_CLASH.
    const state = () => rig.table.state.game?.state as CanvasState;
    const turn = () => {
      const found = state().turn;
      if (!found) throw new Error("no turn");
      return found;
    };
    const painters = () =>
      turn().canvases.flatMap(({ painter }) => (painter === undefined ? [] : [painter]));
    await play({
      rig,
      ink: new RigInk(rig),
      turn,
      painters,
      guessers: () =>
        Object.keys(turn().guessers)
          .map((key) => Number(key) as PlayerId)
          .filter((id) => !turn().knows.includes(id)),
      word: (id) => {
        const { game } = rig.table.state;
        const text = CANVAS_CONTENT.inAllLanguages(id).en;
        if (!game || text === undefined) throw new Error(`no word ${id}`);
        const next = {
          ...state(),
          turn: { ...turn(), word: { id, text, language: "en" as const } },
        };
        rig.table.state = { ...rig.table.state, game: { ...game, state: next } };
      },
      see: async (screen, id, [width, height] = PHONE) => {
        const page = await rig.screen(id, width, height, { locale });
        pages.set(screen, page);
        await sleep(1_200);
        return page;
      },
      close: async (screen) => {
        await pages.get(screen)?.context().close();
        pages.delete(screen);
      },
      shot: async (moment, settleMs = 900) => {
        rig.tell();
        await sleep(settleMs);
        for (const [screen, page] of pages) {
          await page.screenshot({ path: `${folder}/${name}-${moment}-${screen}.png` });
          const isScrolled = await page.evaluate(() => {
            const main = document.querySelector("main");
            // Tilted cards and tall letters reach out of their boxes a little.
            const slack = 8;
            return main
              ? main.scrollHeight > main.clientHeight + slack ||
                  main.scrollWidth > main.clientWidth + slack
              : false;
          });
          if (isScrolled) console.log(`${name}-${moment}-${screen}: overflows`);
        }
        console.log(`${name}-${moment}`);
      },
    });
  } finally {
    await rig.close();
  }
}

function drawing(id: string) {
  const found = CANVAS_CONTENT.drawingOf(id);
  if (!found) throw new Error(`no drawing of ${id}`);
  return found;
}

async function wholeTurn({ rig, ink, shot, see, painters, guessers, word }: Moment): Promise<void> {
  rig.table.until("READY");
  word("cat");
  const [painter] = painters();
  const [guesser, second, third] = guessers();
  if (!painter || !guesser || !second) throw new Error("too few");
  await see("painter", painter);
  await see("painter-wide", painter, WIDE);
  await see("guesser", guesser);
  await see("guesser-wide", guesser, WIDE);
  await see("guesser-small", guesser, SMALL);
  await see("painter-small", painter, SMALL);
  await shot("1-ready");
  rig.table.until("DRAW");
  await shot("2-draw-blank");
  ink.paint(0, drawing("cat"), 0.5);
  ink.paint(1, drawing("dog"), 0.4);
  rig.table.wait(18_000);
  rig.table.move(second, { type: "guess", text: "horse" });
  rig.table.wait(1_100);
  rig.table.move(guesser, { type: "guess", text: "a small mountain lion" });
  await shot("3-draw-ink");
  rig.table.wait(25_000);
  ink.paint(0, drawing("cat"));
  ink.paint(1, drawing("dog"));
  if (third) rig.table.move(third, { type: "guess", text: "cat" });
  rig.table.move(guesser, { type: "guess", text: "cap" });
  rig.table.move(second, { type: "guess", text: "dog" });
  await shot("4-draw-close");
  rig.table.wait(1_200);
  rig.table.move(guesser, { type: "guess", text: "cat" });
  await shot("5-draw-solved", 1_600);
  rig.table.until("CREDIT");
  ink.whole();
  await shot("6-credit");
  rig.table.move(guesser, { type: "credit", canvas: 0 });
  rig.table.move(second, { type: "credit", canvas: 0 });
  await shot("7-credited");
  rig.table.until("REVEAL");
  rig.table.wait(500);
  await shot("8-reveal-word", 400);
  rig.table.wait(2_400);
  await shot("9-reveal-credits", 600);
  rig.table.wait(1_600);
  await shot("9-reveal-points", 900);
}

await story("turn", 6, {}, async (moment) => {
  const { rig, shot, see, close } = moment;
  const [ada] = Object.keys(rig.table.state.seats).map((key) => Number(key) as PlayerId);
  if (!ada) throw new Error("nobody");
  rig.table.start({ includeTutorial: true });
  await see("guesser", ada);
  await shot("0-tutorial", 1_800);
  await close("guesser");
  await wholeTurn(moment);
});

await story("four", 14, {}, async ({ rig, ink, shot, see, guessers, painters, word }) => {
  rig.table.start({ includeTutorial: false });
  rig.table.until("READY");
  word("helicopter");
  const [guesser] = guessers();
  if (!guesser) throw new Error("nobody guesses");
  await see("guesser", guesser);
  await see("guesser-wide", guesser, WIDE);
  rig.table.until("DRAW");
  for (const [at, id] of ["cat", "dog", "fish", "house"].entries()) ink.paint(at, drawing(id), 0.8);
  rig.table.wait(20_000);
  for (const [at, id] of guessers().slice(1, 7).entries()) {
    rig.table.move(id, {
      type: "guess",
      text: ["plane", "dragonfly", "fan", "car", "a bird"][at] ?? "uh",
    });
  }
  const { canvases } = rig.table.topic("stage").view as {
    canvases: Record<number, { id: string }>;
  };
  rig.table.player(guesser, { topic: "report", body: { itemId: canvases[1]?.id ?? "" } });
  await shot("draw");
  rig.table.until("CREDIT");
  ink.whole();
  for (const id of guessers().slice(1, 8)) rig.table.move(id, { type: "credit", canvas: id % 4 });
  await shot("credit");
  rig.table.until("REVEAL");
  rig.table.wait(4_500);
  await shot("reveal", 1_500);
  if (painters().length !== 4) throw new Error("four should paint");
});

await story("phones", 4, { hostType: "HOST_AND_PLAY" }, async ({ rig, ...moment }) => {
  rig.table.start({ includeTutorial: false });
  await wholeTurn({ rig, ...moment });
});

await story("end", 4, {}, async ({ rig, ink, shot, see, guessers, painters }) => {
  rig.table.start({ includeTutorial: false, numberOfTurns: 1 });
  for (let turn = 0; rig.table.stage !== "GAME_END" && turn < 8; turn++) {
    rig.table.until("DRAW");
    ink.paint(0, drawing("cat"));
    ink.paint(1, drawing("dog"));
    rig.table.until("CREDIT");
    for (const id of guessers()) rig.table.move(id, { type: "credit", canvas: turn % 2 });
    rig.table.until("REVEAL");
    rig.table.wait(9_000);
  }
  const [painter] = painters();
  if (!painter) throw new Error("nobody painted");
  await see("painter", painter);
  rig.table.wait(5_000);
  await shot("podium", 3_500);
});

await story("typing", 6, {}, async ({ rig, ink, shot, see, guessers, word }) => {
  rig.table.start({ includeTutorial: false });
  rig.table.until("READY");
  word("cat");
  const [guesser, second] = guessers();
  if (!guesser || !second) throw new Error("too few");
  const upright = await see("upright", guesser);
  const across = await see("across", guesser, WIDE);
  rig.table.until("DRAW");
  ink.paint(0, drawing("cat"), 0.7);
  ink.paint(1, drawing("dog"), 0.7);
  rig.table.wait(20_000);
  rig.table.move(second, { type: "guess", text: "horse" });
  rig.tell();
  // What is left of a phone when its keyboard is open.
  for (const page of [upright, across]) {
    await page.getByRole("textbox").focus();
    const size = page.viewportSize();
    if (size) await page.setViewportSize({ ...size, height: size.height > 500 ? 510 : 190 });
  }
  await shot("keyboard", 1_500);
});
