import { describe, expect, it } from "vitest";
import { files, read, SOURCES } from "./repository.ts";

const MOST_LINES = 400;
const MEDIAN_UNDER = 120;

function lines(path: string): number {
  return read(path).trimEnd().split("\n").length;
}

const sizes = files("src-*/**/*.{ts,tsx,css}").map((path) => ({ path, lines: lines(path) }));

describe("files stay small", () => {
  it("no file is longer than one can keep in mind", () => {
    const faults = sizes.filter((file) => file.lines > MOST_LINES);
    expect(
      faults.map(({ path, lines: count }) => `${path}: ${count} lines`),
      `To fix it: split the file by topic; it may have at most ${MOST_LINES} lines.`,
    ).toEqual([]);
  });

  it.each(SOURCES)("the median file of %s is much shorter", (source) => {
    const counts = sizes
      .filter(({ path }) => path.startsWith(`${source}/`))
      .map((file) => file.lines)
      .toSorted((a, b) => a - b);
    expect(counts.length).toBeGreaterThan(0);
    expect(
      counts[Math.floor(counts.length / 2)],
      `To fix it: split files by topic; the median must stay under ${MEDIAN_UNDER} lines.`,
    ).toBeLessThan(MEDIAN_UNDER);
  });
});
