import { useTranslation } from "react-i18next";
import { AB_SCORINGS } from "../../../src-shared/catalog/settings.ts";
import type { SettingsProps } from "../../game-kit/gameParts.ts";
import { Choice } from "../../ui/controls/Choice.tsx";

/** How the game scores. */
export default function Settings({ place, settings, onChange }: SettingsProps) {
  const { t } = useTranslation("ab-thinking");
  if (place !== "choices" || !settings.abThinkingSettings) return null;
  return (
    <Choice
      label={t("settings.scoring")}
      options={AB_SCORINGS}
      value={settings.abThinkingSettings.scoring}
      nameOf={(option) => t(`settings.scoringOf.${option}`)}
      onChoose={(scoring) => onChange({ abThinkingSettings: { scoring } })}
    />
  );
}
