/** Dates are written as in British English everywhere (specification, section 9): 21/11/2026. */
const HERE = new Intl.DateTimeFormat("en-GB", { dateStyle: "short" });
const UTC = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeZone: "UTC" });
const INSTANT = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short" });

/** Returns the day of an ISO 8601 instant in the local time zone. */
export function dayOf(iso: string): string {
  return HERE.format(new Date(iso));
}

/**
 * Returns the day of an instant in UTC, the same for all readers. The instant is in ms since 1970, or a date.
 */
export function dayInUtc(at: number | Date): string {
  return UTC.format(at);
}

/** Returns day and time of an ISO 8601 instant in the local time zone: 21/11/2026, 20:15. */
export function instantOf(iso: string): string {
  return INSTANT.format(new Date(iso));
}
