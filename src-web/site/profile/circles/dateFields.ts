const WEEK_DAYS = 7;
/** When people meet: eight in the evening. */
const EVENING = 20;

const two = (value: number): string => String(value).padStart(2, "0");

/** An instant as a field for day and time has it, in the reader's zone. */
function fieldOf(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What is proposed: the same day of next week, in the evening. */
export function proposedDate(now: Date): string {
  const then = new Date(now);
  then.setDate(now.getDate() + WEEK_DAYS);
  then.setHours(EVENING, 0, 0, 0);
  return fieldOf(then);
}

/** What was typed as an instant (ISO 8601 in UTC); undefined: it is none. */
export function typedDate(typed: string): string | undefined {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
