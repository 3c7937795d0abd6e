import { useEffect } from "react";
import { PHOTOGRAPHER } from "../../../src-shared/catalog/games/snaption.ts";
import type {
  SharedCard,
  SnaptionPrivate,
  SnaptionShared,
} from "../../../src-rooms/games/snaption/types.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useTopic } from "../../room/index.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { REVEAL_MARKS, revealStep, type RevealStep } from "./timeline.ts";

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared: useSnaption, useHand } = gameViews<SnaptionShared, SnaptionPrivate>();

/** Returns the captions of the photo on screen, ordered by letter. */
export function cardsOf({ cards }: SnaptionShared): readonly SharedCard[] {
  return Object.values(cards).toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
}

/** Returns the ids in a set of players. */
export function idsIn(set: Readonly<Record<PlayerId, true>> | undefined): readonly PlayerId[] {
  return playerIdsOf(set);
}

/** Returns what everybody earned with the photo on screen. */
export function gainsOf(snaption: SnaptionShared): Record<PlayerId, number> {
  const gains: Record<PlayerId, number> = {};
  const pay = (id: PlayerId, points: number) => {
    gains[id] = (gains[id] ?? 0) + points;
  };
  for (const { authors, points = 0 } of cardsOf(snaption)) {
    const ids = idsIn(authors);
    for (const id of ids) pay(id, Math.floor(points / ids.length));
  }
  for (const id of idsIn(snaption.photographers)) pay(id, PHOTOGRAPHER);
  return gains;
}

/** Returns the step of the reveal, by the room's clock. Releases the new scores with the points. */
export function useReveal(): RevealStep {
  const step = revealStep(useElapsedMarks(REVEAL_MARKS));
  const stageId = useTopic("stage")?.stageId;
  const snaption = useSnaption();
  const { release } = useScores();
  useEffect(() => {
    if (step.points && stageId !== undefined && snaption) release(stageId, gainsOf(snaption));
  }, [step.points, stageId, snaption, release]);
  return step;
}
