import { HOST_TYPES } from "../hostTypes.ts";
import type { GameFacts } from "./facts.ts";

export const rpsShoot = {
  folder: "rps-shoot",
  seats: { min: 2, max: 10 },
  hostTypes: HOST_TYPES,
  access: "everyone",
  settings: {},
  length: {
    by: "rounds",
    options: [1, 2, 3, 4, 5],
    usual: 3,
    minutes: [
      [3, 4.5],
      [4, 6.5],
      [8, 8],
      [10, 9],
    ],
  },
  multiplies: true,
  moods: { mixed: 3, funny: 2, creative: 1, clever: 1, lively: 4 },
  hasTexts: false,
  isRated: false,
  hasBackstage: false,
  packs: [],
  stages: ["PROGRAM", "BET", "SHOOT"],
  tenseStages: ["BET"],
  toldStages: ["SHOOT"],
  heldStages: ["SHOOT"],
  music: "dojo",
} as const satisfies GameFacts;

/** Hands a player can choose (specification, section 3). */
export const HANDS = ["ROCK", "PAPER", "SCISSORS"] as const;
export type Hand = (typeof HANDS)[number];

/** What a call pays, in units of the round: a right one, a right TIE, and a wrong one. */
export const CALL_UNITS = { right: 1, tie: 1.5, wrong: -0.5 } as const;
