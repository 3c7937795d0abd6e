import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { TutorialPanels } from "../../game-kit/TutorialPanels.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CardBack, CardPicture } from "./CardPicture.tsx";
import { sample } from "./samples.ts";
import styles from "./Tutorial.module.css";

/** The game in three panels: tell, add, find. Each is highlighted in turn. */
export default function Tutorial() {
  const { t } = useTranslation("ab-thinking");
  return (
    <TutorialPanels
      className={styles["panels"]}
      panels={() => [
        { text: t("tutorial.tell"), picture: <Tell /> },
        { text: t("tutorial.add"), picture: <Add /> },
        { text: t("tutorial.find"), picture: <Find /> },
      ]}
    />
  );
}

function Tell() {
  const { t } = useTranslation("ab-thinking");
  return (
    <span className={styles["tell"]}>
      <span className={styles["card"]}>
        <CardPicture card={sample("whale-hearts")} sizes="200px" mute />
      </span>
      <span className={styles["says"]}>
        <q>{t("tutorial.clue")}</q>
        <AvatarImage src="croissant.webp" size="var(--figure)" />
      </span>
    </span>
  );
}

function Add() {
  return (
    <span className={styles["add"]}>
      {["house-balloons", undefined, "pig-crown"].map((id, at) => (
        <span key={id ?? "back"} className={styles["card"]} style={{ "--at": at } as CSSProperties}>
          {id === undefined ? <CardBack /> : <CardPicture card={sample(id)} sizes="200px" mute />}
        </span>
      ))}
    </span>
  );
}

const GRID = ["pig-crown", "whale-hearts", "elephant-balloons", "house-balloons"];

function Find() {
  return (
    <span className={styles["find"]}>
      {GRID.map((id, at) => (
        <span key={id} className={cx(styles["card"], at === 1 && styles["right"])}>
          <CardPicture card={sample(id)} sizes="120px" mute />
          {at === 1 && (
            <i className={styles["tick"]}>
              <Check />
            </i>
          )}
        </span>
      ))}
    </span>
  );
}
