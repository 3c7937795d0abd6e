import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { circle } from "../finger.ts";
import { until } from "./engine.ts";
import type { Visitor } from "./visitor.ts";

/** What a phone does in a stage; stages without an entry pass by themselves. */
type Play = (phone: Visitor) => Promise<void>;
type Plays = Readonly<Record<string, Play>>;

const PHOTO = "src-web/assets/games/snaption/snaps/painter.webp";
/** Several words, since one that was on the table already is refused. */
const WORDS = ["marmalade", "gazebo", "waffle", "lantern", "pebble", "trombone", "thicket"];
let said = 0;
const PAPER = /Paint here/;

/** Waits for either of two conditions; returns whether it was the first. */
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

/** Share of the pixels of a picture that are not plain paper. */
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

async function inkComes(visitor: Visitor, name: string, share: number): Promise<void> {
  await until(
    async () => (await inkUnder(visitor, name)) > share,
    `${visitor.engine}: no ink came under ${name}`,
    15_000,
  );
}

/** Paints a face, or types a guess. */
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
  // A mouth without its head would cover a third of this.
  await inkComes(phone, "Paint here", 0.06);
}

/** Fills every empty slot with paper. */
async function program(phone: Visitor): Promise<void> {
  const empty = { role: "button", name: /^Move \d against .*: Nothing$/ } as const;
  await phone.waitFor({ role: "button", name: /^Move \d against/ });
  while (await phone.has(empty)) {
    await phone.tap("button", /^Paper/, 3_000).catch(() => undefined);
  }
}

async function write(phone: Visitor, text: string, send: string): Promise<void> {
  await phone.type("", text);
  await phone.press(send);
}

/**
 * Waits until this stage is over: the robots write too, and without their answers the game takes another
 * course.
 */
async function goesBy(phone: Visitor, stage: string): Promise<void> {
  await until(
    () => isOver(phone, stage),
    `${phone.engine}: the robots wrote nothing in ${stage}`,
    60_000,
  );
}

async function isOver(phone: Visitor, stage: string): Promise<boolean> {
  return ![stage, null].includes(await phone.stageNow());
}

/**
 * Waits until the phone shows this text or the stage is over: a stage ends with the last answer, which may be
 * this phone's.
 */
async function saysOrGoesBy(phone: Visitor, text: string, stage: string): Promise<void> {
  await isFirst(
    () => phone.says(text),
    () => isOver(phone, stage),
  );
}

/** Votes, or claps when the player's own entry is being voted on. */
async function voteOrClap(phone: Visitor): Promise<void> {
  const vote = async () =>
    phone.evaluate(() => document.querySelector("button[aria-pressed]") !== null);
  const isVoter = await isFirst(vote, () => phone.has({ role: "button", name: "Clap along" }));
  if (!isVoter) return phone.press("Clap along");
  await phone.evaluate(() => document.querySelector<HTMLElement>("button[aria-pressed]")?.click());
}

async function hide(phone: Visitor): Promise<void> {
  const isHidden = () => phone.says("They are looking for you!");
  const isFree = () => phone.has({ role: "radio", name: /^A\b/ });
  if (!(await isFirst(isHidden, isFree))) await phone.tap("radio", /^A\b/);
}

/** What a phone does in the stages of each game; nothing in one that is not listed, such as a new game. */
export const PLAYS: Readonly<Partial<Record<GameType, Plays>>> = {
  CANVAS_CLASH: {
    DRAW: drawOrGuess,
    CREDIT: async (phone) => {
      await phone.tap("radio", /^Canvas/, 3_000).catch(() => undefined);
    },
  },
  REQUIP: {
    WRITE: async (phone) => {
      await write(phone, "A very confident goose", "Send it");
      await phone.sees("Prompt 2 of 2");
      await write(phone, "Two ferrets in one coat", "Send it");
      await goesBy(phone, "WRITE");
    },
    DUEL: voteOrClap,
  },
  SYNC_THINK: {
    THINK: async (phone) => {
      await phone.type("Your word", WORDS[said++ % WORDS.length] ?? "");
      await phone.press("Lock it in");
      await saysOrGoesBy(phone, "Locked in!", "THINK");
    },
  },
  SNAPTION: {
    SNAP: async (phone) => {
      await phone.upload("input[type=file]:not([capture])", `${process.cwd()}/${PHOTO}`);
      await saysOrGoesBy(phone, "Your photo is in. Change it while you can.", "SNAP");
    },
    CAPTION: async (phone) => {
      for (const photo of [1, 2]) {
        await phone.sees(`Photo ${photo} of 2`);
        await phone.type("Your caption", `Nobody expects a donut ${photo}`);
        await phone.press("Send it");
      }
      await goesBy(phone, "CAPTION");
    },
    VOTE: voteOrClap,
  },
  RPS_SHOOT: {
    PROGRAM: program,
    BET: (phone) => phone.tap("radio", "Tie"),
  },
  AB_THINKING: {
    CLUE: async (phone) => {
      await phone.waitFor({ role: "radio" });
      if (!(await phone.has({ role: "textbox", name: "Your clue" }))) return;
      await phone.tap("radio");
      await phone.type("Your clue", "The long way home");
      await phone.insist("Send the clue", async () => (await phone.stageNow()) !== "CLUE");
    },
    PICK: async (phone) => {
      // The storyteller has no card to play: the hand still on screen is on its way out, and the robots end
      // the stage.
      const isChooser = await isFirst(
        async () => {
          await phone.tap("radio", "", 1_000).catch(() => undefined);
          return phone.has({ role: "button", name: "Play this card" });
        },
        () => isOver(phone, "PICK"),
      );
      if (!isChooser) return;
      await phone.insist(
        "Play this card",
        async () => (await isOver(phone, "PICK")) || (await phone.says("Card played!")),
      );
    },
  },
  HIDE_AND_PEEK: { LIGHT: hide, DARK: hide, GUESS: hide },
};
