import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import styles from "./Tutorial.module.css";

const BARS = [1, 0.66, 0.42, 0.26] as const;

/** The game in three panels. Each is highlighted in turn; all stay readable. */
export default function Tutorial() {
  const { t } = useTranslation("sync-think");
  return (
    <TutorialPanels
      className={styles["panels"]}
      panels={() => [
        { text: t("tutorial.link"), picture: <Link /> },
        { text: t("tutorial.match"), picture: <Match /> },
        { text: t("tutorial.fall"), picture: <Fall /> },
      ]}
    />
  );
}

function Link() {
  const { t } = useTranslation("sync-think");
  return (
    <span className={styles["link"]}>
      <b className={styles["one"]}>{t("tutorial.one")}</b>
      <i>?</i>
      <b className={styles["other"]}>{t("tutorial.other")}</b>
    </span>
  );
}

function Match() {
  const { t } = useTranslation("sync-think");
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
