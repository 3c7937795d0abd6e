import { useEffect } from "react";
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

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared: useSync, useHand } = gameViews<SyncShared, SyncPrivate>();

/** A group of equal words with the people who wrote them. */
export interface GroupCard extends SharedGroup {
  readonly people: readonly Person[];
  readonly isMine: boolean;
}

/** Returns the groups of the revealed level, largest first. */
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

/** One word of the revealed level with the people who wrote it. */
export interface WordCard {
  readonly text: string | undefined;
  readonly people: readonly Person[];
  readonly isMine: boolean;
  readonly outcome: GroupCard["outcome"];
}

/** Returns the words one by one, lower seats first: until the verdict nothing may show who is in sync. */
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

/** Returns people by the level at which they got in sync; those of the current reveal once it `isOut`. */
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

/** Returns the step of the reveal, by the room's clock. Releases the new scores when they are paid. */
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
