import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SHOWN } from "./cast.ts";
import styles from "./Example.module.css";
import { NumberLine, type Pin } from "./NumberLine.tsx";

const STEP_MS = 1_100;
/** Steps for the question, each number, the answer, and time to look at it. */
const STEPS = SHOWN.pins.length + 5;

/** A question in miniature that answers itself. */
export default function Example() {
  const { t } = useTranslation("nearest");
  const [step, setStep] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setStep((now) => (now + 1) % STEPS), STEP_MS);
    return () => clearInterval(interval);
  }, []);
  const isAnswered = step > SHOWN.pins.length + 1;
  const pins = SHOWN.pins.slice(0, Math.max(0, step - 1)).map((pin): Pin => {
    const isHit = isAnswered && pin.value === SHOWN.answer;
    return isHit ? { ...pin, mark: "exact" } : pin;
  });
  return (
    <figure className={styles["example"]} data-theme="EXPERIMENTS" aria-label={t("example.label")}>
      <figcaption>{t("example.question")}</figcaption>
      <div className={styles["line"]}>
        <NumberLine
          chart={SHOWN.chart}
          isYear={false}
          pins={pins}
          answer={isAnswered ? SHOWN.answer : undefined}
          place="phone"
        />
      </div>
    </figure>
  );
}
