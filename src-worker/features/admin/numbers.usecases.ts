import type { Numbers, NumbersDays } from "../../../src-shared/api/adminSite.ts";
import { COUNT_NAMES, type CountName } from "../../../src-shared/catalog/events.ts";
import { csvResponse } from "../../shared/csv.ts";
import { countsBetween } from "../../shared/dayCounts.ts";
import type { Deps } from "../../shared/deps.ts";

const NAMES: readonly string[] = COUNT_NAMES;
const isKnown = (name: string): name is CountName => NAMES.includes(name);

/** Returns the counts of these days, without those that only an earlier version knew. */
export async function numbersOf(deps: Deps, { from, to }: NumbersDays): Promise<Numbers> {
  const counts = await countsBetween(await deps.database(), from, to);
  return {
    from,
    to,
    counts: counts.flatMap(({ name, ...rest }) => (isKnown(name) ? [{ ...rest, name }] : [])),
  };
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** The same as CSV, one count per line. */
export async function numbersAsCsv(deps: Deps, days: NumbersDays): Promise<Response> {
  const { counts } = await numbersOf(deps, days);
  return csvResponse(["day", "name", "of", "count"], each(counts), (row) => [
    row.day,
    row.name,
    row.of ?? "",
    row.count,
  ]);
}
