/** Most sparks of one seat on the screen at a time: as many as a weak television draws without stutter. */
export const MOST_SPARKS = 40;
/** Most sparks of one burst: a crowd sends several bursts a second. */
const MOST_AT_ONCE = 20;

/** One drawn reaction out of many that came at the same time. */
export interface Spark {
  /** How far to the side it flies, from -1 to 1. */
  readonly aside: number;
  /** How far up it flies, as a share of the full height. */
  readonly up: number;
  /** When it starts, as a share of the burst's duration. */
  readonly after: number;
}

/** Evenly spread without a visible pattern: the fractional parts of the multiples of an irrational number. */
const spread = (index: number, step: number) => (index * step) % 1;

/**
 * Returns the sparks of `count` people who reacted together: one each while they are few, a sample when they
 * are many. A burst takes at most half of the free places, so that the next reaction gets some too.
 */
export function sparksOf(count: number, flying: number, seed: number): readonly Spark[] {
  if (count < 2) return [];
  const free = Math.ceil(Math.max(0, MOST_SPARKS - flying) / 2);
  const length = Math.min(Math.floor(count), MOST_AT_ONCE, free);
  return Array.from({ length }, (_, index) => ({
    aside: spread(seed + index, Math.SQRT2) * 2 - 1,
    up: 0.4 + 0.6 * spread(seed + index, Math.sqrt(3)),
    after: spread(seed + index, Math.sqrt(5)),
  }));
}
