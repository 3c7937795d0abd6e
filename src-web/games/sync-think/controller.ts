import { useEffect } from "react";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type {
  SharedGroup,
  SyncPrivate,
  SyncShared,
} from "../../../src-rooms/games/sync-think/types.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { usePeople, type Person } from "../../room/people.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { REVEAL_MARKS, revealStep, type RevealStep } from "./timeline.ts";

/** What every screen knows of the game, and what this phone alone knows. */
export const { useShared: useSync, useHand } = gameViews<SyncShared, SyncPrivate>();

/** Language tag of the words of the game, which need not be the language of this screen. */
export function useWordLang(): string | undefined {
  const language = useSync()?.language;
  return language && intlTag(language);
}

/** A group of equal words with its people. */
export interface GroupCard extends SharedGroup {
  readonly people: readonly Person[];
  readonly isMine: boolean;
}

/** The groups of the level that is revealed, largest first. */
export function useGroups(): readonly GroupCard[] {
  const groups = useSync()?.reveal?.groups ?? [];
  const personOf = usePeople();
  const myId = useMyId();
  return groups.map((group) => ({
    ...group,
    people: group.words.map(({ playerId }) => personOf(playerId)),
    isMine: group.words.some(({ playerId }) => playerId === myId),
  }));
}

/** One word of the level that is revealed, with whoever wrote it. */
export interface WordCard {
  readonly text: string | undefined;
  readonly people: readonly Person[];
  readonly isMine: boolean;
  readonly outcome: GroupCard["outcome"];
}

/** The same words one by one, lower seat first: before the verdict nothing tells who is in sync. */
export function useWords(): readonly WordCard[] {
  const groups = useSync()?.reveal?.groups ?? [];
  const personOf = usePeople();
  const myId = useMyId();
  return groups
    .flatMap(({ words, outcome }) => words.map((word) => ({ ...word, outcome })))
    .sort((a, b) => a.playerId - b.playerId)
    .map(({ playerId, text, outcome }) => ({
      text,
      people: [personOf(playerId)],
      isMine: playerId === myId,
      outcome,
    }));
}

/** People by the level at which they got in sync; what the running reveal brings only once it is out. */
export function useSyncedBy(isOut: boolean): ReadonlyMap<number, readonly Person[]> {
  const sync = useSync();
  const personOf = usePeople();
  const levels = new Map<number, Person[]>();
  for (const [key, level] of Object.entries(sync?.synced ?? {})) {
    if (sync?.reveal && level === sync.level && !isOut) continue;
    // SAFETY: the keys of `synced` are player ids.
    const person = personOf(Number(key) as PlayerId);
    levels.set(level, [...(levels.get(level) ?? []), person]);
  }
  return levels;
}

/** How far the reveal has come, on the room's clock; lets the new scores out when they are paid. */
export function useReveal(): RevealStep {
  const step = revealStep(useElapsedMarks(REVEAL_MARKS));
  const stageId = useTopic("stage")?.stageId;
  const gains = useSync()?.reveal?.gains;
  const { release } = useScores();
  useEffect(() => {
    if (step.paid && stageId !== undefined && gains) release(stageId, gains);
  }, [step.paid, stageId, gains, release]);
  return step;
}
