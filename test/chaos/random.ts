import { randomFrom, seeded, type Random } from "../../src-rooms/games/random.ts";

/** A separate random generator for each part of a run, so that one part's draws do not shift another's. */
export function chanceOf(seed: number, part: number): Random {
  return randomFrom(seeded([seed, part, 77]));
}

export const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));
