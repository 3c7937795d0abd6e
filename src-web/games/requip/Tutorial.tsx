import { Bot, Heart, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import styles from "./Tutorial.module.css";

/** The game in three panels. Each is highlighted in turn; all stay readable. */
export default function Tutorial() {
  const { t } = useTranslation("requip");
  return (
    <TutorialPanels
      panels={() => [
        { text: t("tutorial.write"), picture: <Write /> },
        { text: t("tutorial.vote"), picture: <VoteFor /> },
        { text: t("tutorial.spot"), picture: <Spot /> },
      ]}
    />
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
