import type { SimulatedGame } from "../simulatedGame.ts";
import { simulatedAbThinking } from "./abThinking.ts";
import { simulatedHideAndPeek } from "./hideAndPeek.ts";
import { simulatedRps } from "./rpsShoot.ts";

/** Every game a simulation can play: one line each. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = [
  simulatedAbThinking,
  simulatedHideAndPeek,
  simulatedRps,
];
