/** What a calendar is told of a circle's next date. Instants are ms since 1970. */
interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly at: number;
  readonly minutes: number;
  readonly isOff: boolean;
  readonly changedAt: number;
  /** The circle's name. */
  readonly title: string;
  /** Where to find it, and how to get in. */
  readonly link: string;
  /** Who made the file. */
  readonly site: string;
}

/** Bytes of a line, without its end (RFC 5545, 3.1). */
const LINE_MAX = 75;
const MINUTE_MS = 60_000;

const timeOf = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/gu, "");

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

/** A long line goes on in the next, behind a space; no character is cut in two. */
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

/** A calendar file with one date, in UTC, so that every reader's calendar shows their own time (RFC 5545). */
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
