import { circle } from "../finger.ts";
import { until } from "./engine.ts";
import type { Visitor } from "./visitor.ts";

/** What somebody with a phone does in a stage; the other stages pass without them. */
type Play = (phone: Visitor) => Promise<void>;
type Plays = Readonly<Record<string, Play>>;

/** What is played in every engine: a game that draws, and one that types. */
export const ENGINE_GAMES = ["CANVAS_CLASH", "SYNC_THINK"] as const;
export type EngineGame = (typeof ENGINE_GAMES)[number];

/** A word that was on the table is refused. */
const WORDS = ["marmalade", "gazebo", "waffle", "lantern", "pebble", "trombone", "thicket"];
let said = 0;
const PAPER = /Paint here/;

/** Wait for either of two and say which it is. */
async function isFirst(
  one: () => Promise<boolean>,
  other: () => Promise<boolean>,
): Promise<boolean> {
  const which = await until(
    async () => ((await one()) ? "one" : (await other()) && "other"),
    "neither of two things came",
  );
  return which === "one";
}

/** Share of the picture's pixels that are not plain paper. */
export async function inkUnder(visitor: Visitor, name: string): Promise<number> {
  return visitor.evaluate((label) => {
    const found = [...document.querySelectorAll("[role=img], canvas")].find((one) =>
      one.getAttribute("aria-label")?.includes(label),
    );
    const paper = found instanceof HTMLCanvasElement ? found : found?.querySelector("canvas");
    const pen = paper?.getContext("2d");
    if (!paper || !pen) return 0;
    const { data } = pen.getImageData(0, 0, paper.width, paper.height);
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] !== 0xe6 || data[at + 1] !== 0xe6 || data[at + 2] !== 0xea) inked++;
    }
    return (inked * 4) / data.length;
  }, name);
}

async function inkComes(visitor: Visitor, name: string, share = 0.02): Promise<void> {
  await until(
    async () => (await inkUnder(visitor, name)) > share,
    `${visitor.engine}: no ink came under ${name}`,
    15_000,
  );
}

/** Paint a face, or type a guess. */
async function drawOrGuess(phone: Visitor): Promise<void> {
  const isPainter = await isFirst(
    () => phone.has({ role: "img", name: PAPER }),
    () => phone.has({ role: "textbox", name: "Your guess" }),
  );
  if (!isPainter) {
    await phone.type("Your guess", "xylophone quartet");
    await phone.press(/^Guess$/);
    await phone.sees("xylophone quartet");
    return;
  }
  await phone.draw("img", PAPER, ...circle(0.5, 0.5, 0.3));
  await phone.draw("img", PAPER, ...circle(0.5, 0.5, 0.16).slice(0, 13));
  await inkComes(phone, "Paint here");
}

/** What a phone does in the stages of each game. */
export const PLAYS: Readonly<Record<EngineGame, Plays>> = {
  CANVAS_CLASH: {
    DRAW: drawOrGuess,
    CREDIT: async (phone) => {
      await phone.tap("radio", /^Canvas/, 3_000).catch(() => undefined);
    },
  },
  SYNC_THINK: {
    THINK: async (phone) => {
      await phone.type("Your word", WORDS[said++ % WORDS.length] ?? "");
      await phone.press("Lock it in");
      await phone.sees("Locked in!");
    },
  },
};
