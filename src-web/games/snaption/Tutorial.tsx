import { Heart } from "lucide-react";
import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../stage/gameParts.ts";
import { cx } from "../../ui/cx.ts";
import { paintOf } from "./CaptionCard.tsx";
import { SnapPhoto } from "./SnapPhoto.tsx";
import "./theme.css";
import styles from "./Tutorial.module.css";

const PANEL_MS = 3_200;
const PANELS = 3;

/** The game in three pictures. Each takes the light in turn; all stay readable. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("snaption");
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const panels = [
    { text: t("tutorial.photo"), picture: <Photo /> },
    { text: t("tutorial.write"), picture: <Write /> },
    { text: t("tutorial.vote"), picture: <Vote /> },
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

function Photo() {
  return (
    <span className={styles["photo"]}>
      <SnapPhoto source={{ kind: "pack", id: "dentist-donut" }} />
    </span>
  );
}

function Write() {
  const { t } = useTranslation("snaption");
  return (
    <span className={styles["write"]}>
      <i>{t("example.captionA")}</i>
    </span>
  );
}

function Vote() {
  return (
    <span className={styles["cards"]}>
      {["A", "B", "C"].map((letter) => (
        <i key={letter} style={{ "--paint": paintOf(letter) } as CSSProperties}>
          <b>{letter}</b>
          <s />
          {letter === "B" && (
            <span>
              <Heart fill="currentColor" />
            </span>
          )}
        </i>
      ))}
    </span>
  );
}
