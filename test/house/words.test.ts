import { describe, expect, it } from "vitest";
import { bareCode, files, read } from "./repository.ts";

/** Files in which `any` is right, as the type system cannot express what is meant. Each explains why. */
const ANY_IS_RIGHT = ["src-rooms/games/game.ts"];

/** `any` where it is a type. */
const ANY = /(?:[:<|&,]|\bas|=>)\s*any\b(?!\s*\()|\bany\[\]/;

const SOURCE_FILES = files("src-*/**/*.{ts,tsx,css}");

/** Lines of these files that match the words. */
function found(words: RegExp, paths: readonly string[], text: (path: string) => string): string[] {
  return paths.flatMap((path) =>
    text(path)
      .split("\n")
      .flatMap((line, at) => (words.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

describe("the source code", () => {
  it("contains no any as a type", () => {
    const typed = SOURCE_FILES.filter(
      (path) => /\.tsx?$/.test(path) && !ANY_IS_RIGHT.includes(path),
    );
    expect(
      found(ANY, typed, (path) => bareCode(read(path))),
      "To fix it: use the real type, or `unknown` and narrow it.",
    ).toEqual([]);
  });

  it("contains no silenced type errors", () => {
    expect(
      found(/@ts-(?:ignore|expect-error|nocheck)/, SOURCE_FILES, read),
      "To fix it: correct the types instead.",
    ).toEqual([]);
  });

  it("contains no work left for later", () => {
    expect(
      found(/\b(?:TODO|FIXME|XXX|HACK)\b/, SOURCE_FILES, read),
      "To fix it: do it now, or remove the note.",
    ).toEqual([]);
  });

  it("has tests that mock no modules", () => {
    // Test files in one process share their modules, so a module that an earlier file has loaded is not
    // mocked.
    expect(
      found(/\bvi\.(?:doMock|mock)\(/, files("test/**/*.{ts,tsx}"), read),
      "To fix it: pass in what the test replaces, as `inRoom` does with a screen's room.",
    ).toEqual([]);
  });

  it("is searched correctly by this test, which finds any only as a type", () => {
    for (const line of ["let a: any;", "f<any>()", "a as any", "x: any[]", "Map<string, any>"]) {
      expect(ANY.test(bareCode(line)), line).toBe(true);
    }
    for (const line of ['// any\nt(": any")', "xs.some(any)", "is any way", "Promise.any([])"]) {
      expect(ANY.test(bareCode(line)), line).toBe(false);
    }
  });
});
