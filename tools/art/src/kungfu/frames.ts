/** What a fighter does in its twelve pictures, for foods and robots alike. The fighter faces right. */

import { NO_ARM } from "../rig/character.ts";

/** A fighter's expression in a picture; a robot shows it with its eyes alone. */
export type Look = "fierce" | "hurt" | "dizzy" | "glad" | "out" | "bored";

export interface Frame {
  readonly arms: readonly [string, string];
  readonly look: Look;
  readonly mouth: string;
  readonly stance: string;
  /** Rotates the upper body, in degrees. */
  readonly tilt?: number;
  /** Rotates the entire fighter, in degrees. */
  readonly roll?: number;
  /** Height above the ground, in units of the drawing. */
  readonly lift?: number;
  /** How far it is in front of its usual place, in units of the drawing. */
  readonly ahead?: number;
  /** Which way the ends of its headband fly. */
  readonly wind?: "still" | "strong" | "up";
}

/** In the order of the frame numbers in the web app. */
export const FRAMES: readonly Frame[] = [
  // The stance, and the stance a breath later.
  { arms: ["guard", "guard"], look: "fierce", mouth: "smirk", stance: "horse" },
  { arms: ["guard", "punch"], look: "fierce", mouth: "smirk", stance: "wide", tilt: 4 },
  // The crane, before each throw.
  { arms: ["crane", "crane"], look: "fierce", mouth: "oh", stance: "crane", tilt: -7, wind: "up" },
  // Rock, paper, scissors.
  {
    arms: ["guard", "jab"],
    look: "fierce",
    mouth: "toothy",
    stance: "lunge",
    tilt: 13,
    ahead: 10,
    wind: "strong",
  },
  {
    arms: ["guard", "palm"],
    look: "fierce",
    mouth: "oh",
    stance: "fly",
    tilt: -9,
    lift: 46,
    wind: "strong",
  },
  {
    arms: ["flex", "stab"],
    look: "fierce",
    mouth: "grin",
    stance: "lunge",
    tilt: 10,
    wind: "strong",
  },
  // Hit, then dizzy.
  {
    arms: ["up", "shrug"],
    look: "hurt",
    mouth: "oh",
    stance: "hop",
    roll: -16,
    tilt: -8,
    lift: 40,
    ahead: -24,
    wind: "up",
  },
  { arms: ["wide", "down"], look: "dizzy", mouth: "wave", stance: "knock", tilt: -12 },
  // Cheering, on the ground and in the air.
  { arms: ["up", "cheer"], look: "glad", mouth: "laugh", stance: "horse", tilt: -4 },
  {
    arms: ["cheer", "up"],
    look: "glad",
    mouth: "laugh",
    stance: "fly",
    tilt: 5,
    lift: 74,
    wind: "up",
  },
  // Knocked out, lying on one arm.
  { arms: [NO_ARM, "swing"], look: "out", mouth: "tongue", stance: "hop", roll: -84 },
  // Nobody won, or the fighter plays nothing.
  { arms: ["shrug", "shrug"], look: "bored", mouth: "wave", stance: "stand", tilt: -4 },
];
