/** Fighters of the demo of RPS Shoot: twelve pictures each, side by side in one strip. */
import sharp from "sharp";
import { foodOf } from "../cast/index.ts";
import { webp, write } from "../lib/out.ts";
import { sticker } from "../lib/sticker.ts";
import { resetIds } from "../lib/svg.ts";
import { CANVAS, character, type Character } from "../rig/character.ts";

const FIGHTERS = ["donut", "broccoli", "pear", "tomato"] as const;
const EDGE = 176;
/** Half the size of an avatar's sticker, so half of its outline. */
const LARGE = { width: 512, height: 512, framed: true, outline: { ink: 5, cream: 13, drop: 7 } };

interface Frame {
  arms: readonly [string, string];
  eyes?: string;
  mouth?: string;
  stance?: string;
  tilt?: number;
}

/** Room for arms that reach out. */
const WIDER = "-99 -114 710 710";

/** In the order in which the web app counts them; the fighter looks to the right. */
const FRAMES: readonly Frame[] = [
  { arms: ["guard", "guard"], eyes: "fierce", mouth: "smirk", stance: "wide" },
  { arms: ["guard", "guard"], eyes: "fierce", mouth: "smirk", stance: "knock", tilt: 3 },
  { arms: ["flex", "guard"], eyes: "fierce", mouth: "flat", stance: "wide", tilt: -9 },
  { arms: ["guard", "punch"], eyes: "fierce", mouth: "toothy", stance: "kick", tilt: 9 },
  { arms: ["guard", "wide"], eyes: "fierce", mouth: "oh", stance: "wide", tilt: 7 },
  { arms: ["guard", "peace"], eyes: "fierce", mouth: "grin", stance: "stroll", tilt: 8 },
  { arms: ["up", "shrug"], eyes: "squeeze", mouth: "oh", stance: "hop", tilt: -20 },
  { arms: ["wide", "down"], eyes: "crazy", mouth: "wave", stance: "knock", tilt: -12 },
  { arms: ["up", "cheer"], eyes: "happy", mouth: "laugh", stance: "wide" },
  { arms: ["cheer", "up"], eyes: "happy", mouth: "laugh", stance: "hop", tilt: 5 },
  { arms: ["down", "down"], eyes: "bored", mouth: "flat", stance: "knock", tilt: 4 },
  { arms: ["shrug", "shrug"], eyes: "half", mouth: "wave", stance: "stand", tilt: -4 },
];

function posed(base: Character, { arms, eyes, mouth, stance, tilt }: Frame): Character {
  return {
    ...base,
    arms,
    legs: { ...base.legs, ...(stance && { stance }) },
    ...(tilt !== undefined && { tilt }),
    ...(base.face && {
      face: { ...base.face, ...(eyes && { eyes }), ...(mouth && { mouth }) },
    }),
  };
}

async function strip(src: string): Promise<void> {
  const base = foodOf(src);
  const frames = [];
  for (const frame of FRAMES) {
    resetIds();
    const drawing = character(posed(base, frame)).replace(CANVAS.box, WIDER);
    const drawn = await sticker(drawing, LARGE);
    frames.push(await sharp(drawn).resize(EDGE, EDGE).png().toBuffer());
  }
  const width = EDGE * FRAMES.length;
  const picture = await sharp({
    create: { width, height: EDGE, channels: 4, background: "#00000000" },
  })
    .composite(frames.map((input, at) => ({ input, left: at * EDGE, top: 0 })))
    .png()
    .toBuffer();
  write(`games/rps-shoot/kungfu-${src}.webp`, await webp(picture, { most: 74, quality: 86 }));
}

export const kungfuJobs = FIGHTERS.map((src) => ({
  name: `games/rps-shoot/kungfu-${src}`,
  run: () => strip(src),
}));
