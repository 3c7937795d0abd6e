const WEEK_DAYS = 7;
/** Proposed time of a meeting: eight in the evening. */
const EVENING = 20;

const two = (value: number): string => String(value).padStart(2, "0");

/** Formats an instant for a date and time field, in the user's time zone. */
function fieldOf(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The proposed date: the same day next week, in the evening. */
export function proposedDate(now: Date): string {
  const then = new Date(now);
  then.setDate(now.getDate() + WEEK_DAYS);
  then.setHours(EVENING, 0, 0, 0);
  return fieldOf(then);
}

/** The typed date as an instant (ISO 8601 in UTC); undefined if it is invalid. */
export function typedDate(typed: string): string | undefined {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
