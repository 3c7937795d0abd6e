import { expect, it } from "vitest";
import { allNames, namesIn, SOURCES, takersOf, type Names } from "./exports.ts";

/** Entry points, whose exports the platform, the build or `import.meta.glob` uses. */
const ENTRIES =
  /^src-worker\/index\.ts$|^src-rooms\/platforms\/partykit\/server\.ts$|^src-web\/app\/prerender\/server\.tsx$|^src-web\/games\/[^/]+\/lesson\.ts$/;

/** Exports that no other file imports. */
function unused(names: ReadonlyMap<string, Names>): string[] {
  const takers = takersOf(names);
  return [...names].flatMap(([path, { exported }]) =>
    exported
      .map(({ name }) => `${path}: ${name}`)
      .filter((line) => !takers.has(line) && !takers.has(`${path}: *`)),
  );
}

it("every export is imported somewhere", () => {
  const names = allNames();
  const exported = SOURCES.flatMap((path) => names.get(path)?.exported ?? []);
  expect(exported.length).toBeGreaterThan(2_000);
  const ours = new Set(SOURCES.filter((path) => !ENTRIES.test(path)));
  expect(
    unused(names).filter((line) => ours.has(line.replace(/: .*$/, ""))),
    "To fix it: remove the keyword `export`, or the whole declaration if nothing uses it.",
  ).toEqual([]);
});

it("this test sees exports and imports in all their forms", () => {
  const sources = {
    "a/all.ts": "export const one = 1, two = 2; export const { three, four: five } = { }; ",
    "a/list.ts": "const six = 6; type Seven = 7; export { six, type Seven }; export default six;",
    "a/door.ts": 'export { one, two as twice } from "./all.ts"; export * from "./list.ts";',
    "a/lazy.ts": "export default 1; export const eight = 8, nine = 9;",
    "b/reader.ts":
      'import { three } from "../a/all.ts"; import { one } from "../a/door.ts";' +
      'const eight = () => import("../a/lazy.ts").then(({ nine }) => nine);',
  };
  const names = new Map(
    Object.entries(sources).map(([path, source]) => [path, namesIn(path, source)]),
  );
  expect(unused(names)).toEqual([
    "a/all.ts: five",
    "a/door.ts: twice",
    "a/door.ts: *",
    "a/lazy.ts: eight",
  ]);
});
