import { exactKey } from "../../../src-shared/text/closeMatch.ts";
import { isSameWord } from "./matching.ts";
import type { SyncState } from "./types.ts";

/** Every word screens showed in this round up to now, the present cue included, each once. */
export function usedWords({ at, cue, rungs }: SyncState): readonly string[] {
  const finished = at === "REVEAL" ? rungs.slice(0, -1) : rungs;
  const words = finished.flatMap(({ groups }) => groups.flatMap((group) => group.words));
  const texts = [
    ...cue,
    ...finished.flatMap((rung) => rung.cue),
    ...words.filter(({ shown }) => shown).map(({ text }) => text),
  ];
  return [...new Map(texts.map((text) => [exactKey(text), text])).values()];
}

/** Was this word, or one that counts as the same, on the table in this round? (SY6) */
export function isForbidden(text: string, state: SyncState): boolean {
  return usedWords(state).some((used) => isSameWord(used, text, state));
}
