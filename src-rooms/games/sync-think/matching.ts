import { isCloseMatch, isExactMatch } from "../../../src-shared/text/closeMatch.ts";
import { lexiconOf } from "./content.ts";
import type { Group, GroupOutcome, Mind, SyncState, Word } from "./types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

type Rules = Pick<SyncState, "closeMatch" | "language">;

/** Whether two texts count as the same word with this room's setting. */
export function isSameWord(one: string, other: string, { closeMatch, language }: Rules): boolean {
  return closeMatch
    ? isCloseMatch(one, other, language, lexiconOf(language))
    : isExactMatch(one, other);
}

function outcomeOf(words: readonly Word[], minds: Readonly<Record<PlayerId, Mind>>): GroupOutcome {
  if (words.length < 2) return "struck";
  return words.every(({ playerId }) => minds[playerId]?.robot) ? "robots" : "sync";
}

/**
 * Groups equal words, largest group first. A word joins a group when it matches any word of it, so the order
 * in which people wrote does not matter.
 */
export function groupsOf(words: readonly Word[], state: SyncState): readonly Group[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const met = groups.filter((group) =>
      group.some(({ text }) => isSameWord(text, word.text, state)),
    );
    const merged = [...met.flat(), word];
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups
    .map((group) => ({ words: group.toSorted((a, b) => a.playerId - b.playerId) }))
    .map((group) => ({ ...group, outcome: outcomeOf(group.words, state.minds) }))
    .sort((a, b) => b.words.length - a.words.length || first(a) - first(b));
}

const first = ({ words }: Pick<Group, "words">) => words[0]?.playerId ?? 0;

/** The spelling that represents a group: its most frequent one that may be shown; undefined when none may. */
export function textOf({ words }: Group): string | undefined {
  const shown = words.filter((word) => word.shown).map(({ text }) => text);
  const count = (text: string) => shown.filter((other) => isExactMatch(other, text)).length;
  let best: string | undefined;
  for (const text of shown) if (best === undefined || count(text) > count(best)) best = text;
  return best;
}
