import { FlaskConical } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cue, useCue } from "../../audio/cue.ts";
import { useTopic } from "../../room/index.ts";
import { Confetti } from "../../ui/effects/Confetti.tsx";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useNearest, useReveal } from "./controller.ts";
import { NumberLine } from "./NumberLine.tsx";
import styles from "./Stage.module.css";
import { Stakes } from "./Stakes.tsx";
import { usePins } from "./usePins.ts";
import { useVerdict } from "./useVerdict.ts";

interface StageProps {
  readonly place: StagePlace;
}

/** What screens show of Nearest Number: the question, then the number line. */
export default function Stage({ place }: StageProps) {
  const stage = useTopic("stage");
  switch (stage?.name) {
    case "ESTIMATE":
      return <Asking place={place} />;
    case "REVEAL":
      return <Reveal key={stage.stageId} place={place} />;
    default:
      return null;
  }
}

function Asking({ place }: StageProps) {
  const { t } = useTranslation("nearest");
  const nearest = useNearest();
  const lang = useGameLang();
  const questionId = nearest?.questionId;
  useEffect(() => {
    if (questionId !== undefined) cue("card");
  }, [questionId]);
  if (!nearest) return null;
  const title = t("estimate.title", { number: nearest.asked, total: nearest.ofQuestions });
  return (
    <div className={cx(styles["box"], styles[place])}>
      <StageTitle text={title} silent={place === "phone"} />
      <div className={styles["asking"]}>
        <p key={nearest.questionId} className={styles["question"]}>
          <FlaskConical aria-hidden="true" />
          <span lang={lang}>{nearest.question}</span>
        </p>
        {place === "tv" && <Stakes multiplier={nearest.multiplier} />}
      </div>
    </div>
  );
}

function Reveal({ place }: StageProps) {
  const nearest = useNearest();
  const lang = useGameLang();
  const step = useReveal();
  const pins = usePins(step);
  const verdict = useVerdict(step);
  const reveal = nearest?.reveal;
  const last = step.landed > 0 ? reveal?.landings[step.landed - 1] : undefined;
  const isWild = last !== undefined && last.place === undefined;
  const isHit = reveal?.landings.some(({ value }) => value === reveal.answer) ?? false;
  useEffect(() => {
    if (step.landed > 0) cue(isWild ? "whoosh" : "pop");
  }, [step.landed, isWild]);
  useEffect(() => {
    if (step.answered) cue("stamp");
  }, [step.answered]);
  const isNear = reveal?.landings.some(({ place: rank }) => rank === 1) ?? false;
  const cheer = isHit ? "wow" : isNear ? "correct" : undefined;
  useCue(step.judged ? cheer : undefined);
  if (!nearest || !reveal) return null;
  const { answer, chart, isYear } = reveal;
  return (
    <div className={cx(styles["box"], styles[place])}>
      <StageTitle text={verdict} silent={place === "phone"} />
      {step.judged && isHit && place === "tv" && <Confetti />}
      <div className={styles["reveal"]}>
        <p className={styles["reminder"]} lang={lang}>
          {nearest.question}
        </p>
        <NumberLine
          chart={chart}
          isYear={isYear}
          pins={pins}
          values={reveal.landings.map(({ value }) => value)}
          answer={step.answered ? answer : undefined}
          place={place}
        />
      </div>
    </div>
  );
}
