import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  BACKSTAGE_MODES,
  FILTER_LEVELS,
  RATINGS,
  type GameSettings,
  type GameSettingsPatch,
} from "../../../../src-shared/catalog/settings.ts";
import type { SettingsPlace } from "../../../game-kit/gameParts.ts";
import type { RelevantSettings } from "./relevantSettings.ts";
import { Choice } from "../../../ui/controls/Choice.tsx";
import { useTopic } from "../../../room/index.ts";
import styles from "./backstage.module.css";

interface TextSettingsProps {
  /** Renders the settings that the game itself has at a place. */
  readonly own: (place: SettingsPlace) => ReactNode;
  /** Which of the settings about texts are offered. */
  readonly heeded: RelevantSettings;
  readonly settings: GameSettings;
  readonly onChange: (patch: GameSettingsPatch) => void;
}

/** The settings of games in which people write: whom the texts must suit, and who checks them first. */
export default function TextSettings({ own, heeded, settings, onChange }: TextSettingsProps) {
  const { t } = useTranslation("backstage");
  // A public room always filters strictly (SE71).
  const isPublic = useTopic("gameSessionUpdated")?.isPublic === true;
  return (
    <div className={styles["panel"]}>
      {own("textChoices")}
      {heeded.isRated && (
        <Choice
          label={t("rating.label")}
          options={RATINGS}
          value={settings.rating}
          nameOf={(rating) => t(`rating.${rating}`)}
          onChoose={(rating) => onChange({ rating })}
        />
      )}
      {isPublic ? (
        <p>{t("filter.public")}</p>
      ) : (
        <Choice
          label={t("filter.label")}
          options={FILTER_LEVELS}
          value={settings.filterLevel}
          nameOf={(level) => t(`filter.${level}`)}
          onChoose={(filterLevel) => onChange({ filterLevel })}
        />
      )}
      {heeded.hasBackstage && (
        <Choice
          label={t("mode.label")}
          options={BACKSTAGE_MODES}
          value={settings.backstage}
          nameOf={(mode) => t(`mode.${mode}`)}
          onChoose={(backstage) => onChange({ backstage })}
        />
      )}
      {heeded.hasBackstage && settings.backstage !== "off" && (
        <p className={styles["intro"]}>{t("onPhones")}</p>
      )}
      {own("textSwitches")}
    </div>
  );
}
