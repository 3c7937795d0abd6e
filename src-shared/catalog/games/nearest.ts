import type { GameFacts } from "./facts.ts";

/** NEAREST, the game that admins currently try out. */
export const nearest = {
  folder: "nearest",
  seats: { min: 2, max: 10 },
  hostTypes: ["HOST", "SMART_TV", "CHROMECAST"],
  access: "admin",
  settings: {},
  // The minutes are a guess: nobody has measured them yet.
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

/** Most digits of an answer: the width of the keypad's display. */
export const DIGITS_MAX = 9;
/** Points for the nearest, the second and the third number. */
export const PLACES = [500, 300, 100] as const;
/** Extra points for an exact answer. */
export const EXACT_BONUS = 500;
