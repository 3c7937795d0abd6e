import { useTranslation } from "react-i18next";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useSync } from "./controller.ts";
import styles from "./CueTask.module.css";
import { CueWords } from "./CueWords.tsx";
import { Stakes } from "./Stakes.tsx";

interface CueTaskProps {
  readonly withStage: boolean;
  /** Whether the user has no seat and only watches while others write. */
  readonly isWatching?: boolean;
}

/** The two words, large, on a phone, with the points there are to win. */
export function CueTask({ withStage, isWatching = false }: CueTaskProps) {
  const { t } = useTranslation("sync-think");
  const sync = useSync();
  const lang = useGameLang();
  return (
    <div className={cx(styles["task"], withStage && styles["below"])} data-brief="">
      <StageTitle text={isWatching ? t("watch.title") : t("cue.phoneTitle")} />
      {!withStage && sync && (
        <div className={styles["box"]}>
          <div className={styles["words"]}>
            <CueWords cue={sync.cue} lang={lang} languages={sync.cueLanguages} size="big" />
          </div>
        </div>
      )}
      <div className={styles["foot"]}>
        <Stakes />
        {isWatching && <p className={styles["hint"]}>{t("watch.text")}</p>}
        <ReactionButtons />
      </div>
    </div>
  );
}
