import type { SimulatedGame } from "../simulatedGame.ts";
import { simulatedCanvasClash } from "./canvasClash.ts";
import { simulatedRps } from "./rpsShoot.ts";

/** Every game a simulation can play: one line each. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = [simulatedRps, simulatedCanvasClash];
