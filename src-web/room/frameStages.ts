import { FRAME_STAGES, type FrameStage } from "../../src-shared/protocol/entities.ts";

const NAMES: readonly string[] = FRAME_STAGES;

/** Is this a stage all games share, rather than one of the running game's own? */
export function isFrameStage(name: string): name is FrameStage {
  return NAMES.includes(name);
}

/** Is it a moment between rounds, in which people may still come in? */
export function isBetweenRounds(name: string): boolean {
  return isFrameStage(name) && name !== "LOBBY" && name !== "CLOSED";
}

const BETWEEN_GAMES: readonly string[] = ["LOBBY", "GAME_END", "STANDING", "EVENING_END"];

/** Does no game run in this stage? A podium comes after the end of its own. */
export function isBetweenGames(name: string): boolean {
  return BETWEEN_GAMES.includes(name);
}
