import { useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import type { NearestPrivate, NearestShared } from "../../../src-rooms/games/nearest/types.ts";
import { useFormats } from "../../i18n/format.ts";
import { currentTag } from "../../i18n/language.ts";
import { useTopic } from "../../room/index.ts";
import { gameViews } from "../../game-kit/gameViews.ts";
import { useScores } from "../../game-kit/scores.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { revealMarks, revealStep, type RevealStep } from "./timeline.ts";

/** What every screen knows of the game, and what this phone alone knows. */
export const { useShared: useNearest, useHand: useNearestHand } = gameViews<
  NearestShared,
  NearestPrivate
>();

/** Language tag of the question, which need not be the language of this screen. */
export function useQuestionLang(): string | undefined {
  const language = useNearest()?.language;
  return language && intlTag(language);
}

/** A number the way this screen's language writes it; a year without separators. */
export function useNumberText(): (value: number, isYear: boolean) => string {
  const { number } = useFormats();
  return useCallback((value, isYear) => (isYear ? String(value) : number(value)), [number]);
}

/** From here on a number on the line is shortened: nobody off the chart needs all of its digits. */
export const SHORT_FROM = 1_000_000;

/** The same, short enough for a small tag: '100M'. */
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

/** How far the reveal has come, on the room's clock; lets the new scores out when they are paid. */
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
