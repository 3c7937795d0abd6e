import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { abThinking } from "./ab-thinking/cards.ts";
import type { AnyGame } from "./game.ts";
import { hideAndPeek } from "./hide-and-peek/rules.ts";
import { nearest } from "./nearest/builtIn.ts";
import { requip } from "./requip/builtIn.ts";
import { canvasClash } from "./canvas-clash/canvasClash.ts";
import { rpsShoot } from "./rps-shoot/rules.ts";
import { syncThink } from "./sync-think/builtIn.ts";
import { snaption } from "./snaption/pictures.ts";

/** The games this build can play: one line each. */
export const GAMES: Readonly<Record<GameType, AnyGame>> = {
  AB_THINKING: abThinking,
  HIDE_AND_PEEK: hideAndPeek,
  REQUIP: requip,
  CANVAS_CLASH: canvasClash,
  RPS_SHOOT: rpsShoot,
  SYNC_THINK: syncThink,
  SNAPTION: snaption,
  EXPERIMENTS: nearest,
};
