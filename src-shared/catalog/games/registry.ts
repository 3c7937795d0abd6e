import { abThinking } from "./ab-thinking.ts";
import { canvasClash } from "./canvas-clash.ts";
import type { GameFacts } from "./facts.ts";
import { hideAndPeek } from "./hide-and-peek.ts";
import { nearest } from "./nearest.ts";
import { requip } from "./requip.ts";
import { rpsShoot } from "./rps-shoot.ts";
import { snaption } from "./snaption.ts";
import { syncThink } from "./sync-think.ts";

/**
 * Every game a room can play, one per line, in the order in which all lists show them (specification, section
 * 1).
 */
export const GAMES = {
  SNAPTION: snaption,
  REQUIP: requip,
  CANVAS_CLASH: canvasClash,
  AB_THINKING: abThinking,
  HIDE_AND_PEEK: hideAndPeek,
  SYNC_THINK: syncThink,
  RPS_SHOOT: rpsShoot,
  EXPERIMENTS: nearest,
} as const satisfies Readonly<Record<string, GameFacts>>;
