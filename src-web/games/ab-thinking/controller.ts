import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { AbPrivate, AbShared, BoardCard } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { usePeople, type Person } from "../../room/people.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { REVEAL_MARKS, revealStep, type RevealStep } from "./timeline.ts";

/** What every screen knows of the game, and what this phone alone knows. */
export const { useShared: useAb, useHand: useMine } = gameViews<AbShared, AbPrivate>();

/** Whose turn it is to tell. */
export function useTeller(): Person | undefined {
  const id = useAb()?.storyteller;
  const personOf = usePeople();
  return id === undefined ? undefined : personOf(id);
}

/** Why the turn before this one came to nothing; undefined: it did not. */
export function useVoidNote(): string | undefined {
  const { t } = useTranslation("ab-thinking");
  const voided = useAb()?.voided;
  if (voided === undefined) return undefined;
  return voided === "teller" ? t("deal.voidTeller") : t("deal.voidCards");
}

/** Do I tell? */
export function useIsTeller(): boolean {
  const myId = useMyId();
  const teller = useAb()?.storyteller;
  return myId !== undefined && teller === myId;
}

/** The cards on the table in the order of their numbers. */
export function useBoard(): readonly BoardCard[] {
  return Object.values(useAb()?.board ?? {}).sort((a, b) => a.number - b.number);
}

/** How far the reveal has come, on the room's clock; lets the new scores out when points are paid. */
export function useReveal(): RevealStep {
  const step = revealStep(useElapsedMarks(REVEAL_MARKS));
  const stageId = useTopic("stage")?.stageId;
  const gains = useAb()?.gains;
  const { release } = useScores();
  useEffect(() => {
    if (step.points && stageId !== undefined && gains) release(stageId, gains);
  }, [step.points, stageId, gains, release]);
  return step;
}
