import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../stage/gameParts.ts";
import { cx } from "../../ui/cx.ts";
import { SHOWN } from "./cast.ts";
import { useNumberText, useQuestionText } from "./controller.ts";
import { NumberLine, type Pin } from "./NumberLine.tsx";
import styles from "./Tutorial.module.css";
import "./theme.css";

const PANEL_MS = 3_200;
const PANELS = 3;
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The game in three pictures: a question, a number, a place on the line. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("nearest");
  const questionText = useQuestionText();
  const numberText = useNumberText();
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const [, pear, , taco] = SHOWN.pins;
  // Far enough away for both to stand on the floor of a small picture.
  const off: Pin = { ...pear, value: 7 };
  const winner: Pin = { ...taco, mark: "exact" };
  const panels = [
    {
      text: t("tutorial.ask"),
      picture: <p className={styles["question"]}>{questionText(SHOWN.questionId)}</p>,
    },
    {
      text: t("tutorial.type"),
      picture: (
        <div className={styles["pad"]} aria-hidden="true">
          <b>{numberText(SHOWN.answer, false)}</b>
          {KEYS.map((key) => (
            <i key={key} className={cx((key === 1 || key === 2) && styles["pressed"])}>
              {key}
            </i>
          ))}
        </div>
      ),
    },
    {
      text: t("tutorial.near"),
      picture: (
        <div className={styles["line"]}>
          <NumberLine
            chart={SHOWN.chart}
            isYear={false}
            pins={[off, winner]}
            answer={SHOWN.answer}
            place="small"
          />
        </div>
      ),
    },
  ];
  return (
    <ol className={cx(styles["panels"], styles[place])}>
      {panels.map(({ text, picture }, at) => (
        <li
          key={text}
          className={cx(styles["panel"], at === lit && styles["lit"])}
          style={{ "--at": at } as CSSProperties}
        >
          <b className={styles["number"]} aria-hidden="true">
            {at + 1}
          </b>
          <div className={styles["picture"]}>{picture}</div>
          <span className={styles["text"]}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
