import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { statusOf } from "./backstage.ts";
import { usedWords } from "./forbidden.ts";
import { textOf } from "./matching.ts";
import { isStuck } from "./minds.ts";
import { withVerdicts } from "./nearMiss.ts";
import { anchorBonus, bonusesOf } from "./score.ts";
import type {
  Group,
  LevelEntry,
  Rung,
  SharedGroup,
  SharedReveal,
  SharedRung,
  SharedWord,
  SyncPrivate,
  SyncShared,
  SyncState,
  Word,
} from "./types.ts";

function sharedWord({ playerId, text, shown }: Word): SharedWord {
  return { playerId, ...(shown && { text }) };
}

/** A group as every screen may see it. */
export function sharedGroup(group: Group): SharedGroup {
  const text = textOf(group);
  return {
    outcome: group.outcome,
    ...(text !== undefined && { text }),
    words: group.words.map(sharedWord),
  };
}

/** The matches of a finished level. */
export function entriesOf({ level, groups }: Rung): LevelEntry[] {
  return groups
    .filter(({ outcome }) => outcome === "sync")
    .map((group) => ({
      level,
      matchingPlayerIds: group.words.map(({ playerId }) => playerId),
      text: textOf(group) ?? "",
    }));
}

function revealView(state: SyncState): SharedReveal | undefined {
  const rung = state.at === "REVEAL" ? state.rungs.at(-1) : undefined;
  if (!rung) return undefined;
  const { outcome, rungs } = state;
  const closest = state.closest && withVerdicts(state.closest, rungs);
  return {
    groups: rung.groups.map(sharedGroup),
    gains: rung.gains,
    fullHouse: rung.fullHouse,
    outcome,
    ...(outcome === "on" && isStuck(state) && { renews: true as const }),
    ...(closest && {
      closest: { one: sharedWord(closest.one), other: sharedWord(closest.other) },
    }),
  };
}

function ladderOf(state: SyncState): Record<number, SharedRung> {
  const done = state.at === "REVEAL" ? state.rungs.slice(0, -1) : state.rungs;
  return Object.fromEntries(
    done.map((rung) => [rung.level, { cue: rung.cue, entries: entriesOf(rung) }]),
  );
}

/** Allow list of what every screen may see; words of the current level only in its REVEAL (SY8). */
export function sharedView(state: SyncState): SyncShared {
  const reveal = revealView(state);
  const synced: Record<PlayerId, number> = {};
  for (const id of playerIdsOf(state.minds)) {
    const level = state.minds[id]?.syncedAt;
    if (level !== undefined) synced[id] = level;
  }
  const { scoreMultiplier } = state.round;
  return {
    language: state.language,
    closeMatch: state.closeMatch,
    level: state.level,
    bonuses: bonusesOf(scoreMultiplier, state.levels),
    anchorBonus: anchorBonus(scoreMultiplier),
    cue: state.cue,
    ...(state.cueLanguages && { cueLanguages: state.cueLanguages }),
    forbidden: usedWords(state),
    synced,
    ladder: ladderOf(state),
    ...(reveal && { reveal }),
  };
}

/** Allow list of what one phone may see: its own word. */
export function privateView(state: SyncState, id: PlayerId): SyncPrivate | undefined {
  const mind = state.minds[id];
  if (!mind) return undefined;
  const said = state.said[id];
  if (!said) return {};
  return { word: said.text, ...(statusOf(said) === "hidden" && { hidden: true as const }) };
}
