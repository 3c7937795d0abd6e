import type { SimulatedGame } from "../simulatedGame.ts";
import { simulatedHideAndPeek } from "./hideAndPeek.ts";
import { simulatedRequip } from "./requip.ts";
import { simulatedRps } from "./rpsShoot.ts";
import { simulatedSnaption } from "./snaption.ts";

/** Every game a simulation can play: one line each. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = [
  simulatedHideAndPeek,
  simulatedRequip,
  simulatedRps,
  simulatedSnaption,
];
