import { Bot, Heart, Pencil } from "lucide-react";
import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../stage/gameParts.ts";
import { AvatarImage } from "../../ui/AvatarImage.tsx";
import { cx } from "../../ui/cx.ts";
import "./theme.css";
import styles from "./Tutorial.module.css";

const PANEL_MS = 3_200;
const PANELS = 3;

/** The game in three pictures. Each takes the light in turn; all stay readable. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("requip");
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const panels = [
    { text: t("tutorial.write"), picture: <Write /> },
    { text: t("tutorial.vote"), picture: <VoteFor /> },
    { text: t("tutorial.spot"), picture: <Spot /> },
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
          <span key={String(at === lit)} className={styles["picture"]} aria-hidden="true">
            {picture}
          </span>
          <span className={styles["text"]}>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Write() {
  const { t } = useTranslation("requip");
  return (
    <span className={styles["write"]}>
      <b>{t("example.prompt")}</b>
      <i>
        {t("example.answerA")}
        <Pencil />
      </i>
    </span>
  );
}

function VoteFor() {
  return (
    <span className={styles["cards"]}>
      <i className={styles["A"]}>
        A<Heart fill="currentColor" />
      </i>
      <i className={styles["B"]}>B</i>
    </span>
  );
}

function Spot() {
  return (
    <span className={styles["suspects"]}>
      <AvatarImage src="donut.webp" size="var(--figure)" />
      <i>
        <Bot />?
      </i>
      <AvatarImage src="robot2.webp" size="var(--figure)" />
    </span>
  );
}
