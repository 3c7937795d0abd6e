import { dirname, join, normalize } from "node:path";
import { read } from "./repository.ts";

export interface Import {
  /** Path of the importing file, relative to the repository's root. */
  readonly from: string;
  /** Path of the imported file, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** A type-only import, which is erased at run time. */
  readonly isType: boolean;
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';()]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Returns what a file imports, including `import()` and re-exports. */
export function importsOf(from: string, source = read(from)): Import[] {
  return [...source.matchAll(STATEMENT)].map(([, type, named, dynamic]) => {
    const name = (named ?? dynamic ?? "").replace(/\?.*$/, "");
    const isPackage = !name.startsWith(".");
    const to = isPackage ? name : normalize(join(dirname(from), name)).replaceAll("\\", "/");
    return { from, to, isPackage, isType: type !== undefined };
  });
}

/**
 * Returns the chain of files by which `from` loads one of the packages at run time; undefined when it does
 * not.
 */
export function wayTo(from: string, packages: readonly string[]): string[] | undefined {
  const seen = new Set<string>([from]);
  const queue: string[][] = [[from]];
  for (const way of queue) {
    const last = way.at(-1);
    if (last === undefined || !/\.tsx?$/.test(last)) continue;
    for (const { to, isPackage, isType } of importsOf(last)) {
      if (isType || seen.has(to)) continue;
      if (isPackage && packages.some((name) => to === name || to.startsWith(`${name}/`))) {
        return [...way, to];
      }
      seen.add(to);
      if (!isPackage) queue.push([...way, to]);
    }
  }
  return undefined;
}
