import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../stage/gameParts.ts";
import { AvatarImage } from "../../ui/AvatarImage.tsx";
import { cx } from "../../ui/cx.ts";
import styles from "./Tutorial.module.css";
import "./theme.css";

const PANEL_MS = 3_200;
const PANELS = 3;
const BARS = [1, 0.66, 0.42, 0.26] as const;

/** The game in three pictures. Each takes the light in turn; all stay readable. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("sync");
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const panels = [
    { text: t("tutorial.link"), picture: <Link /> },
    { text: t("tutorial.match"), picture: <Match /> },
    { text: t("tutorial.fall"), picture: <Fall /> },
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

function Link() {
  const { t } = useTranslation("sync");
  return (
    <span className={styles["link"]}>
      <b className={styles["one"]}>{t("tutorial.one")}</b>
      <i>?</i>
      <b className={styles["other"]}>{t("tutorial.other")}</b>
    </span>
  );
}

function Match() {
  const { t } = useTranslation("sync");
  return (
    <span className={styles["match"]}>
      {["donut.webp", "broccoli.webp"].map((src) => (
        <span key={src}>
          <b>{t("tutorial.both")}</b>
          <AvatarImage src={src} size="var(--figure)" />
        </span>
      ))}
    </span>
  );
}

function Fall() {
  return (
    <span className={styles["fall"]}>
      {BARS.map((share, at) => (
        <i key={share} style={{ "--share": share, "--at": at } as CSSProperties} />
      ))}
    </span>
  );
}
