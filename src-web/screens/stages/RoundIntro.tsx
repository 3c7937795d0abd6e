import { useTranslation } from "react-i18next";
import { factsOf } from "../../../src-shared/catalog/gameTypes.ts";
import { useTopic } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { useRounds } from "../../room/useRounds.ts";
import styles from "./RoundIntro.module.css";
import { StageTitle } from "../../game-kit/StageTitle.tsx";

/** 'Round 2!': a short pause before the round, with what is new about it. */
export function RoundIntro({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("room");
  const round = useTopic("listenNewRound");
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const total = useRounds() ?? 0;
  if (!round) return null;
  const { roundCount, scoreMultiplier } = round;
  const multiplies = factsOf(gameType)?.multiplies === true;
  const isLast = roundCount === total && total > 1;
  return (
    <div className={cx(styles["intro"], styles[place])}>
      <StageTitle text={isLast ? t("round.last") : t("round.getReady")} />
      <p className={styles["burst"]} key={roundCount}>
        <span className={styles["word"]}>{t("round.word")}</span>
        <b className={styles["number"]}>{roundCount}</b>
        <span className={styles["of"]}>{t("round.of", { count: total })}</span>
      </p>
      <p className={styles["stakes"]}>
        {multiplies && scoreMultiplier > 1
          ? t("round.multiplier", { factor: scoreMultiplier })
          : t("round.plain")}
      </p>
    </div>
  );
}
