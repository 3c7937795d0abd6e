import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url).href);
export const SOURCES = ["src-shared", "src-rooms", "src-worker", "src-web"] as const;

/** Files of the repository that match, as paths from its root, in order. */
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

/** Code without its comments and without what stands in quotes. */
export function bareCode(source: string): string {
  const noise =
    /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/.*/g;
  return source.replaceAll(noise, (text) => (text.startsWith("/") ? "" : '""'));
}

/** Every installed copy of a package's file, those inside other packages included. */
export function installed(name: string): string[] {
  const places = ["", "*/node_modules/", "@*/*/node_modules/"];
  return globSync(
    places.map((place) => `node_modules/${place}${name}`),
    { cwd: ROOT },
  );
}
