/** A circle's next date, as it goes into a calendar file. Instants are ms since 1970. */
interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly at: number;
  readonly minutes: number;
  readonly isOff: boolean;
  readonly changedAt: number;
  /** The circle's name. */
  readonly title: string;
  /** Link into the circle. */
  readonly link: string;
  /** Host name of the site that makes the file. */
  readonly site: string;
}

/** Maximum bytes in a line, without its line break (RFC 5545, 3.1). */
const LINE_MAX = 75;
const MINUTE_MS = 60_000;

const timeOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/gu, "");

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

/** Folds a long line: it continues on the next line after a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let now = "";
  let bytes = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (bytes + size > LINE_MAX) {
      lines.push(now);
      now = " ";
      bytes = 1;
    }
    now += char;
    bytes += size;
  }
  return [...lines, now].join("\r\n");
}

/**
 * Returns a calendar file (RFC 5545) with one date, in UTC, so that every reader's calendar shows it in their
 * own time zone.
 */
export function calendarOf(entry: CalendarEntry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(entry.site)}//circle//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${timeOf(entry.changedAt)}`,
    `DTSTART:${timeOf(entry.at)}`,
    `DTEND:${timeOf(entry.at + entry.minutes * MINUTE_MS)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.link)}`,
    `URL:${entry.link}`,
    `STATUS:${entry.isOff ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
