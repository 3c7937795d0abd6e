import { expect, test } from "vitest";
import { calendarOf } from "../../../../src-worker/features/circles/calendar.ts";

const ENTRY = {
  uid: "0192@party.example",
  sequence: 2,
  at: Date.UTC(2026, 10, 27, 19, 30),
  minutes: 90,
  isOff: false,
  changedAt: Date.UTC(2026, 10, 25, 7),
  title: "Friday; cake, and 3\\4 of us",
  link: "https://party.example/circle/join/0192~0~abc~k~seal",
  site: "party.example",
};

test("a date is one event in UTC, with what calendars need to move it", () => {
  const lines = calendarOf(ENTRY).split("\r\n");
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//party.example//circle//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:0192@party.example",
    "SEQUENCE:2",
    "DTSTAMP:20261125T070000Z",
    "DTSTART:20261127T193000Z",
    "DTEND:20261127T210000Z",
    String.raw`SUMMARY:Friday\; cake\, and 3\\4 of us`,
    "DESCRIPTION:https://party.example/circle/join/0192~0~abc~k~seal",
    "URL:https://party.example/circle/join/0192~0~abc~k~seal",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a date that was called off is marked as cancelled", () => {
  expect(calendarOf({ ...ENTRY, isOff: true })).toContain("\r\nSTATUS:CANCELLED\r\n");
});

test("no line is longer than 75 bytes, and none is broken within a character", () => {
  const title = "Żółte ćmy 🦋 ".repeat(20).trim();
  const text = calendarOf({ ...ENTRY, title });
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});
