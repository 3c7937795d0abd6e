import type { Numbers, NumbersDays } from "../../../src-shared/api/adminSite.ts";
import type { CountName } from "../../../src-shared/catalog/events.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last days up to now, this one included; `now`: ms since 1970. */
export function lastDays(count: number, now: number): NumbersDays {
  return { from: isoDay(now - (count - 1) * DAY_MS), to: isoDay(now) };
}

/** Every day of these, first to last, also those on which nothing happened. */
function daysOf({ from, to }: NumbersDays): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(isoDay(at));
  return days;
}

/** More days than these are too many points for a picture: it gets one a week. */
const DAYS_DRAWN_MOST = 100;

/** Some counts, step by step. */
export interface Steps {
  /** Days in a step. */
  readonly length: 1 | 7;
  /** The first day of each step, `2026-11-21`, first to last, without a gap. */
  readonly days: readonly string[];
  /** One number a step, for each name. */
  readonly rows: readonly { readonly name: CountName; readonly counts: readonly number[] }[];
}

/**
 * How often these things happened on each day, whatever they are told apart by; in each week where there are many
 * days. Weeks are counted back from the last day: should the first not be whole, it is what is left.
 */
export function stepsOf(numbers: Numbers, names: readonly CountName[]): Steps {
  const days = daysOf(numbers);
  const length = days.length > DAYS_DRAWN_MOST ? 7 : 1;
  const firstLength = days.length % length || length;
  const starts = days.flatMap((_day, at) =>
    at === 0 || (at >= firstLength && (at - firstLength) % length === 0) ? [at] : [],
  );
  const rows = names.map((name) => {
    const of = new Map<string, number>();
    for (const { day, count } of numbers.counts.filter((one) => one.name === name)) {
      of.set(day, (of.get(day) ?? 0) + count);
    }
    const counts = starts.map((start, step) =>
      days.slice(start, starts[step + 1]).reduce((sum, day) => sum + (of.get(day) ?? 0), 0),
    );
    return { name, counts };
  });
  return { length, days: starts.map((at) => days[at] ?? ""), rows };
}

/** How often something happened on all of these days together. */
export function totalOf({ counts }: Numbers, name: CountName): number {
  return counts.reduce((sum, one) => (one.name === name ? sum + one.count : sum), 0);
}

/** A count by what it is told apart by, most first. */
export function sharesOf(
  { counts }: Numbers,
  name: CountName,
): readonly { readonly of: string; readonly count: number }[] {
  const sums = new Map<string, number>();
  for (const { name: counted, of, count } of counts) {
    if (counted === name && of !== undefined) sums.set(of, (sums.get(of) ?? 0) + count);
  }
  return [...sums]
    .map(([of, count]) => ({ of, count }))
    .toSorted((a, b) => b.count - a.count || a.of.localeCompare(b.of));
}
