import type { Numbers, NumbersDays } from "../../../src-shared/api/adminSite.ts";
import type { CountName } from "../../../src-shared/catalog/events.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last `count` days up to and including the day of `now` (ms since 1970). */
export function lastDays(count: number, now: number): NumbersDays {
  return { from: isoDay(now - (count - 1) * DAY_MS), to: isoDay(now) };
}

/** Every day of the range, first to last, including days on which nothing happened. */
function daysOf({ from, to }: NumbersDays): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(isoDay(at));
  return days;
}

/** With more days than this a chart would have too many points: it then gets one per week. */
const DAYS_DRAWN_MOST = 100;

/** Some counts per step of a day or a week. */
export interface Steps {
  /** Days per step. */
  readonly length: 1 | 7;
  /** The first day of each step, such as `2026-11-21`, in order and without gaps. */
  readonly days: readonly string[];
  /** For each name, one number per step. */
  readonly rows: readonly { readonly name: CountName; readonly counts: readonly number[] }[];
}

/**
 * How often these things happened on each day, or in each week where there are many days. Counts that are
 * split further are added up. Weeks are counted back from the last day, so the first one may be shorter.
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

/** A count split by what `of` names, largest first. */
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
