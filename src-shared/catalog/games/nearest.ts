import type { GameFacts } from "./facts.ts";

/** NEAREST, which is played where admins try out a new game. */
export const nearest = {
  folder: "nearest",
  seats: { min: 2, max: 10 },
  hostTypes: ["HOST", "SMART_TV", "CHROMECAST"],
  access: "admin",
  settings: {},
  // Nobody has measured it yet.
  length: { by: "rounds", options: [1, 2, 3], usual: 3, minutes: [[2, 5]] },
  multiplies: true,
  hasTexts: true,
  isRated: true,
  hasBackstage: false,
  packs: [],
  stages: ["ESTIMATE", "REVEAL"],
  tenseStages: [],
  toldStages: [],
  heldStages: ["REVEAL"],
  music: "playful",
} as const satisfies GameFacts;

/** Digits of the largest number anybody can say: the width of the keypad's display. */
export const DIGITS_MAX = 9;
/** Points of the nearest, the second and the third number. */
export const PLACES = [500, 300, 100] as const;
/** Points on top for who says the very number. */
export const EXACT_BONUS = 500;
