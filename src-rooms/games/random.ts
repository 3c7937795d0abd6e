/**
 * State of the generator: four 32-bit words. Stored in the room's state, so that any room can be replayed.
 */
export type RandomState = readonly [number, number, number, number];

/** A seeded random generator. The rules receive it as an argument; nothing here reads a clock or entropy. */
export interface Random {
  /** 0 <= x < 1 */
  unit(): number;
  /** Whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** From `least` to `most`, both included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T | undefined;
  shuffled<T>(items: readonly T[]): T[];
  /** State to store so that the sequence continues from here. */
  state(): RandomState;
}

/** Generator sfc32 (public domain, C. Doty-Humphrey), continued from a stored state. */
export function randomFrom(state: RandomState): Random {
  let [a, b, c, counter] = state;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  const unit = () => next() / 2 ** 32;
  const below = (count: number) => Math.floor(unit() * count);
  return {
    unit,
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => unit() < probability,
    pick: (items) => items[below(items.length)],
    shuffled: (items) => {
      const result = [...items];
      for (let at = result.length - 1; at > 0; at--) {
        const other = below(at + 1);
        // SAFETY: both indices are inside the array.
        [result[at], result[other]] = [result[other] as never, result[at] as never];
      }
      return result;
    },
    state: () => [a, b, c, counter],
  };
}

/** Three words of entropy. */
export type Seed = readonly [number, number, number];

/** First state for a seed. Discards the first 15 numbers so that similar seeds diverge. */
export function seeded(seed: Seed): RandomState {
  const random = randomFrom([seed[0] | 0, seed[1] | 0, seed[2] | 0, 1]);
  for (let turn = 0; turn < 15; turn++) random.unit();
  return random.state();
}

/**
 * Orders content so that regular players see nothing twice while there is anything new: first what nobody
 * here has seen, shuffled; then the rest, seen longest ago first. `seen`: ids, oldest first.
 */
export function freshFirst<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  seen: readonly string[],
  random: Random,
): Item[] {
  // For a repeated id the last occurrence counts: later places overwrite earlier ones.
  const place = new Map(seen.map((id, at) => [id, at]));
  const placeOf = (item: Item) => place.get(idOf(item));
  const fresh = items.filter((item) => placeOf(item) === undefined);
  const old = items
    .filter((item) => placeOf(item) !== undefined)
    .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0));
  return [...random.shuffled(fresh), ...old];
}

/**
 * A UUID version 7 (RFC 9562) made from the room's own clock and random generator, so that replays produce
 * the same ids.
 */
export function uuid(now: number, random: Random): string {
  const time = now.toString(16).padStart(12, "0");
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.below(16).toString(16)).join("");
  const variant = (8 + random.below(4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
}
