import { readFileSync } from "node:fs";

/** @param {string} path */
export function sourceOf(path) {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}
