import { useTranslation } from "react-i18next";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type {
  BackstageMode,
  FilterLevel,
  GameSettings,
  GameSettingsPatch,
  PhotoSourceChoice,
  Rating,
} from "../../../../src-shared/catalog/settings.ts";
import { Choice, Switch } from "../../../ui/controls/Choice.tsx";
import styles from "./backstage.module.css";

// The catalogue's lists stand beside schemas that the web app does not load.
const LEVELS: readonly FilterLevel[] = ["none", "moderate", "strict"];
const RATINGS: readonly Rating[] = ["family", "teen", "adult"];
const MODES: readonly BackstageMode[] = ["off", "hide", "approve"];
const PHOTOS: readonly PhotoSourceChoice[] = ["pack", "players"];

interface TextSettingsProps {
  readonly gameType: GameType | undefined;
  readonly settings: GameSettings;
  readonly onChange: (patch: GameSettingsPatch) => void;
}

/** What a host may set in games in which people write: for whom it is and who looks first. */
export default function TextSettings({ gameType, settings, onChange }: TextSettingsProps) {
  const { t } = useTranslation("backstage");
  return (
    <div className={styles["panel"]}>
      {gameType === "SNAPTION" && (
        <Choice
          label={t("photos.label")}
          options={PHOTOS}
          value={settings.snaptionSettings?.photoSource ?? "pack"}
          nameOf={(source) => t(`photos.${source}`)}
          onChoose={(photoSource) => onChange({ snaptionSettings: { photoSource } })}
        />
      )}
      <Choice
        label={t("rating.label")}
        options={RATINGS}
        value={settings.rating}
        nameOf={(rating) => t(`rating.${rating}`)}
        onChoose={(rating) => onChange({ rating })}
      />
      <Choice
        label={t("filter.label")}
        options={LEVELS}
        value={settings.filterLevel}
        nameOf={(level) => t(`filter.${level}`)}
        onChoose={(filterLevel) => onChange({ filterLevel })}
      />
      <Choice
        label={t("mode.label")}
        options={MODES}
        value={settings.backstage}
        nameOf={(mode) => t(`mode.${mode}`)}
        onChoose={(backstage) => onChange({ backstage })}
      />
      {settings.backstage !== "off" && <p className={styles["intro"]}>{t("onPhones")}</p>}
      {gameType === "REQUIP" && (
        <div>
          <Switch
            label={t("keepAnswers")}
            on={settings.keepAnswers ?? true}
            onChange={(keepAnswers) => onChange({ keepAnswers })}
          />
          <Switch
            label={t("livelyRobots")}
            on={settings.livelyRobots ?? false}
            onChange={(livelyRobots) => onChange({ livelyRobots })}
          />
        </div>
      )}
    </div>
  );
}
