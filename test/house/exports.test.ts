import { dirname, join, normalize } from "node:path";
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
/** Entry points, whose exports the platform or the build uses by name. */
const ENTRIES =
  /^src-worker\/index\.ts$|^src-rooms\/platforms\/partykit\/|^src-web\/app\/prerender\//;

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?([^"';]*?)\s*from\s*["'](\.[^"']+)["']/g;
const WHOLE = /\bimport\(\s*["'](\.[^"']+)["']/g;
const EXPORT =
  /(?:^|\n)export\s+(?:async\s+)?(?:function\*?|(?:abstract\s+)?class|const|let|interface|type|enum)\s+([\w$]+)/g;

/** The names that other files import from each file; `*` means all of them. */
function taken(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  const take = (from: string, path: string, name: string) => {
    const to = normalize(join(dirname(from), path.replace(/\?.*$/, ""))).replaceAll("\\", "/");
    names.set(to, (names.get(to) ?? new Set()).add(name));
  };
  for (const from of READERS) {
    const source = read(from);
    for (const [, clause = "", path = ""] of source.matchAll(STATEMENT)) {
      const [, list = ""] = /\{([\s\S]*)\}/.exec(clause) ?? [];
      for (const name of list.split(",")) {
        const [own = ""] = name
          .trim()
          .replace(/^type\s+/, "")
          .split(/\s+as\s+/);
        if (own !== "") take(asWritten(from), path, own);
      }
      if (clause.includes("*")) take(asWritten(from), path, "*");
    }
    for (const [, path = ""] of source.matchAll(WHOLE)) take(asWritten(from), path, "*");
  }
  return names;
}

it("every export is imported somewhere", () => {
  const names = taken();
  const exported = SOURCES.filter((path) => !ENTRIES.test(path)).flatMap((path) =>
    [...read(path).matchAll(EXPORT)].map(([, name = ""]) => ({ path, name })),
  );
  expect(exported.length).toBeGreaterThan(1_000);
  const faults = exported.filter(({ path, name }) => {
    const known = names.get(path);
    return !known?.has("*") && !known?.has(name);
  });
  expect(
    faults.map(({ path, name }) => `${path}: ${name}`),
    "To fix it: remove the keyword `export`, or the whole declaration if nothing uses it.",
  ).toEqual([]);
});
