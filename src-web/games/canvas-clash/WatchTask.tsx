import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { CanvasDialog } from "./CanvasDialog.tsx";
import { CanvasPeeks } from "./CanvasPeeks.tsx";
import { useShared } from "./controller.ts";
import { Feed } from "./Feed.tsx";
import styles from "./GuessTask.module.css";
import { WordBar } from "./WordBar.tsx";

/** For the audience: everything to look at, and nothing to send but reactions. */
export function WatchTask({ withStage }: { readonly withStage: boolean }) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const [open, setOpen] = useState<number>();
  if (!shared) return null;
  return (
    <div className={styles["task"]}>
      <StageTitle text={t("watch.title")} />
      <div className={styles["bar"]}>
        {!withStage && <WordBar bar={shared.bar} language={shared.language} />}
      </div>
      {withStage ? (
        <p className={styles["note"]}>{t("watch.text")}</p>
      ) : (
        <CanvasPeeks onOpen={setOpen} />
      )}
      <CanvasDialog index={open} hand={undefined} onClose={() => setOpen(undefined)} />
      <div className={styles["feed"]}>
        <Feed most={3} spoken />
      </div>
      <ReactionButtons />
    </div>
  );
}
