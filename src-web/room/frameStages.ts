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
