/** Dates are written as in British English wherever one is (specification, section 9): 21/11/2026. */
const HERE = new Intl.DateTimeFormat("en-GB", { dateStyle: "short" });
const UTC = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeZone: "UTC" });
const INSTANT = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short" });

/** An ISO 8601 instant as the day it is where this runs. */
export function dayOf(iso: string): string {
  return HERE.format(new Date(iso));
}

/** The day of an instant by UTC, whoever reads it; the instant in ms since 1970, or as a date. */
export function dayInUtc(at: number | Date): string {
  return UTC.format(at);
}

/** An ISO 8601 instant as day and time where this runs: 21/11/2026, 20:15. */
export function instantOf(iso: string): string {
  return INSTANT.format(new Date(iso));
}
