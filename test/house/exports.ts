import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { files, read } from "./repository.ts";

/** All sources, and whatever else imports them. */
export const SOURCES = files("src-*/**/*.{ts,tsx}").filter((path) => !path.endsWith(".d.ts"));
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

/** The names that a file takes from others, and those that it exports; `*` means all of them. */
export interface Names {
  readonly taken: readonly { readonly from: string; readonly name: string }[];
  readonly exported: readonly Exported[];
}

interface Exported {
  readonly name: string;
  /** What is written from the export on. */
  readonly text: string;
  /** Whether a doc comment precedes it, or the lines of which it is one. */
  readonly isExplained: boolean;
}

/** Reads what a file takes and exports, in every form there is. */
export function namesIn(path: string, source: string): Names {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }) =>
    kind === "Default" ? "default" : (name ?? "*");
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ from: moduleRequest.value, name: nameOf(importName) })),
  );
  const exports = staticExports.flatMap(({ start, entries }) => {
    const before = source.slice(0, start);
    const paragraph = before.slice(before.lastIndexOf("\n\n") + 1).trimStart();
    const isExplained = paragraph.startsWith("/**") || before.trimEnd().endsWith("*/");
    return entries.map((entry) => ({ ...entry, text: source.slice(start), isExplained }));
  });
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
    exported: exports.map(({ exportName, text, isExplained }) => ({
      name: nameOf(exportName),
      text,
      isExplained,
    })),
  };
}

/** What each file takes and exports, by its path; of a template by that of the file it becomes. */
export function allNames(): Map<string, Names> {
  return new Map(READERS.map((path) => [asWritten(path), namesIn(asWritten(path), read(path))]));
}

/** The files that import each export, by `path: name`. */
export function takersOf(names: ReadonlyMap<string, Names>): Map<string, string[]> {
  const takers = new Map<string, string[]>();
  for (const [path, own] of names) {
    for (const { from, name } of own.taken) {
      const to = normalize(join(dirname(path), from.replace(/\?.*$/, ""))).replaceAll("\\", "/");
      const line = `${to}: ${name}`;
      takers.set(line, [...(takers.get(line) ?? []), path]);
    }
  }
  return takers;
}
