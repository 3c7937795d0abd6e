import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { files, ROOT } from "./repository.ts";

/** The programs that `npm run types` checks. */
const PROGRAMS = ["rooms", "web", "node"];

/** Folders, files and patterns that a program includes. */
function includedIn(program: string): readonly string[] {
  return JSON.parse(readFileSync(join(ROOT, `tsconfig.${program}.json`), "utf8")).include;
}

it("every TypeScript file of sources, tests and scripts has its types checked", () => {
  const included = PROGRAMS.flatMap(includedIn);
  const all = files("{src-*,test,scripts,bench}/**/*.{ts,tsx}");
  expect(all.length).toBeGreaterThan(2_000);
  expect(
    all.filter((path) => !included.some((one) => path === one || path.startsWith(`${one}/`))),
    "To fix it: name the folder in the `include` of tsconfig.node.json (tests of the product, scripts), tsconfig.rooms.json or tsconfig.web.json.",
  ).toEqual([]);
});
