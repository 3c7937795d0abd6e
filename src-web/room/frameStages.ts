import { FRAME_STAGES, type FrameStage } from "../../src-shared/protocol/entities.ts";

const NAMES: readonly string[] = FRAME_STAGES;

/** Whether this is a stage that all games share, rather than one of the running game's own. */
export function isFrameStage(name: string): name is FrameStage {
  return NAMES.includes(name);
}

/** Whether this is a moment between rounds, in which people may still join. */
export function isBetweenRounds(name: string): boolean {
  return isFrameStage(name) && name !== "LOBBY" && name !== "CLOSED";
}

const BETWEEN_GAMES: readonly string[] = ["LOBBY", "GAME_END", "STANDING", "EVENING_END"];

/** Whether no game is running in this stage. That includes the podium, whose game has already ended. */
export function isBetweenGames(name: string): boolean {
  return BETWEEN_GAMES.includes(name);
}
