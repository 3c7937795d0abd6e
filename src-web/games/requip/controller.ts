import type { Language } from "../../../src-shared/catalog/languages.ts";
import { useEffect } from "react";
import type {
  RequipPrivate,
  RequipShared,
  SharedAnswer,
  SharedMatchup,
} from "../../../src-rooms/games/requip/types.ts";
import { playerIdsOf, type PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { textLang } from "../../game-kit/useGameLang.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { REVEAL_MARKS, revealStep, type RevealStep } from "./timeline.ts";

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared: useRequip, useHand } = gameViews<RequipShared, RequipPrivate>();

export type Letter = "A" | "B";

/** One card of a matchup. */
export interface Card extends SharedAnswer {
  readonly letter: Letter;
}

/** Returns both cards of a matchup, in the order in which screens show them. */
export function cardsOf({ answer1, answer2 }: SharedMatchup): readonly [Card, Card] {
  return [
    { ...answer1, letter: "A" },
    { ...answer2, letter: "B" },
  ];
}

/** Returns what everybody earned in a matchup, from tags and answers together. */
export function gainsOf(matchup: SharedMatchup): Record<PlayerId, number> {
  const gains: Record<PlayerId, number> = { ...matchup.tagPoints };
  for (const { playerId, points = 0 } of [matchup.answer1, matchup.answer2]) {
    if (playerId !== undefined) gains[playerId] = (gains[playerId] ?? 0) + points;
  }
  return gains;
}

/** Returns the step of the reveal, by the room's clock. Releases the new scores with the winner. */
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

/** Returns the players who write in this round, with their progress. */
export function useWriters(): readonly { id: PlayerId; done: number; of: number }[] {
  const progress = useRequip()?.progress;
  return playerIdsOf(progress).map((id) => ({ id, done: 0, of: 0, ...progress?.[id] }));
}

/** Returns which of the cards is this player's own, if any. */
export function useMyCard(): Letter | undefined {
  const mine = useHand()?.mine;
  const matchup = useRequip()?.matchup;
  const myId = useMyId();
  if (!matchup || myId === undefined || mine === undefined) return undefined;
  return cardsOf(matchup).find(({ promptResponseId }) => promptResponseId === mine)?.letter;
}

/** Language tag of a prompt; `lang` is that of the game's texts. */
export function promptLangOf(
  { promptLanguage }: { readonly promptLanguage?: Language },
  lang: string | undefined,
): string | undefined {
  return textLang(promptLanguage, lang);
}
