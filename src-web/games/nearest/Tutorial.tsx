import { useTranslation } from "react-i18next";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { SHOWN } from "./cast.ts";
import { useNumberText } from "./controller.ts";
import { NumberLine, type Pin } from "./NumberLine.tsx";
import styles from "./Tutorial.module.css";

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The game in three panels: a question, a number, a place on the line. */
export default function Tutorial() {
  const { t } = useTranslation("nearest");
  const numberText = useNumberText();
  const [, pear, , taco] = SHOWN.pins;
  // Far enough apart for both pins to be in the lowest row of a small picture.
  const off: Pin = { ...pear, value: 7 };
  const winner: Pin = { ...taco, mark: "exact" };
  return (
    <TutorialPanels
      className={styles["panels"]}
      panels={() => [
        {
          text: t("tutorial.ask"),
          picture: (
            <div className={styles["view"]}>
              <p className={styles["question"]}>{t("example.question")}</p>
            </div>
          ),
        },
        {
          text: t("tutorial.type"),
          picture: (
            <div className={styles["view"]}>
              <div className={styles["pad"]}>
                <b>{numberText(SHOWN.answer, false)}</b>
                {KEYS.map((key) => (
                  <i key={key} className={cx((key === 1 || key === 2) && styles["pressed"])}>
                    {key}
                  </i>
                ))}
              </div>
            </div>
          ),
        },
        {
          text: t("tutorial.near"),
          picture: (
            <div className={styles["view"]}>
              <div className={styles["line"]}>
                <NumberLine
                  chart={SHOWN.chart}
                  isYear={false}
                  pins={[off, winner]}
                  answer={SHOWN.answer}
                  place="small"
                />
              </div>
            </div>
          ),
        },
      ]}
    />
  );
}
