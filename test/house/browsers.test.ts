import { expect, it } from "vitest";
import { bareCode, files, read } from "./repository.ts";

/**
 * `src-rooms` and `src-shared` too: lessons play with the rooms' rules in the browser. Literals only, since a
 * script with one that a browser does not know does not run at all.
 */
const RUN_BY_BROWSERS = files("src-web/**/*.{ts,tsx}", "src-shared/**/*.ts", "src-rooms/**/*.ts");

it("no regular expression looks behind, which Safari cannot before 16.4", () => {
  const faults = RUN_BY_BROWSERS.filter((path) => /\(\?<[=!]/u.test(bareCode(read(path))));
  expect(faults, "To fix it: match what is before as a group, and put it back.").toEqual([]);
});
