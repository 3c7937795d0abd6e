import { playerId } from "../../../src-shared/protocol/ids.ts";
import { castAs } from "../../game-kit/cast.ts";

/** The characters that show how the game works; their ids are negative (specification, section 3). */
export const SHOWN = [
  castAs("pear.webp", playerId(-1)),
  castAs("donut.webp", playerId(-2)),
  castAs("tomato.webp", playerId(-3)),
] as const;
