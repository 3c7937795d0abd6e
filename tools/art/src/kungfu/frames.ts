/** What a fighter does in its twelve pictures, for foods and robots alike. It looks to the right. */

import { NO_ARM } from "../rig/character.ts";

/** A fighter's look in a picture; a robot's eyes know only these. */
export type Look = "fierce" | "hurt" | "dizzy" | "glad" | "out" | "bored";

export interface Frame {
  readonly arms: readonly [string, string];
  readonly look: Look;
  readonly mouth: string;
  readonly stance: string;
  /** Turns the upper body. */
  readonly tilt?: number;
  /** Turns the whole. */
  readonly roll?: number;
  /** How far above the ground it hangs, in units of the drawing. */
  readonly lift?: number;
  /** How far before its place it is. */
  readonly ahead?: number;
  /** Which way the ends of its headband fly. */
  readonly wind?: "still" | "strong" | "up";
}

/** In the order in which the web app counts them. */
export const FRAMES: readonly Frame[] = [
  // Stance, and a breath later.
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
  // It was hit, and stars go round its head.
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
  // Joy on the ground and in the air.
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
  // On the ground, on top of one arm.
  { arms: [NO_ARM, "swing"], look: "out", mouth: "tongue", stance: "hop", roll: -84 },
  // Nobody won.
  { arms: ["shrug", "shrug"], look: "bored", mouth: "wave", stance: "stand", tilt: -4 },
];
