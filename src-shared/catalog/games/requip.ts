import { HOST_TYPES } from "../hostTypes.ts";
import type { GameFacts } from "./facts.ts";

export const requip = {
  folder: "requip",
  seats: { min: 3, max: 16 },
  hostTypes: HOST_TYPES,
  access: "everyone",
  settings: {},
  length: {
    by: "rounds",
    options: [1, 2, 3, 4],
    usual: 3,
    minutes: [
      [3, 9],
      [4, 10.5],
      [6, 12],
      [8, 14.5],
      [16, 12],
    ],
  },
  multiplies: true,
  moods: { mixed: 3, funny: 4, creative: 3, clever: 3, lively: 2 },
  hasTexts: true,
  isRated: true,
  hasBackstage: true,
  packs: ["word", "category"],
  stages: ["WRITE", "DUEL", "REVEAL"],
  tenseStages: ["DUEL"],
  toldStages: ["REVEAL"],
  heldStages: ["REVEAL"],
  music: "playful",
} as const satisfies GameFacts;

/** Longest answer, in characters as people count them. */
export const ANSWER_LENGTH_MAX = 60;
