/** Base of the level bonus in the first round, points; grows with the round's multiplier. */
const BASE = 1_000;
const FIRST_LEVEL_MORE = 500;
const CROWD_STEP = 50;
const CROWD_MAX = 300;
const PAIR = 2;
const ANCHOR = 100;
/** Points for each player when all are in one group. */
export const FULL_HOUSE = 500;

/** Points for a player's first match of the round at this level (specification, section 9). */
export function levelBonus(level: number, multiplier: number, maximumLevels: number): number {
  const base = BASE * multiplier;
  if (level >= maximumLevels) return 0;
  if (level === 0) return base + FIRST_LEVEL_MORE;
  return Math.floor(base / 2 ** (level - 1));
}

/** The level bonus of each level. */
export function bonusesOf(multiplier: number, maximumLevels: number): readonly number[] {
  return Array.from({ length: maximumLevels }, (_, level) =>
    levelBonus(level, multiplier, maximumLevels),
  );
}

/** Points for the minds beyond two in a group of this size. */
export function crowdBonus(size: number): number {
  return Math.min(CROWD_MAX, CROWD_STEP * Math.max(0, size - PAIR));
}

/** Points that a player already in sync gets for each stray. */
export function anchorBonus(multiplier: number): number {
  return ANCHOR * multiplier;
}
