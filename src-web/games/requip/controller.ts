import { useEffect } from "react";
import type {
  RequipPrivate,
  RequipShared,
  SharedAnswer,
  SharedMatchup,
} from "../../../src-rooms/games/requip/types.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { REVEAL_MARKS, revealStep, type RevealStep } from "./timeline.ts";

/** What every screen knows of the game, and what this phone alone knows. */
export const { useShared: useRequip, useHand } = gameViews<RequipShared, RequipPrivate>();

export type Letter = "A" | "B";

/** One card of a matchup. */
export interface Card extends SharedAnswer {
  readonly letter: Letter;
}

/** Both cards of a matchup, as they lie on the screen. */
export function cardsOf({ answer1, answer2 }: SharedMatchup): readonly [Card, Card] {
  return [
    { ...answer1, letter: "A" },
    { ...answer2, letter: "B" },
  ];
}

/** What everybody won in a matchup, tags and answers together. */
export function gainsOf(matchup: SharedMatchup): Record<PlayerId, number> {
  const gains: Record<PlayerId, number> = { ...matchup.tagPoints };
  for (const { playerId, points = 0 } of [matchup.answer1, matchup.answer2]) {
    if (playerId !== undefined) gains[playerId] = (gains[playerId] ?? 0) + points;
  }
  return gains;
}

/** How far the reveal has come, on the room's clock; lets the new scores out with the winner. */
export function useReveal(): RevealStep {
  const step = revealStep(useElapsedMarks(REVEAL_MARKS));
  const stageId = useTopic("stage")?.stageId;
  const matchup = useRequip()?.matchup;
  const { release } = useScores();
  useEffect(() => {
    if (step.winner && stageId !== undefined && matchup) release(stageId, gainsOf(matchup));
  }, [step.winner, stageId, matchup, release]);
  return step;
}

/** People who are to write in this round, with how far they are. */
export function useWriters(): readonly { id: PlayerId; done: number; of: number }[] {
  const progress = useRequip()?.progress;
  return playerIdsOf(progress).map((id) => ({ id, done: 0, of: 0, ...progress?.[id] }));
}

/** Which of the cards is mine, if any? */
export function useMyCard(): Letter | undefined {
  const mine = useHand()?.mine;
  const matchup = useRequip()?.matchup;
  const myId = useMyId();
  if (!matchup || myId === undefined || mine === undefined) return undefined;
  return cardsOf(matchup).find(({ promptResponseId }) => promptResponseId === mine)?.letter;
}
