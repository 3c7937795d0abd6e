import { HOST_TYPES } from "../hostTypes.ts";
import type { GameFacts } from "./facts.ts";

export const canvasClash = {
  folder: "canvas-clash",
  seats: { min: 3, max: 16 },
  hostTypes: HOST_TYPES,
  access: "everyone",
  settings: {},
  length: {
    by: "turns",
    options: [1, 2, 3, 4],
    usual: 2,
    minutes: [
      [3, 5],
      [4, 7],
      [6, 9.5],
      [8, 12],
      [16, 12],
    ],
  },
  multiplies: false,
  moods: { mixed: 3, funny: 3, creative: 4, clever: 2, lively: 4 },
  hasTexts: true,
  isRated: false,
  hasBackstage: true,
  packs: ["word", "category"],
  stages: ["READY", "DRAW", "CREDIT", "REVEAL"],
  tenseStages: ["CREDIT"],
  toldStages: ["DRAW", "CREDIT", "REVEAL"],
  heldStages: ["DRAW", "CREDIT", "REVEAL"],
  music: "paint",
} as const satisfies GameFacts;

/** Longest guess, in characters. */
export const GUESS_LENGTH_MAX = 60;
/** Points that each credit gives the painter of a canvas (specification, section 9). */
export const CREDIT_POINTS = 250;
