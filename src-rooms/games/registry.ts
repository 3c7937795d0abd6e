import type { GameType } from "../catalog/gameTypes.ts";
import type { AnyGame } from "./game.ts";
import { canvasClash } from "./canvas-clash/canvasClash.ts";
import { rpsShoot } from "./rps-shoot/rules.ts";

/** The games this build can play: one line each. */
export const GAMES: Partial<Record<GameType, AnyGame>> = {
  CANVAS_CLASH: canvasClash,
  RPS_SHOOT: rpsShoot,
};
