/** Foods in their fighting poses. */
import { FOODS } from "../cast/index.ts";
import { bodyOf, character, RIG_DEFS, type Character } from "../rig/character.ts";
import { bandOf, type Band, type Brow } from "./band.ts";
import type { Frame, Look } from "./frames.ts";

const EYES: Readonly<Record<Look, string>> = {
  fierce: "fierce",
  hurt: "squeeze",
  dizzy: "crazy",
  glad: "happy",
  out: "cross",
  bored: "half",
};

/** How far above the eyes the band sits, about where brows would be. */
const ABOVE_EYES = 58;

/** Where the band sits on foods whose face is part of the motif, or that need it elsewhere. */
const BROWS: Readonly<Record<string, Brow>> = {
  "panda-sushi": { x: 256, y: 100, turn: 0 },
};

/** Foods that already have a headband. */
const HAS_BAND = ["sushi1"];

function browOf({ src, face }: Character): Brow | undefined {
  const own = BROWS[src];
  if (own || !face || HAS_BAND.includes(src)) return own;
  const { x, y, turn = 0, scale = 1 } = face;
  const angle = (turn * Math.PI) / 180;
  const up = ABOVE_EYES * scale;
  return { x: x + Math.sin(angle) * up, y: y - Math.cos(angle) * up, turn };
}

function posed(base: Character, frame: Frame, band: Band | undefined): Character {
  const { brows: _none, ...face } = base.face ?? { x: 0, y: 0, eyes: "", mouth: "" };
  const lid = base.face?.lid ?? base.colour;
  return {
    ...base,
    arms: frame.arms,
    legs: { ...base.legs, stance: frame.stance },
    tilt: frame.tilt ?? 0,
    roll: frame.roll ?? 0,
    behind: (band?.ends[frame.wind ?? "still"] ?? "") + (base.behind ?? ""),
    middle: (base.middle ?? "") + (band?.front ?? ""),
    ...(base.face && {
      face: { ...face, lid, look: [0.55, 0.1], eyes: EYES[frame.look], mouth: frame.mouth },
    }),
  };
}

/** Returns a function that draws a food in a frame. */
async function food(base: Character): Promise<(frame: Frame) => string> {
  const brow = browOf(base);
  const body = `<defs>${RIG_DEFS}</defs>${bodyOf(base.body)}`;
  const band = brow && (await bandOf(body, brow, base.colour));
  return (frame) => character(posed(base, frame, band));
}

export const FOOD_FIGHTERS = FOODS.map((base) => ({ src: base.src, draws: () => food(base) }));
