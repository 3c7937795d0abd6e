import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Replay } from "../../drawing/replay/Replay.tsx";
import { exampleAvatar, SAMPLES } from "../../drawing/replay/samples.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { CanvasTag } from "./CanvasTag.tsx";
import styles from "./Tutorial.module.css";
import { WordBar } from "./WordBar.tsx";

/** The game in three panels. Each is highlighted in turn; all stay readable. */
export default function Tutorial() {
  const { t } = useTranslation("canvas-clash");
  return (
    <TutorialPanels
      className={styles["panels"]}
      panels={(lit) => [
        { text: t("tutorial.paint"), picture: <Paint isLit={lit === 0} /> },
        { text: t("tutorial.guess"), picture: <Guess /> },
        { text: t("tutorial.credit"), picture: <Credit /> },
      ]}
    />
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
  const { t } = useTranslation("canvas-clash");
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
