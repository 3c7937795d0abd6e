import { useTranslation } from "react-i18next";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { HANDS } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { HandSticker } from "./HandSticker.tsx";
import { ResultTag } from "./ResultTag.tsx";
import styles from "./Tutorial.module.css";

/** The game in three panels. Each is highlighted in turn; all stay readable. */
export default function Tutorial() {
  const { t } = useTranslation("rps-shoot");
  return (
    <TutorialPanels
      panels={() => [
        { text: t("tutorial.plot"), picture: <Plot /> },
        { text: t("tutorial.bet"), picture: <Bet /> },
        { text: t("tutorial.shoot"), picture: <Shoot /> },
      ]}
    />
  );
}

function Plot() {
  return (
    <span className={styles["slots"]}>
      {HANDS.map((hand) => (
        <span key={hand} className={cx(styles["slot"], styles[hand])}>
          <HandSticker hand={hand} from="up" />
        </span>
      ))}
    </span>
  );
}

function Bet() {
  const { t } = useTranslation("rps-shoot");
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
