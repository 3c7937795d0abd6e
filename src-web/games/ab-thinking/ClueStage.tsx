import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { useTeller } from "./controller.ts";
import { CardFan } from "./DealStage.tsx";
import styles from "./TellerStage.module.css";

/** The storyteller ponders over their cards. */
export function ClueStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("ab-thinking");
  const teller = useTeller();
  if (!teller) return null;
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("clue.title", { name: teller.name })} silent={place === "phone"} />
      <div className={styles["teller"]} style={{ "--seat": teller.hexColor } as CSSProperties}>
        <span className={styles["figure"]}>
          <AvatarImage src={teller.avatarSrc} size="var(--figure)" />
          <span className={styles["thought"]} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </span>
        <CardFan />
        <b className={styles["name"]}>{teller.name}</b>
        <span className={styles["note"]}>{t("clue.stageHint")}</span>
      </div>
    </div>
  );
}
