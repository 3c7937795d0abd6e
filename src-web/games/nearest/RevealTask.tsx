import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMyId } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useResultAnnouncement } from "../../game-kit/useResultAnnouncement.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import {
  useNearest,
  useNearestHand,
  useNumberText,
  useReveal,
  useShortNumberText,
} from "./controller.ts";
import { NumberLine } from "./NumberLine.tsx";
import styles from "./RevealTask.module.css";
import { usePins } from "./usePins.ts";
import { useVerdict } from "./useVerdict.ts";

/** How the player's own number did, once it is revealed. */
export function RevealTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("nearest");
  const numberText = useNumberText();
  const shortText = useShortNumberText();
  const lang = useGameLang();
  const myId = useMyId();
  const nearest = useNearest();
  const isPlaying = useNearestHand() !== undefined;
  const reveal = nearest?.reveal;
  const step = useReveal();
  const pins = usePins(step);
  const verdict = useVerdict(step);
  const mine = reveal?.landings.find(({ playerId }) => playerId === myId);
  const points = mine?.points ?? 0;
  useEffect(() => {
    if (step.judged) haptic(...(points > 0 ? RHYTHM.win : RHYTHM.even));
  }, [step.judged, points]);
  // A number far off the chart shows no more digits than fit into its box.
  const text = (value: number) => shortText(value, isYear);
  const judgement = () => {
    if (!mine) return t("reveal.youSilent");
    if (mine.value === reveal?.answer) return t("reveal.youExact");
    if (mine.place === undefined) return t("reveal.youOff");
    if (mine.place === 1) return t("reveal.youNearest");
    return t("reveal.youPlace", { place: mine.place });
  };
  const paid = t("reveal.points", { points: points > 0 ? `+${numberText(points, false)}` : "0" });
  useResultAnnouncement(isPlaying && step.judged, judgement());
  useResultAnnouncement(isPlaying && step.paid, paid);
  if (!reveal) return null;
  const { answer, chart, isYear } = reveal;
  return (
    <div className={cx(styles["task"], withStage && styles["tight"])} data-brief="">
      <StageTitle text={verdict} />
      {!withStage && (
        <p className={styles["question"]} lang={lang}>
          {nearest.question}
        </p>
      )}
      <dl className={styles["numbers"]}>
        {isPlaying && (
          <div>
            <dt>{t("estimate.yours")}</dt>
            <dd>{mine ? text(mine.value) : "–"}</dd>
          </div>
        )}
        <div className={cx(step.answered && styles["out"])}>
          <dt>{t("line.answer")}</dt>
          <dd>{step.answered ? text(answer) : "?"}</dd>
        </div>
      </dl>
      {!withStage && (
        <div className={styles["line"]} aria-hidden="true">
          <NumberLine
            chart={chart}
            isYear={isYear}
            pins={pins}
            values={reveal.landings.map(({ value }) => value)}
            answer={step.answered ? answer : undefined}
            place="phone"
          />
        </div>
      )}
      <div className={styles["verdict"]}>
        {isPlaying && step.judged && (
          <>
            <p className={styles["judgement"]}>{judgement()}</p>
            {mine && mine.value !== answer && (
              <p>
                {t("reveal.distance", {
                  distance: shortText(Math.abs(mine.value - answer), false),
                })}
              </p>
            )}
          </>
        )}
        {isPlaying && step.paid && (
          <p className={cx(styles["points"], points > 0 && styles["won"])}>{paid}</p>
        )}
      </div>
      <ReactionButtons />
    </div>
  );
}
