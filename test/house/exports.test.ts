import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { files, read } from "./repository.ts";

const SOURCES = files("src-*/**/*.{ts,tsx}").filter((path) => !path.endsWith(".d.ts"));
const READERS = [
  ...files(
    "*.ts",
    "{test,scripts,bench}/**/*.{ts,tsx,mjs}",
    "tools/{tv,art/src,sound}/**/*.{ts,mjs}",
  ),
  ...files("scripts/new-game/files/**/*.txt"),
  ...SOURCES,
];
/** Templates of a new game; the generator writes each to the path its name says. */
const TEMPLATES = "scripts/new-game/files/";
const asWritten = (path: string) =>
  path.startsWith(TEMPLATES) ? path.slice(TEMPLATES.length).replace(/\.txt$/, "") : path;
/** Entry points, whose exports the platform, the build or `import.meta.glob` uses. */
const ENTRIES =
  /^src-worker\/index\.ts$|^src-rooms\/platforms\/partykit\/server\.ts$|^src-web\/app\/prerender\/server\.tsx$|^src-web\/games\/[^/]+\/lesson\.ts$/;

/** The names that a file takes from others, and those that it exports; `*` means all of them. */
interface Names {
  readonly taken: readonly { readonly from: string; readonly name: string }[];
  readonly exported: readonly string[];
}

function namesIn(path: string, source: string): Names {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }) =>
    kind === "Default" ? "default" : (name ?? "*");
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ from: moduleRequest.value, name: nameOf(importName) })),
  );
  const exports = staticExports.flatMap(({ entries }) => entries);
  const passedOn = exports.flatMap(({ moduleRequest, importName }) =>
    moduleRequest ? [{ from: moduleRequest.value, name: nameOf(importName) }] : [],
  );
  // What is used of a whole module is written `{ name }` or `.name`, and `lazy` uses its default.
  const parts = [...source.matchAll(/(?:[{,]\s*|\.)([\w$]+)/g)].map(([, name = ""]) => name);
  const whole = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const from = source.slice(start + 1, end - 1);
    return ["default", ...new Set(parts)].map((name) => ({ from, name }));
  });
  return {
    taken: [...imported, ...passedOn, ...whole].filter(({ from }) => from.startsWith(".")),
    exported: exports.map(({ exportName }) => nameOf(exportName)),
  };
}

/** Exports that no other file imports. */
function unused(names: ReadonlyMap<string, Names>): string[] {
  const taken = new Set<string>();
  for (const [path, own] of names) {
    for (const { from, name } of own.taken) {
      const to = normalize(join(dirname(path), from.replace(/\?.*$/, ""))).replaceAll("\\", "/");
      taken.add(`${to}: ${name}`);
    }
  }
  return [...names].flatMap(([path, { exported }]) =>
    exported
      .map((name) => `${path}: ${name}`)
      .filter((line) => !taken.has(line) && !taken.has(`${path}: *`)),
  );
}

it("every export is imported somewhere", () => {
  const names = new Map(
    READERS.map((path) => [asWritten(path), namesIn(asWritten(path), read(path))]),
  );
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
