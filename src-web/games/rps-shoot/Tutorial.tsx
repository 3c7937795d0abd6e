import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../stage/gameParts.ts";
import { AvatarImage } from "../../ui/AvatarImage.tsx";
import { cx } from "../../ui/cx.ts";
import { HAND_NAMES } from "./hands.ts";
import { HandSticker } from "./HandSticker.tsx";
import { ResultTag } from "./ResultTag.tsx";
import styles from "./Tutorial.module.css";
import "./theme.css";

const PANEL_MS = 3_200;
const PANELS = 3;

/** The game in three pictures. Each takes the light in turn; all stay readable. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("rps");
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const panels = [
    { text: t("tutorial.plot"), picture: <Plot /> },
    { text: t("tutorial.bet"), picture: <Bet /> },
    { text: t("tutorial.shoot"), picture: <Shoot /> },
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

function Plot() {
  return (
    <span className={styles["slots"]}>
      {HAND_NAMES.map((hand) => (
        <span key={hand} className={cx(styles["slot"], styles[hand])}>
          <HandSticker hand={hand} from="up" />
        </span>
      ))}
    </span>
  );
}

function Bet() {
  const { t } = useTranslation("rps");
  return (
    <span className={styles["duel"]}>
      <AvatarImage src="donut.webp" size="var(--figure)" />
      <b>{t("battle.versus")}</b>
      <AvatarImage src="broccoli.webp" size="var(--figure)" />
    </span>
  );
}

function Shoot() {
  return (
    <span className={styles["clash"]}>
      <span className={styles["from-left"]}>
        <HandSticker hand="PAPER" />
        <ResultTag result="WIN" />
      </span>
      <span className={styles["from-right"]}>
        <HandSticker hand="ROCK" from="right" />
        <ResultTag result="LOSE" />
      </span>
    </span>
  );
}
