import { Send } from "lucide-react";
import { useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Replay } from "../../drawing/Replay.tsx";
import { exampleAvatar, SAMPLES } from "../../drawing/samples.ts";
import { currentLanguage } from "../../i18n/language.ts";
import type { StagePlace } from "../../stage/gameParts.ts";
import { AvatarImage } from "../../ui/AvatarImage.tsx";
import { cx } from "../../ui/cx.ts";
import { CanvasTag } from "./CanvasTag.tsx";
import styles from "./Tutorial.module.css";
import { WordBar } from "./WordBar.tsx";
import "./theme.css";

const PANEL_MS = 3_400;
const PANELS = 3;

/** The game in three pictures. Each takes the light in turn; all stay readable. */
export default function Tutorial({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("canvas");
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setLit((at) => (at + 1) % PANELS), PANEL_MS);
    return () => clearInterval(interval);
  }, []);
  const panels = [
    { text: t("tutorial.paint"), picture: <Paint isLit={lit === 0} /> },
    { text: t("tutorial.guess"), picture: <Guess /> },
    { text: t("tutorial.credit"), picture: <Credit /> },
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
          <span className={styles["picture"]} aria-hidden="true">
            {picture}
          </span>
          <span className={styles["text"]}>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Papers({
  isPlaying,
  credited = false,
}: {
  readonly isPlaying: boolean;
  readonly credited?: boolean;
}) {
  return (
    <span className={styles["papers"]}>
      {SAMPLES.map(({ painterId, drawing, creditedBy }, at) => (
        <span key={painterId} className={styles["paper"]}>
          <Replay
            key={String(isPlaying)}
            drawing={drawing}
            label=""
            lastsMs={2_400}
            delayMs={200}
            still={!isPlaying}
          />
          <span className={styles["tag"]}>
            <CanvasTag index={at} />
          </span>
          {credited && (
            <span className={styles["fans"]}>
              {creditedBy.map((id) => (
                <AvatarImage key={id} src={exampleAvatar(id)} size="var(--fan)" />
              ))}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

function Paint({ isLit }: { readonly isLit: boolean }) {
  return <Papers isPlaying={isLit} />;
}

function Guess() {
  const { t } = useTranslation("canvas");
  const word = t("example.word");
  const letters = Array.from(word);
  const bar = letters.map((letter, at) => (at === 0 ? letter : "_")).join("");
  return (
    <span className={styles["guess"]}>
      <span className={styles["bar"]}>
        <WordBar bar={bar} language={currentLanguage()} />
      </span>
      <span className={styles["typed"]}>
        <span>{word}</span>
        <i>
          <Send />
        </i>
      </span>
    </span>
  );
}

function Credit() {
  return <Papers isPlaying={false} credited />;
}
