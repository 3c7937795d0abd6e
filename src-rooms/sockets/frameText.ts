import { diff } from "../../src-shared/protocol/mergePatch.ts";
import type { StateTopic } from "../../src-shared/protocol/topics.ts";

/** A change as it goes over the wire, made into text once for all who get it. */
export function changeText(topic: StateTopic, before: unknown, after: unknown): string | undefined {
  if (after === undefined) return before === undefined ? undefined : `{"topic":"${topic}"}`;
  // Most values did not change: they are compared before anything is made into text.
  const patch = before === undefined ? after : diff(before, after);
  if (patch === undefined) return undefined;
  const whole = JSON.stringify(after);
  if (patch === after) return `{"topic":"${topic}","body":${whole}}`;
  const part = JSON.stringify(patch);
  return part.length < whole.length
    ? `{"topic":"${topic}","patch":${part}}`
    : `{"topic":"${topic}","body":${whole}}`;
}

/** All pieces of one frame; the sequence number is put in front for each socket. */
export function frameTail(pieces: readonly string[]): string | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  return pieces.length === 1 ? first.slice(1) : `"topic":"batch","body":[${pieces.join(",")}]}`;
}
