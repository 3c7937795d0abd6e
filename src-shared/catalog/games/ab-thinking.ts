import { HOST_TYPES } from "../hostTypes.ts";
import type { GameFacts } from "./facts.ts";

export const abThinking = {
  folder: "ab-thinking",
  seats: { min: 4, max: 16 },
  hostTypes: HOST_TYPES,
  access: "everyone",
  // A race: points end the game, never `numberOfRounds`.
  settings: { numberOfRounds: 7, maxScore: 20, abThinkingSettings: { scoring: "auto" } },
  length: { by: "race", options: [10, 15, 20, 25, 30], usual: 20, minutes: [[4, 15.5]] },
  multiplies: false,
  moods: { mixed: 3, funny: 1, creative: 4, clever: 4, lively: 1 },
  hasTexts: true,
  isRated: false,
  hasBackstage: false,
  packs: ["word", "category", "picture"],
  stages: ["DEAL", "CLUE", "PICK", "SHOW", "VOTE", "REVEAL"],
  tenseStages: ["VOTE"],
  toldStages: [],
  heldStages: ["REVEAL"],
  music: "dreamy",
} as const satisfies GameFacts;

/** Cards in a hand. */
export const HAND_SIZE = 6;
/** Longest clue, in characters as people count them. */
export const CLUE_LENGTH_MAX = 60;
