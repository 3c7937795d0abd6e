/** Dates are written as in British English wherever one is (specification, section 9): 21/11/2026. */
const FORMAT = new Intl.DateTimeFormat("en-GB", { dateStyle: "short" });

/** An ISO 8601 instant as the day it is here. */
export function dayOf(iso: string): string {
  return FORMAT.format(new Date(iso));
}
