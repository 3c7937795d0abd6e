import type { GameType } from "../catalog/gameTypes.ts";
import type { AnyGame } from "./game.ts";
import { hideAndPeek } from "./hide-and-peek/rules.ts";
import { requip } from "./requip/rules.ts";
import { rpsShoot } from "./rps-shoot/rules.ts";
import { snaption } from "./snaption/pictures.ts";

/** The games this build can play: one line each. */
export const GAMES: Partial<Record<GameType, AnyGame>> = {
  HIDE_AND_PEEK: hideAndPeek,
  REQUIP: requip,
  RPS_SHOOT: rpsShoot,
  SNAPTION: snaption,
};
