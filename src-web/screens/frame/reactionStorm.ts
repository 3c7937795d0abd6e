/** Sparks of one seat that are on the screen at a time: a weak television draws them without a hitch. */
export const MOST_SPARKS = 40;
/** Sparks of one burst: a crowd tells several in a second. */
const MOST_AT_ONCE = 20;

/** One of many who reacted at once, drawn. */
export interface Spark {
  /** How far to the side it flies, from -1 to 1. */
  readonly aside: number;
  /** How far up, as a share of the whole way. */
  readonly up: number;
  /** When it sets off, as a share of the burst's time. */
  readonly after: number;
}

/** Evenly spread and never in a row: the fractions of the multiples of an irrational number. */
const spread = (index: number, step: number) => (index * step) % 1;

/**
 * The sparks of so many people who reacted together: one each while they are few, a sample when they are
 * many. A burst takes at most half of the room that is left, so that another reaction finds some too.
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
