import { useTranslation } from "react-i18next";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { PageLink } from "../../ui/page/navigation.tsx";
import styles from "./prompt.module.css";

interface FullHouseProps {
  readonly onWatch: () => void;
  readonly onClose: () => void;
}

/** Shown when every seat is taken: offers to watch instead of turning people away. */
export default function RoomFull({ onWatch, onClose }: FullHouseProps) {
  const { t } = useTranslation("join");
  return (
    <Dialog open title={t("full.heading")} onClose={onClose}>
      <div className={styles["prompt"]}>
        <AvatarImage src="popcorn.webp" size="112px" />
        <p>{t("full.text")}</p>
        <Button size="big" wide onClick={onWatch}>
          {t("full.watch")}
        </Button>
        <PageLink to="/joinGame" className={buttonClass({ variant: "quiet", wide: true })}>
          {t("full.other")}
        </PageLink>
      </div>
    </Dialog>
  );
}
