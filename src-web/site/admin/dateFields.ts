/** The range of a date field (specification, section 5). */
export const DATE_RANGE = { min: "1900-01-01", max: "2099-12-31" } as const;

/** The day of an instant in the format of a date field, in UTC; empty for none. */
export function fieldOf(iso: string | undefined): string {
  return iso === undefined ? "" : iso.slice(0, 10);
}

/** The end of the day chosen in a date field, as an instant in UTC; undefined when it is no valid day. */
export function endOfDay(field: string): string | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(field);
  const isInRange = field >= DATE_RANGE.min && field <= DATE_RANGE.max;
  if (!isDay || !isInRange) return undefined;
  const end = new Date(`${field}T23:59:59.000Z`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}
