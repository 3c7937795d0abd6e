/** Value below which this share of the values lies; `values` need not be sorted. NaN when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.max(0, at)] ?? NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** One measured quantity: for each subject, its value in each round. */
export interface Figure {
  readonly name: string;
  readonly digits: number;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

export interface Bar {
  readonly name: string;
  readonly bar: string;
  readonly found: string;
  readonly holds: boolean;
}

/** Results of one benchmark. */
export interface Findings {
  readonly title: string;
  /** What was measured and how, in a sentence or two. */
  readonly how: string;
  readonly subjects: readonly string[];
  readonly figures: readonly Figure[];
  readonly bars: readonly Bar[];
  /** Whether it counts rather than measures time, so that a missed bar cannot be blamed on a busy machine. */
  readonly isExact?: boolean;
}

/** Extracts one quantity from the samples of all rounds, by subject. */
export function figure<Sample>(
  name: string,
  digits: number,
  samples: Readonly<Record<string, readonly Sample[]>>,
  of: (sample: Sample) => number,
): Figure {
  const values = Object.fromEntries(
    Object.entries(samples).map(([subject, rounds]) => [subject, rounds.map(of)]),
  );
  return { name, digits, values };
}

/**
 * Median ratio of our values to the yardstick's, round by round: both sides of a round ran under the same
 * machine load.
 */
export function ratio({ values }: Figure, ours: string, theirs: string): number {
  const yardstick = values[theirs] ?? [];
  return median((values[ours] ?? []).map((value, round) => value / (yardstick[round] ?? NaN)));
}

export function atMost(name: string, found: number, most: number, unit: string): Bar {
  const text = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)}${unit}`;
  return { name, bar: `at most ${text(most)}`, found: text(found), holds: found <= most };
}
