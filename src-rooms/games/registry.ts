import type { GameType } from "../catalog/gameTypes.ts";
import { abThinking } from "./ab-thinking/cards.ts";
import type { AnyGame } from "./game.ts";
import { hideAndPeek } from "./hide-and-peek/rules.ts";
import { rpsShoot } from "./rps-shoot/rules.ts";

/** The games this build can play: one line each. */
export const GAMES: Partial<Record<GameType, AnyGame>> = {
  AB_THINKING: abThinking,
  HIDE_AND_PEEK: hideAndPeek,
  RPS_SHOOT: rpsShoot,
};
