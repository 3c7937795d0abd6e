import type { SimulatedGame } from "../simulatedGame.ts";
import { simulatedRps } from "./rpsShoot.ts";
import { simulatedSyncThink } from "./syncThink.ts";

/** Every game a simulation can play: one line each. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = [simulatedRps, simulatedSyncThink];
