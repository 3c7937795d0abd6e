import { HOST_TYPES } from "../hostTypes.ts";
import type { GameFacts } from "./facts.ts";

export const hideAndPeek = {
  folder: "hide-and-peek",
  seats: { min: 3, max: 16 },
  hostTypes: HOST_TYPES,
  access: "alpha",
  settings: {},
  length: {
    by: "turns",
    hasLaps: true,
    options: [1, 2, 3, 4],
    usual: 2,
    minutes: [
      [3, 3.5],
      [6, 4.5],
      [8, 5.5],
      [16, 8],
    ],
  },
  multiplies: false,
  moods: { mixed: 3, funny: 2, creative: 1, clever: 2, lively: 4 },
  hasTexts: false,
  isRated: false,
  hasBackstage: false,
  packs: [],
  stages: ["LIGHT", "DARK", "GUESS", "REVEAL"],
  tenseStages: ["GUESS"],
  toldStages: [],
  heldStages: ["REVEAL"],
  music: "sneaky",
} as const satisfies GameFacts;
