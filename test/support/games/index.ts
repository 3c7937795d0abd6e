import type { SimulatedGame } from "../simulatedGame.ts";
import { simulatedAbThinking } from "./abThinking.ts";
import { simulatedCanvasClash } from "./canvasClash.ts";
import { simulatedHideAndPeek } from "./hideAndPeek.ts";
import { simulatedNearest } from "./nearest.ts";
import { simulatedRequip } from "./requip.ts";
import { simulatedRps } from "./rpsShoot.ts";
import { simulatedSnaption } from "./snaption.ts";
import { simulatedSyncThink } from "./syncThink.ts";

/** Every game a simulation can play: one line each. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = [
  simulatedAbThinking,
  simulatedCanvasClash,
  simulatedHideAndPeek,
  simulatedRequip,
  simulatedRps,
  simulatedSnaption,
  simulatedSyncThink,
  simulatedNearest,
];
