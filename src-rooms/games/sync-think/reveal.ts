import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { groupsOf } from "./matching.ts";
import { hereIn, isEverybodySynced } from "./minds.ts";
import { closestPair } from "./nearMiss.ts";
import { anchorBonus, crowdBonus, FULL_HOUSE, levelBonus } from "./score.ts";
import type { Group, Mind, RoundOutcome, Rung, Said, SyncState, Word } from "./types.ts";

/** Whether screens may show this word. Backstage's verdict overrules the filter (SY16). */
export function isShown(said: Said, isRobot: boolean, { backstage }: SyncState): boolean {
  if (said.verdict) return said.verdict === "approve";
  return said.allowed && (isRobot || backstage !== "approve");
}

function wordsOf(state: SyncState): Word[] {
  return playerIdsOf(state.said).flatMap((playerId) => {
    const said = state.said[playerId];
    const isRobot = state.minds[playerId]?.robot ?? false;
    return said ? [{ ...said, playerId, shown: isShown(said, isRobot, state) }] : [];
  });
}

/**
 * Points of each player in a group: strays get the level and crowd bonuses; those already in sync, the
 * anchors, are paid for each stray (SY10, SY11).
 */
function payGroup({ words }: Group, state: SyncState): Map<PlayerId, number> {
  const { level, round, levels, minds } = state;
  const isStray = ({ playerId }: Word) => minds[playerId]?.syncedAt === undefined;
  const strays = words.filter(isStray).length;
  const first = levelBonus(level, round.scoreMultiplier, levels) + crowdBonus(words.length);
  const anchor = strays * anchorBonus(round.scoreMultiplier);
  return new Map(words.map((word) => [word.playerId, isStray(word) ? first : anchor]));
}

function outcomeOf(state: SyncState): RoundOutcome {
  if (isEverybodySynced(state)) return "synced";
  return state.level + 1 >= state.levels ? "out" : "on";
}

/** Compares the words of the level, pays for matches and decides whether the round goes on. */
export function reveal(state: SyncState): SyncState {
  const groups = groupsOf(wordsOf(state), state);
  const matches = groups.filter(({ outcome }) => outcome === "sync");
  const here = hereIn(state);
  const fullHouse = matches.some(({ words }) =>
    here.every((id) => words.some(({ playerId }) => playerId === id)),
  );
  const gains: Record<PlayerId, number> = {};
  const minds: Record<PlayerId, Mind> = { ...state.minds };
  for (const group of matches) {
    for (const [id, points] of payGroup(group, state)) {
      const mind = minds[id];
      if (!mind) continue;
      const gain = points + (fullHouse ? FULL_HOUSE : 0);
      if (gain > 0) gains[id] = gain;
      minds[id] = {
        ...mind,
        score: mind.score + gain,
        syncedAt: mind.syncedAt ?? state.level,
      };
    }
  }
  const { level, cue, cueLanguages } = state;
  const rung: Rung = {
    level,
    cue,
    ...(cueLanguages && { cueLanguages }),
    groups,
    gains,
    fullHouse,
  };
  const rungs = [...state.rungs, rung];
  const silent = groups.length === 0 ? state.silent + 1 : 0;
  const shown: SyncState = { ...state, at: "REVEAL", minds, rungs, silent };
  const outcome = outcomeOf(shown);
  const hasMatch = rungs.some((one) => one.groups.some((group) => group.outcome === "sync"));
  const closest = outcome === "out" && !hasMatch ? closestPair(rungs, shown) : undefined;
  return { ...shown, outcome, ...(closest && { closest }) };
}
