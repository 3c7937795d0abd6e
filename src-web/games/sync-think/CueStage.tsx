import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./CueStage.module.css";
import { CueWords } from "./CueWords.tsx";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useSync } from "./controller.ts";
import { Ladder } from "./Ladder.tsx";

/** Two words for everybody to think about. CUE and THINK look the same, so that nobody has to look again. */
export function CueStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("sync-think");
  const { number } = useFormats();
  const sync = useSync();
  const lang = useGameLang();
  const stage = useTopic("stage");
  if (!sync || !stage) return null;
  const locked = playerIdsOf(stage.done).length;
  const count = locked + playerIdsOf(stage.waitingFor).length;
  const isThink = stage.name === "THINK";
  const points = number(sync.bonuses[sync.level] ?? 0);
  const level = t("cue.level", { level: sync.level + 1, count: sync.bonuses.length });
  return (
    <div className={styles["box"]}>
      <StageTitle
        text={isThink ? t("think.title") : t("cue.title", { level })}
        silent={place === "phone"}
      />
      <div className={cx(styles["stage"], styles[place])}>
        <div className={styles["middle"]}>
          <CueWords cue={sync.cue} lang={lang} languages={sync.cueLanguages} size="big" />
          <p className={cx(styles["locked"], isThink && styles["on"])}>
            <Lock aria-hidden="true" />
            {isThink ? t("think.locked", { locked, count }) : t("cue.pays", { points })}
          </p>
        </div>
        <div className={styles["ladder"]}>
          <Ladder />
        </div>
      </div>
    </div>
  );
}
