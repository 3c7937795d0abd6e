import type { GroupOutcome } from "../../../src-rooms/games/sync-think/types.ts";

/** A level of the example: what three characters answer to two words. */
interface ExampleLevel {
  readonly cue: readonly [string, string];
  readonly words: readonly string[];
}

interface ExampleGroup {
  readonly text: string;
  readonly outcome: GroupOutcome;
  /** Indices of the characters who answered it. */
  readonly who: readonly number[];
}

function listed(text: string): string[] {
  return text.split(",").map((word) => word.trim());
}

/** Groups equal words, largest group first. */
export function exampleGroups(words: readonly string[]): readonly ExampleGroup[] {
  const groups = new Map<string, number[]>();
  words.forEach((word, at) => groups.set(word, [...(groups.get(word) ?? []), at]));
  return [...groups]
    .map(([text, who]) => ({ text, who, outcome: who.length > 1 ? "sync" : "struck" }) as const)
    .sort((a, b) => b.who.length - a.who.length);
}

/** Builds the example from its texts: the first two words, then the answers of each level. */
export function exampleLevels(cue: string, texts: readonly string[]): readonly ExampleLevel[] {
  let [one = "", other = ""] = listed(cue);
  return texts.map((text) => {
    const words = listed(text);
    const level: ExampleLevel = { cue: [one, other], words };
    const [first, second] = exampleGroups(words);
    [one, other] = [first?.text ?? one, second?.text ?? other];
    return level;
  });
}
