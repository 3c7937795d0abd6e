/**
 * Rubber-hose arms and legs. Poses are written for the right side of the picture (outwards is +x,
 * the joint is at 0,0); the left side is the mirror image.
 */
import { INK, path, place, type Point } from "../lib/svg.ts";
import { hand } from "./hands.ts";
import { shoe, type Shoe } from "./shoes.ts";

const HOSE = 15;

/** A dark hose with a line of light, so that it looks round and not like a wire. */
export const hose = (d: string, width = HOSE): string =>
  path(d, { stroke: INK, width }) +
  path(d, { stroke: "#6d4f78", width: width * 0.26, opacity: 0.9 });

interface Pose {
  /** The hose from the shoulder to the wrist. */
  d: string;
  wrist: Point;
  hand: string;
  /** Rotation of the hand in degrees: 0 reaches up, 90 outwards. */
  turn: number;
  /** Whether the arm lies in front of the body (hand on the hip) rather than behind it. */
  front?: boolean;
  /** Whether a biceps is drawn, for the flexing pose. */
  muscle?: boolean;
}

export const POSES: Record<string, Pose> = {
  wave: { d: "M0 0C44 26 74 6 72 -52", wrist: [72, -54], hand: "open", turn: 16 },
  up: { d: "M0 0C50 2 60 -50 50 -100", wrist: [50, -102], hand: "open", turn: 4 },
  cheer: { d: "M0 0C56 8 66 -50 48 -94", wrist: [48, -96], hand: "fist", turn: -6 },
  wide: { d: "M0 0C40 30 76 14 104 -34", wrist: [105, -36], hand: "open", turn: 44 },
  hips: { d: "M0 0C78 -14 104 54 34 70", wrist: [34, 70], hand: "mitt", turn: -108, front: true },
  flex: { d: "M0 0C60 44 118 24 76 -44", wrist: [75, -45], hand: "fist", turn: -24, muscle: true },
  point: { d: "M0 0C30 44 66 38 92 4", wrist: [93, 2], hand: "point", turn: 62 },
  pointUp: { d: "M0 0C52 22 76 -6 68 -58", wrist: [68, -60], hand: "point", turn: 10 },
  thumbs: { d: "M0 0C22 58 58 62 80 24", wrist: [80, 22], hand: "thumb", turn: 60 },
  peace: { d: "M0 0C48 30 80 4 74 -48", wrist: [74, -50], hand: "peace", turn: 14 },
  horns: { d: "M0 0C52 16 78 -16 66 -72", wrist: [66, -74], hand: "horns", turn: 8 },
  down: { d: "M0 0C44 10 60 48 50 88", wrist: [50, 90], hand: "mitt", turn: 170 },
  swing: { d: "M0 0C34 34 66 44 88 58", wrist: [90, 59], hand: "mitt", turn: 116 },
  shrug: { d: "M0 0C24 56 66 66 88 22", wrist: [89, 20], hand: "open", turn: 38 },
  guard: { d: "M0 0C60 60 108 30 58 -10", wrist: [57, -11], hand: "fist", turn: -34 },
  chest: { d: "M0 0C66 4 84 66 6 52", wrist: [6, 52], hand: "mitt", turn: -84, front: true },
  punch: { d: "M0 0C30 34 60 34 96 10", wrist: [97, 9], hand: "fist", turn: 74 },
  // Kung-fu: the three throws at arm's length, and the crane.
  jab: { d: "M0 0C36 26 78 14 112 -6", wrist: [113, -7], hand: "fist", turn: 80 },
  palm: { d: "M0 0C34 32 72 22 98 -12", wrist: [98, -13], hand: "open", turn: 48 },
  stab: { d: "M0 0C36 28 76 16 104 -12", wrist: [105, -13], hand: "peace", turn: 62 },
  crane: { d: "M0 0C60 30 108 -22 84 -84", wrist: [83, -86], hand: "mitt", turn: 128 },
};

export interface Arm {
  pose: string;
  at: Point;
  side: -1 | 1;
  glove?: string;
  /** Something held, drawn behind the hand in the hand's own frame. */
  holds?: string;
}

export const inFront = (pose: string): boolean => POSES[pose]?.front ?? false;

export function arm({ pose: name, at, side, glove, holds = "" }: Arm): string {
  const pose = POSES[name];
  if (!pose) throw new Error(`unknown pose ${name}`);
  const muscle = pose.muscle
    ? `<ellipse cx="50" cy="14" rx="24" ry="15" fill="${INK}" transform="rotate(-6 50 14)"/>` +
      path("M40 6Q50 0 60 5", { stroke: "#6d4f78", width: 4 })
    : "";
  const grip = place(holds + hand(pose.hand, glove), pose.wrist[0], pose.wrist[1], pose.turn, 1.12);
  return place(hose(pose.d) + muscle + grip, at[0], at[1], 0, side, 1);
}

/** A leg is a hose from the hip to the ankle and the way its shoe points. */
interface Leg {
  d: string;
  ankle: Point;
  turn?: number;
  /** The shoe points inwards. */
  inward?: boolean;
}

export const STANCES: Record<string, readonly [left: Leg, right: Leg]> = {
  stand: [
    { d: "M0 0C2 26 6 44 10 62", ankle: [10, 62] },
    { d: "M0 0C2 26 6 44 10 62", ankle: [10, 62] },
  ],
  wide: [
    { d: "M0 0C12 24 26 44 34 60", ankle: [34, 60] },
    { d: "M0 0C12 24 26 44 34 60", ankle: [34, 60] },
  ],
  stroll: [
    { d: "M0 0C8 22 0 44 6 62", ankle: [6, 62] },
    { d: "M0 0C30 4 44 18 50 40", ankle: [51, 40], turn: -24 },
  ],
  hop: [
    { d: "M0 0C28 6 44 20 40 46", ankle: [40, 46], turn: 18 },
    { d: "M0 0C28 6 44 20 40 46", ankle: [40, 46], turn: 18 },
  ],
  kick: [
    { d: "M0 0C4 26 6 44 6 62", ankle: [6, 62] },
    { d: "M0 0C26 34 54 28 78 10", ankle: [80, 9], turn: -58 },
  ],
  knock: [
    { d: "M0 0C-16 22 4 40 12 62", ankle: [12, 62] },
    { d: "M0 0C-16 22 4 40 12 62", ankle: [12, 62] },
  ],
  // Low and wide, as before a fight.
  horse: [
    { d: "M0 0C34 2 52 26 48 58", ankle: [48, 59] },
    { d: "M0 0C34 2 52 26 48 58", ankle: [48, 59] },
  ],
  lunge: [
    { d: "M0 0C22 20 48 36 66 58", ankle: [66, 59], turn: -8 },
    { d: "M0 0C44 -6 60 22 56 58", ankle: [56, 59] },
  ],
  crane: [
    { d: "M0 0C4 24 8 44 8 64", ankle: [8, 64] },
    { d: "M0 0C36 -18 66 -12 54 26", ankle: [54, 28], turn: 30 },
  ],
  fly: [
    { d: "M0 0C26 10 44 4 62 -6", ankle: [63, -6], turn: 52 },
    { d: "M0 0C40 14 74 0 104 -18", ankle: [106, -19], turn: -62 },
  ],
  left: [
    { d: "M0 0C4 24 8 44 12 62", ankle: [12, 62] },
    { d: "M0 0C8 24 14 44 8 62", ankle: [8, 62], inward: true },
  ],
  right: [
    { d: "M0 0C8 24 14 44 8 62", ankle: [8, 62], inward: true },
    { d: "M0 0C4 24 8 44 12 62", ankle: [12, 62] },
  ],
  lean: [
    { d: "M0 0C14 24 20 40 24 62", ankle: [24, 62] },
    { d: "M0 0C-6 26 -30 44 -34 60", ankle: [-34, 60], inward: true },
  ],
};

export interface Legs {
  stance: string;
  /** The hips: `x` of the middle between them, half the distance between them, `y`. */
  x: number;
  gap: number;
  y: number;
  shoes: Shoe;
}

export function legs({ stance, x, gap, y, shoes }: Legs): string {
  const pair = STANCES[stance];
  if (!pair) throw new Error(`unknown stance ${stance}`);
  return pair
    .map((leg, index) => {
      const side = index === 0 ? -1 : 1;
      const foot = place(
        shoe(shoes),
        leg.ankle[0],
        leg.ankle[1],
        leg.turn ?? 0,
        leg.inward ? -1 : 1,
        1,
      );
      return place(hose(leg.d) + foot, x + side * gap, y, 0, side, 1);
    })
    .join("");
}
