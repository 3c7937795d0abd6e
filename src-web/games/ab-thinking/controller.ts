import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { AbPrivate, AbShared, BoardCard } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useMyId, useTopic } from "../../room/index.ts";
import { usePeople, type Person } from "../../room/people.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { REVEAL_MARKS, revealStep, type RevealStep } from "./timeline.ts";

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared: useAb, useHand: useMine } = gameViews<AbShared, AbPrivate>();

/** Returns the storyteller of this turn. */
export function useTeller(): Person | undefined {
  const id = useAb()?.storyteller;
  const personOf = usePeople();
  return id === undefined ? undefined : personOf(id);
}

/** Returns why the previous turn was void; undefined if it was not. */
export function useVoidNote(): string | undefined {
  const { t } = useTranslation("ab-thinking");
  const voided = useAb()?.voided;
  if (voided === undefined) return undefined;
  return voided === "teller" ? t("deal.voidTeller") : t("deal.voidCards");
}

/** Whether this player is the storyteller. */
export function useIsTeller(): boolean {
  const myId = useMyId();
  const teller = useAb()?.storyteller;
  return myId !== undefined && teller === myId;
}

/** Returns the cards on the table, ordered by number. */
export function useBoard(): readonly BoardCard[] {
  return Object.values(useAb()?.board ?? {}).sort((a, b) => a.number - b.number);
}

/** Returns the step of the reveal, by the room's clock. Releases the new scores when points are paid. */
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
