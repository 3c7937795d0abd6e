import { HOST_TYPES } from "../hostTypes.ts";
import type { GameFacts } from "./facts.ts";

export const snaption = {
  folder: "snaption",
  seats: { min: 3, max: 16 },
  hostTypes: HOST_TYPES,
  access: "everyone",
  settings: {},
  length: {
    by: "rounds",
    options: [1, 2, 3, 4, 5],
    usual: 3,
    minutes: [
      [3, 7],
      [6, 8.5],
      [8, 10],
      [16, 15],
    ],
  },
  multiplies: true,
  moods: { mixed: 3, funny: 4, creative: 3, clever: 2, lively: 2 },
  hasTexts: true,
  isRated: false,
  hasBackstage: true,
  packs: ["caption", "picture"],
  stages: ["SNAP", "CAPTION", "SHOW", "VOTE", "REVEAL"],
  tenseStages: ["VOTE"],
  toldStages: ["REVEAL"],
  heldStages: ["REVEAL"],
  music: "sunny",
} as const satisfies GameFacts;

/** Longest caption, in characters as people count them. */
export const CAPTION_LENGTH_MAX = 80;
/** Points for the photographer of the round's best photo (rules, SN11). */
export const PHOTOGRAPHER = 250;
