import { HOST_TYPES } from "../hostTypes.ts";
import type { GameFacts } from "./facts.ts";

export const syncThink = {
  folder: "sync-think",
  seats: { min: 2, max: 16 },
  hostTypes: HOST_TYPES,
  access: "everyone",
  settings: { syncThinkSettings: { closeMatchEnabled: true, maximumLevels: 7 } },
  length: { by: "rounds", options: [1, 2, 3, 4, 5], usual: 3, minutes: [[2, 8]] },
  multiplies: true,
  moods: { mixed: 3, funny: 2, creative: 2, clever: 4, lively: 3 },
  hasTexts: true,
  isRated: false,
  hasBackstage: true,
  packs: ["word", "category"],
  stages: ["CUE", "THINK", "REVEAL"],
  tenseStages: [],
  toldStages: [],
  heldStages: ["REVEAL"],
  music: "minds",
} as const satisfies GameFacts;

/** Longest word, in characters as people count them. */
export const WORD_LENGTH_MAX = 30;
