import type { FrameStage } from "../../src-shared/protocol/entities.ts";

// Written out because the protocol's own list lives beside its schemas, which phones do not load.
const FRAME: Readonly<Record<FrameStage, true>> = {
  LOBBY: true,
  TUTORIAL: true,
  ROUND_INTRO: true,
  ROUND_SUMMARY: true,
  GAME_END: true,
  STANDING: true,
  EVENING_END: true,
  CLOSED: true,
};

/** Is this a stage all games share, rather than one of the running game's own? */
export function isFrameStage(name: string): name is FrameStage {
  return Object.hasOwn(FRAME, name);
}

/** Is it a moment between rounds, in which people may still come in? */
export function isBetweenRounds(name: string): boolean {
  return isFrameStage(name) && name !== "LOBBY" && name !== "CLOSED";
}
