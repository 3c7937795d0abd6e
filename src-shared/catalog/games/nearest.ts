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
  hasTexts: true,
  packs: [],
  stages: ["ESTIMATE", "REVEAL"],
  tenseStages: [],
  toldStages: [],
  music: "playful",
} as const satisfies GameFacts;
