import { useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { NearestPrivate, NearestShared } from "../../../src-rooms/games/nearest/types.ts";
import { useFormats } from "../../i18n/format.ts";
import { currentTag } from "../../i18n/language.ts";
import { useTopic } from "../../room/index.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { revealMarks, revealStep, type RevealStep } from "./timeline.ts";

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared: useNearest, useHand: useNearestHand } = gameViews<
  NearestShared,
  NearestPrivate
>();

/** Returns a function that formats a number for this screen's language; years have no separators. */
export function useNumberText(): (value: number, isYear: boolean) => string {
  const { number } = useFormats();
  return useCallback((value, isYear) => (isYear ? String(value) : number(value)), [number]);
}

/** Numbers on the line are abbreviated from this value: nobody needs all digits of a number off the chart. */
export const SHORT_FROM = 1_000_000;

/** Returns the same, but short enough for a small tag: '100M'. */
export function useShortNumberText(): (value: number, isYear: boolean) => string {
  const { i18n } = useTranslation();
  const numberText = useNumberText();
  const tag = i18n.language ? currentTag() : "en";
  return useMemo(() => {
    const short = new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 1 });
    return (value, isYear) =>
      value < SHORT_FROM ? numberText(value, isYear) : short.format(value);
  }, [tag, numberText]);
}

/** Returns the step of the reveal, by the room's clock. Releases the new scores when they are paid. */
export function useReveal(): RevealStep {
  const landings = useNearest()?.reveal?.landings;
  const count = landings?.length ?? 0;
  const marks = useMemo(() => revealMarks(count), [count]);
  const step = revealStep(useElapsedMarks(marks), count);
  const stageId = useTopic("stage")?.stageId;
  const { release } = useScores();
  useEffect(() => {
    if (!step.paid || stageId === undefined || !landings) return;
    release(
      stageId,
      Object.fromEntries(landings.map(({ playerId, points }) => [playerId, points])),
    );
  }, [step.paid, stageId, landings, release]);
  return step;
}
