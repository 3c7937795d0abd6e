import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url).href);
export const SOURCES = ["src-shared", "src-rooms", "src-worker", "src-web"] as const;

/** Returns the matching files of the repository, as sorted paths from its root. */
export function files(...patterns: readonly string[]): string[] {
  return globSync([...patterns], {
    cwd: ROOT,
    exclude: ["**/node_modules", "**/node_modules/**", "dist/**"],
  })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted((a, b) => a.localeCompare(b));
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

export function exists(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** Returns code without comments and with empty string literals. */
export function bareCode(source: string): string {
  const noise =
    /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*/g;
  return source.replaceAll(noise, (text) => (text.startsWith("/") ? "" : '""'));
}

/** Returns every installed copy of a package's file, including copies nested in other packages. */
export function installed(name: string): string[] {
  const places = ["", "*/node_modules/", "@*/*/node_modules/"];
  return globSync(
    places.map((place) => `node_modules/${place}${name}`),
    { cwd: ROOT },
  );
}
