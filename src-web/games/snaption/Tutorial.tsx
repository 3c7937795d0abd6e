import { Heart } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { paintOf } from "./CaptionCard.tsx";
import { SnapPhoto } from "./SnapPhoto.tsx";
import styles from "./Tutorial.module.css";

/** The game in three panels. Each is highlighted in turn; all stay readable. */
export default function Tutorial() {
  const { t } = useTranslation("snaption");
  return (
    <TutorialPanels
      panels={() => [
        { text: t("tutorial.photo"), picture: <Photo /> },
        { text: t("tutorial.write"), picture: <Write /> },
        { text: t("tutorial.vote"), picture: <Vote /> },
      ]}
    />
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
