import { exactKey } from "../../../src-shared/text/closeMatch.ts";
import { isSameWord } from "./matching.ts";
import type { SyncState } from "./types.ts";

/** Every word that screens have shown in this round, including the current cue, without duplicates. */
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

/** Whether this word, or one that counts as the same, was shown in this round (SY6). */
export function isForbidden(text: string, state: SyncState): boolean {
  return usedWords(state).some((used) => isSameWord(used, text, state));
}
