import { diff } from "../../src-shared/protocol/mergePatch.ts";
import type { StateTopic } from "../../src-shared/protocol/topics.ts";

/**
 * Returns how many of `left` characters remain after this value as JSON. Commas are not counted, and counting
 * stops once the result is negative: the JSON is then certainly longer than `left`.
 */
function leftAfter(value: unknown, left: number): number {
  if (typeof value === "string") return left - value.length - 2;
  if (typeof value !== "object" || value === null) return value === undefined ? left : left - 1;
  let rest = left - 2;
  for (const [key, item] of Object.entries(value)) {
    if (rest < 0) break;
    if (item === undefined) continue;
    rest = leftAfter(item, Array.isArray(value) ? rest : rest - key.length - 3);
  }
  return rest;
}

/**
 * Returns a change as it is sent, serialised once for everybody who receives it; undefined: nothing changed.
 */
export function changeText(topic: StateTopic, before: unknown, after: unknown): string | undefined {
  if (after === undefined) return before === undefined ? undefined : `{"topic":"${topic}"}`;
  // Most values did not change, so they are compared before anything is serialised.
  const patch = before === undefined ? after : diff(before, after);
  if (patch === undefined) return undefined;
  if (patch !== after) {
    const part = JSON.stringify(patch);
    if (leftAfter(after, part.length) < 0 || part.length < JSON.stringify(after).length)
      return `{"topic":"${topic}","patch":${part}}`;
  }
  return `{"topic":"${topic}","body":${JSON.stringify(after)}}`;
}

/** Joins the pieces of one frame; the sequence number is prepended for each socket. */
export function frameTail(pieces: readonly string[]): string | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  return pieces.length === 1 ? first.slice(1) : `"topic":"batch","body":[${pieces.join(",")}]}`;
}
